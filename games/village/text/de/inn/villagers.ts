import { MASS_FIGURES } from '../../../data/church.ts';
import { MILL } from '../../../data/crafts.ts';
import {
  CHRONICLER_POINTS,
  CUBES_LEFT_POINTS,
  VILLAGER_EFFECTS as E,
  TRAVELLER_POINTS,
  VILLAGERS,
  type VillagerKey,
} from '../../../data/inn.ts';
import {
  ALL_GOODS,
  FAITH,
  GRAIN_LIMIT,
  HORSE,
  KNOWLEDGE,
  OX,
  PERSUASION,
  PLOUGH,
  SCROLL,
  SKILL,
  WAGON,
  WELL_CUBES,
} from '../../../data/pieces.ts';
import { ADMIRAL_AS_CAPTAIN, CAPTAINS, VOYAGE } from '../../../data/port.ts';
import { RED_FLAGS } from '../../../data/travel.ts';
import {
  anyCubes,
  castleName,
  coins,
  cubeName,
  goodsCount,
  grain,
  inWords,
  listOf,
  points,
  time,
} from '../words.ts';

/** A card by its name: as a title, and as somebody plays it. */
interface Named {
  readonly name: string;
  /** „den Abt" */
  readonly object: string;
  readonly effect: string;
  /** When it is used. */
  readonly when: string;
}

const AT_THE_END = 'am Ende';
const ANY_TIME = 'jederzeit';

/** „1 bringt 2, 2 bringen 4" */
const table = (by: readonly number[]): string =>
  by.flatMap((worth, n) => (n === 0 ? [] : [`${n} ${n === 1 ? 'bringt' : 'bringen'} ${worth}`])).join(', ');
const cubesLeft = (colour: number): string =>
  `Am Ende zählen deine übrigen Steine ${cubeName(colour)}: ${table(CUBES_LEFT_POINTS)}, mehr als ${inWords(CUBES_LEFT_POINTS.length - 1)} bringen nichts. Münzen zählen dabei nicht.`;
const admiral = CAPTAINS[ADMIRAL_AS_CAPTAIN];

const NAMED: Readonly<Record<VillagerKey, Named>> = {
  farmersWife: {
    name: 'Bäuerin',
    object: 'die Bäuerin',
    effect: `Am Ende ${points(E.farmersWife)} für jeden Getreidesack auf deinem Hof.`,
    when: AT_THE_END,
  },
  mayor: {
    name: 'Bürgermeister',
    object: 'den Bürgermeister',
    effect: cubesLeft(PERSUASION),
    when: AT_THE_END,
  },
  chronicler: {
    name: 'Chronist',
    object: 'den Chronisten',
    effect: `Am Ende zählen deine Einträge in der Dorfchronik nach seiner Tafel: ${table(CHRONICLER_POINTS)}.`,
    when: AT_THE_END,
  },
  scholar: { name: 'Gelehrter', object: 'den Gelehrten', effect: cubesLeft(KNOWLEDGE), when: AT_THE_END },
  count: {
    name: 'Graf',
    object: 'den Grafen',
    effect: `Am Ende je ${points(E.count)} für deinen Marker auf den Burgen mit roter Fahne: ${listOf(RED_FLAGS.map(castleName))}.`,
    when: AT_THE_END,
  },
  estateManager: {
    name: 'Gutsverwalter',
    object: 'den Gutsverwalter',
    effect: `Am Ende je ${points(E.estateManager)} für jede der ${inWords(ALL_GOODS.length)} Arten von Gütern, die auf deinem Hof liegt.`,
    when: AT_THE_END,
  },
  medicus: {
    name: 'Medikus',
    object: 'den Medikus',
    effect: `Am Ende ${points(E.medicus)} für jedes lebende Mitglied deiner Familie, auch im schwarzen Beutel.`,
    when: AT_THE_END,
  },
  nun: { name: 'Nonne', object: 'die Nonne', effect: cubesLeft(FAITH), when: AT_THE_END },
  traveller: {
    name: 'Reisender',
    object: 'den Reisenden',
    effect: `Am Ende zählen deine besuchten Burgen nach seiner Tafel: ${table(TRAVELLER_POINTS)}.`,
    when: AT_THE_END,
  },
  pickpocket: {
    name: 'Taschendiebin',
    object: 'die Taschendiebin',
    effect: `Ganz zuletzt: ${points(E.pickpocketLast)}, wenn niemand weniger Punkte hat als du, sonst ${E.pickpocket}.`,
    when: AT_THE_END,
  },
  guildMaster: {
    name: 'Zunftmeister',
    object: 'den Zunftmeister',
    effect: cubesLeft(SKILL),
    when: AT_THE_END,
  },
  abbot: {
    name: 'Abt',
    object: 'den Abt',
    effect: 'Eines deiner Mitglieder auf einer Kirchenstufe steigt ganz nach oben, ohne Getreide.',
    when: ANY_TIME,
  },
  messenger: {
    name: 'Bote',
    object: 'den Boten',
    effect:
      'Dein Marker kommt auf eine beliebige Burg, auf der du noch keinen hast. Ihre Belohnung bekommst du sofort; niemand reist.',
    when: ANY_TIME,
  },
  noblewoman: {
    name: 'Edeldame',
    object: 'die Edeldame',
    effect: `${points(E.noblewoman)}. Du siehst einen Kartenstapel durch und darfst eine Karte daraus für ihren Preis nehmen; die anderen sehen nur, was du zahlst.`,
    when: ANY_TIME,
  },
  farmhand: {
    name: 'Knecht',
    object: 'den Knecht',
    effect: `${points(E.farmhand)}, und deine Scheune wird bis auf ${inWords(GRAIN_LIMIT)} Säcke gefüllt.`,
    when: ANY_TIME,
  },
  herbalist: {
    name: 'Kräuterweib',
    object: 'das Kräuterweib',
    effect: `${points(E.herbalist)}. Dein Marker der Lebenszeit darf unmittelbar hinter den Federkiel oder unmittelbar davor. Nicht am Markttag.`,
    when: ANY_TIME,
  },
  councilman: {
    name: 'Ratsherr',
    object: 'den Ratsherrn',
    effect: `Du nutzt ${inWords(E.councilmanPrivileges)} Privilegien bis zur Stufe deines höchsten Ratsmitglieds, auch zweimal dasselbe.`,
    when: ANY_TIME,
  },
  blacksmith: {
    name: 'Schmiedin',
    object: 'die Schmiedin',
    effect: `${goodsCount(PLOUGH, E.blacksmithPloughs)} aus dem Vorrat.`,
    when: ANY_TIME,
  },
  scribe: {
    name: 'Schreiber',
    object: 'den Schreiber',
    effect: `${goodsCount(SCROLL, E.scribeScrolls)} aus dem Vorrat.`,
    when: ANY_TIME,
  },
  prodigalSon: {
    name: 'Verlorener Sohn',
    object: 'den Verlorenen Sohn',
    effect: `${points(E.prodigalSon)}. Dazu wie mit der Aktion „Familie“: Nachwuchs, oder jemand kehrt heim.`,
    when: ANY_TIME,
  },
  cattleBreeder: {
    name: 'Viehzüchter',
    object: 'den Viehzüchter',
    effect: `${goodsCount(HORSE, 1)} oder ${goodsCount(OX, 1)} aus dem Vorrat.`,
    when: ANY_TIME,
  },
  cartwright: {
    name: 'Wagenbauer',
    object: 'den Wagenbauer',
    effect: `${goodsCount(WAGON, E.cartwrightWagons)} aus dem Vorrat.`,
    when: ANY_TIME,
  },
  scrapDealer: {
    name: 'Altwarenhändlerin',
    object: 'die Altwarenhändlerin',
    effect:
      'Am Ende eines Markttags nimmst du einen Kunden, der noch an einem Stand steht, ohne etwas zu geben. Nicht an dem Tag, an dem du den Marktschreier spielst.',
    when: 'am Ende eines Markttags',
  },
  bard: {
    name: 'Barde',
    object: 'den Barden',
    effect:
      'Stirbt jemand von dir, gleich wo, kommt er in die Dorfchronik, ohne dort einen Platz zu belegen.',
    when: 'bei einem Todesfall',
  },
  jester: {
    name: 'Gaukler',
    object: 'den Gaukler',
    effect: `Gleich nach deiner Aktion: ${points(E.jester)} und noch eine Aktion, mit einem weiteren Stein oder für ${inWords(WELL_CUBES)} gleiche am Brunnen.`,
    when: 'nach deiner Aktion',
  },
  oldMan: {
    name: 'Greis',
    object: 'den Greis',
    effect: `Statt einen Stein zu nehmen: ${points(E.oldMan)} und eine beliebige Aktion. Was sie selbst kostet, zahlst du.`,
    when: 'statt eines Steins',
  },
  marketCrier: {
    name: 'Marktschreier',
    object: 'den Marktschreier',
    effect: 'An diesem Markttag darfst du auch Kunden der Warteschlange bedienen.',
    when: 'zu Beginn eines Markttags',
  },
  miller: {
    name: 'Müller',
    object: 'den Müller',
    effect: `In der Mühle bekommst du für ${time(MILL.time)} und ${grain(MILL.grain)} diesmal ${coins(E.millerCoins)}.`,
    when: 'in der Mühle',
  },
  father: {
    name: 'Pater',
    object: 'den Pater',
    effect: `In dieser Messe löst niemand aus, und du suchst die ${inWords(MASS_FIGURES)} Figuren aus dem Beutel aus.`,
    when: 'zu Beginn einer Messe',
  },
  tollKeeper: {
    name: 'Zöllner',
    object: 'den Zöllner',
    effect:
      'Mit der Aktion „Reise“: Eine Reise zur nächsten Burg kostet dich weder Steine noch Zeit noch Planwagen.',
    when: 'auf Reisen',
  },
  admiral: {
    name: 'Admiral',
    object: 'den Admiral',
    effect: `Fährt statt eines Kapitäns und kostet keine Münzen. Der erste Schritt ist frei, jeder weitere kostet ${anyCubes(admiral.anyCubes)}.`,
    when: 'beim Auslaufen',
  },
  cartographer: {
    name: 'Kartograph',
    object: 'den Kartographen',
    effect:
      'Mit der Aktion „Reise“: Dein Schiff legt sofort an einer beliebigen Insel an, ohne Schritte und ohne Zeit. Einen Kapitän brauchst du trotzdem.',
    when: 'vor dem ersten Schritt',
  },
  quartermaster: {
    name: 'Quartiermeister',
    object: 'den Quartiermeister',
    effect: 'Du lädst einmal zwei Stücke derselben Art; jedes braucht einen Laderaum.',
    when: 'beim Laden',
  },
  helmsman: {
    name: 'Steuermann',
    object: 'den Steuermann',
    effect: `Auf dieser Fahrt sind bei jeder Bewegung ${inWords(VOYAGE.freeSteps + E.helmsmanSteps)} Schritte frei.`,
    when: 'nach dem Anheuern',
  },
  cousin: {
    name: 'Base',
    object: 'die Base',
    effect:
      'Ein Mitglied vom Hof kommt ohne Zeit und Stein auf einen freien Rang der Zeremonie, auch wenn dort schon jemand von dir steht. Was der Rang bringt, bekommst du.',
    when: ANY_TIME,
  },
  grocer: {
    name: 'Fragnerin',
    object: 'die Fragnerin',
    effect: '1 Stein nach Wahl, 1 Getreide und 1 Werkzeug oder 1 Brot.',
    when: ANY_TIME,
  },
  jackOfAllTrades: {
    name: 'Tausendsassa',
    object: 'den Tausendsassa',
    effect: `${points(E.jackOfAllTrades)}. Du darfst ${inWords(E.jackRolls)}mal würfeln und nimmst je Wurf einen Stein dieser Farbe.`,
    when: ANY_TIME,
  },
};

const named = (card: number): Named => NAMED[VILLAGERS[card].key];
export const villagerName = (card: number): string => named(card).name;
/** „den Abt" */
export const theVillager = (card: number): string => named(card).object;
export const villagerEffect = (card: number): string => named(card).effect;
export const villagerMoment = (card: number): string => named(card).when;

/** „1 Münze", „2 Bier" */
export const cardPrice = (n: number, beer: number): string => (n > 0 ? coins(n) : `${beer} Bier`);
export const villagerPrice = (card: number): string => cardPrice(VILLAGERS[card].coins, VILLAGERS[card].beer);
