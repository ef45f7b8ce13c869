import { capital, counted } from '@spielstube/engine/text';
import { SALE_GREEN, SALE_TIME } from '../../../data/market.ts';
import { GRAIN_LIMIT, WELL_CUBES } from '../../../data/pieces.ts';
import {
  CAPTAINS,
  CARGO_GRAIN,
  CHEST,
  CHESTS,
  COCOA,
  EXOTICS,
  HARBOUR,
  ISLANDS,
  islandAt,
  isTimeWater,
  NO_STACK,
  TEA,
  VOYAGE,
} from '../../../data/port.ts';
import type { PortWords } from '../../port/words.ts';
import {
  coins,
  cubes,
  goodName,
  goodsCount,
  inWords,
  islandName,
  listOf,
  points,
  price,
  time,
  tools,
} from '../words.ts';

/** Travel when there is a sea. */
export const ABOUT_SEA_TRAVEL =
  'Mit einem Kapitän auslaufen, auf See weiterfahren oder in den Hafen heimkehren.';

const CARGO = new Map<number, readonly [one: string, many: string]>([
  [CARGO_GRAIN, ['Getreide', 'Getreide']],
  [COCOA, ['Kakao', 'Kakao']],
  [TEA, ['Tee', 'Tee']],
  [CHEST, ['Schatzkiste', 'Schatzkisten']],
]);
export const cargoName = (cargo: number): string => CARGO.get(cargo)?.[0] ?? goodName(cargo);
/** „1 Ochse", „2 Schatzkisten" */
export function cargoes(cargo: number, n: number): string {
  const words = CARGO.get(cargo);
  return words === undefined ? goodsCount(cargo, n) : counted(n, words[0], words[1]);
}

export function waterName(water: number): string {
  if (water === HARBOUR) return 'Hafen';
  const island = islandAt(water);
  return island < 0 ? `offenes Wasser ${water}` : `vor der ${islandName(island)}`;
}
/** „ins offene Wasser 2", „vor die Teeinsel" */
export function toWater(water: number): string {
  const island = islandAt(water);
  return island < 0 ? `ins offene Wasser ${water}` : `vor die ${islandName(island)}`;
}

/** „1 Wissen je Schritt", „1 Glaube für bis zu 2 Schritte" */
export function captainSteps(captain: number): string {
  const { cubes: byColour, anyCubes, steps } = CAPTAINS[captain];
  return `${price(byColour, anyCubes)} ${steps === 1 ? 'je Schritt' : `für bis zu ${steps} Schritte`}`;
}
export const captainName = (captain: number): string =>
  CAPTAINS[captain].coins === 0 ? 'Admiral' : `Kapitän (${captainSteps(captain)})`;

export const buysOf = (island: number): string =>
  ISLANDS[island].buys
    .flatMap((worth, cargo) => (worth > 0 ? [`${cargoName(cargo)} ${worth}`] : []))
    .join(', ');

export function lighthouseCost(island: number): string {
  const { lighthouse } = ISLANDS[island];
  if (lighthouse === null) return '';
  return listOf([
    lighthouse.wagons > 0 && `${counted(lighthouse.wagons, 'Planwagen', 'Planwagen')} vom Schiff`,
    ...lighthouse.cubes.map(
      (n, colour) => n > 0 && cubes(lighthouse.cubes.map((c, at) => (at === colour ? c : 0))),
    ),
  ]);
}

export function chestContent(chest: number): string {
  const { coins: n, tools: count } = CHESTS[chest];
  return count > 0 ? tools(count) : coins(n);
}

const lighthouseAbout = (island: number): string => {
  const { lighthouse } = ISLANDS[island];
  return lighthouse === null
    ? 'Diese Insel hat keinen Leuchtturm.'
    : `Wer jemanden vom Schiff hierher setzt, zahlt ${lighthouseCost(island)} und bekommt sofort ${points(lighthouse.points)}. Der Turm bleibt besetzt, bis der Wärter stirbt.`;
};
const WELL_TOO = `${capital(inWords(WELL_CUBES))} gleiche bezahlen auch den Brunnen.`;
const CARGO_USES = new Map<number, string>([
  [COCOA, `Daheim am Markttag ${points(EXOTICS.cocoaPoints)} wert.`],
  [TEA, `Daheim am Markttag ${points(EXOTICS.teaPoints)} und ${coins(EXOTICS.teaCoins)} wert.`],
  [CHEST, 'Was darin ist, weiß nur, wer sie geladen hat. Daheim darf sie jederzeit geöffnet werden.'],
]);
const soldAt = (cargo: number): string =>
  listOf(
    ISLANDS.flatMap(({ buys }, island) =>
      buys[cargo] > 0 ? [`${islandName(island)} (${buys[cargo]})`] : [],
    ),
  );

/** What the sea says on the board. */
export const portWords: PortWords = {
  sea: 'Seereise',
  seaAbout:
    'Statt der Burgen liegen hier Inseln: Güter verkaufen, Kakao, Tee und Schätze holen, Leuchttürme besetzen.',
  travelAbout: ABOUT_SEA_TRAVEL,
  water: (water) => capital(waterName(water)),
  waterAbout: (water) => {
    if (water === HARBOUR)
      return `Hier laufen die Schiffe aus. Zurück geht es von überall mit der Aktion „Reise“ für ${time(VOYAGE.returnTime)}.`;
    return isTimeWater(water)
      ? `Hineinfahren kostet ${time(VOYAGE.waterTime)}.`
      : 'Hier darf das Schiff anlegen oder weiterfahren. Anlegen beendet die Bewegung.';
  },
  line: (from, to) => `Seeweg: ${from} – ${to}`,
  lineAbout: `Eine Linie ist ein Schritt. Der erste Schritt jeder Bewegung ist frei, weitere kosten, was der Kapitän verlangt.`,

  island: islandName,
  buys: buysOf,
  islandAbout: (island) => {
    const { stack } = ISLANDS[island];
    return [
      buysOf(island) === '' ? 'Kauft nichts.' : `Kauft vom Schiff, Punkte je Stück: ${buysOf(island)}.`,
      ...(stack === NO_STACK
        ? []
        : [
            `Hier wird ${cargoName(stack)} geladen: ein Stück, wenn ein Laderaum frei und keines an Bord ist.`,
          ]),
      lighthouseAbout(island),
    ];
  },
  lighthouse: (island) => `Leuchtturm der ${islandName(island)}`,
  lighthouseCost,
  lighthouseAbout,
  tilesLeft: (stack, left) => `Noch ${cargoes(stack, left)} auf der Insel.`,

  captain: captainName,
  captainSteps,
  captainAbout: (captain) =>
    `${CAPTAINS[captain].coins === 0 ? 'Kostet keine Münzen' : `Anheuern: ${coins(CAPTAINS[captain].coins)}`}. Der erste Schritt jeder Bewegung ist frei, dann ${captainSteps(captain)}.`,
  captains: (n) => `Kapitäne für ${coins(n)}`,
  captainsAbout: 'Ein Kapitän fährt eine ganze Reise mit und kommt nach der Heimkehr aus dem Spiel.',

  ship: 'Schiff',
  shipOf: (name) => `Das Schiff von ${name}`,
  hold: (n) => `Laderaum ${n + 1}`,
  emptyHold: 'leerer Laderaum',
  holdsAbout: `${capital(inWords(VOYAGE.holds))} Laderäume für je ein Stück, alle von verschiedener Art. Was an Bord ist, hilft im Dorf nicht; über Bord geht nichts.`,
  helmsman: 'Steuermann an Bord: ein weiterer Schritt jeder Bewegung ist frei',
  stepsLeft: (steps) =>
    steps === 0
      ? 'Der nächste Schritt kostet.'
      : `${counted(steps, 'Schritt ist', 'Schritte sind')} noch frei.`,

  cargo: cargoName,
  cargoes,
  cargoAbout: (cargo) => CARGO_USES.get(cargo) ?? `Abnehmer: ${soldAt(cargo)}.`,
  goodUse: (good) =>
    soldAt(good) === ''
      ? 'Kommt auf kein Schiff.'
      : `Vom Schiff aus verkäuflich: ${soldAt(good)}, Punkte je Stück.`,
  cubeUse: () => `Bezahlt Schritte auf See und Leuchttürme. ${WELL_TOO}`,
  chest: 'Schatzkiste',
  chestAbout: 'Ungeöffnet daheim: Öffne sie, wann du willst. Spätestens vor der Wertung geht sie auf.',
  chestContent,
  hiddenChest: 'Schatzkiste, verschlossen',
  openChest: 'Öffnen',
  cocoaStall: `Kakaostand: ${points(EXOTICS.cocoaPoints)}`,
  teaStall: `Teestand: ${points(EXOTICS.teaPoints)} und ${coins(EXOTICS.teaCoins)}`,
  exoticsAbout: `Immer offen: 1 Kakao oder 1 Tee statt eines Kunden, auch mehrmals am Tag. Bis auf den ersten Verkauf dessen, der den Markttag ausruft, kostet es ${cubes([0, SALE_GREEN])} und ${time(SALE_TIME)}.`,
  atHome: `Heimgebracht. Getreide über ${inWords(GRAIN_LIMIT)} Säcke hinaus verfällt beim Ausladen.`,

  burial: (space) => `Seebestattung ${space + 1}`,
  burialAbout: (worth) =>
    `Für wen auf See stirbt, wenn die Chronik bei der Reise voll ist.${worth > 0 ? ` Bringt sofort ${points(worth)}.` : ''}`,
  freeBurials: (free) =>
    free === 0
      ? 'Alle Seebestattungsfelder sind belegt.'
      : `${counted(free, 'Seebestattungsfeld', 'Seebestattungsfelder')} frei. Nach dem letzten endet das Spiel.`,
};
