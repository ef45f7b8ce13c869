import { capital, counted } from '@spielstube/engine/text';
import {
  BOATMAN_CITIZEN,
  CITIZEN_VALUE,
  KNIGHT_CITIZEN,
  STATION_VALUE,
  STATIONS_CITIZEN,
} from '../../data/citizens.ts';
import { CANAL_STEPS, CANALISATION, DEED_COINS } from '../../data/deeds.ts';
import { GOOD_POINTS, isFood } from '../../data/goods.ts';
import { ROUNDS } from '../../data/hourglass.ts';
import { MAP, ORLEANS, ROAD } from '../../data/map.ts';
import { isOwn, MONK, professionOf } from '../../data/people.ts';
import {
  ANYBODY,
  BOARD_PLACES,
  EFFECTS,
  PLACE_OF_SPACE,
  SPACE_NEEDS,
  spacesOf,
  TILE_CATEGORY,
  TOWN_HALL,
  tileOf,
} from '../../data/places.ts';
import {
  CENSUS_COINS,
  CENSUS_LAST_PAYS_FROM,
  GOODS_PER_TAX,
  HARVEST_FINE,
  MARKET_SPACES,
} from '../../data/setup.ts';
import { COINS_ON_FIELD, STATUS, TRACK_END } from '../../data/tracks.ts';
import { FARMER_GEAR } from '../../rules/moves.ts';
import { sum } from '../../rules/supply.ts';
import { CITIZEN_FIELDS, listed } from '../figures.ts';
import type { Note, Notes } from '../notes.ts';
import { ruleOfEvent, ruleOfPhase, ruleOfPlace, ruleOfProfession, ruleOfTrack } from '../rules.ts';
import { effectName, rewardName } from './effects.ts';
import { citizenName } from './names.ts';
import {
  atPlace,
  categoryName,
  cityName,
  coins,
  deedName,
  eventName,
  foodName,
  gearName,
  goodName,
  goods,
  inWords,
  listOf,
  needName,
  needsOf,
  pathName,
  people,
  personName,
  persons,
  phaseName,
  placeName,
  points,
  professionName,
  professionsName,
  spaceFor,
  stations,
  steps,
  trackName,
} from './words.ts';

const note = (title: string, lines: readonly (string | false)[], rule: Note['rule']): Note => ({
  title,
  lines: lines.filter((line) => line !== false),
  rule,
});

const PHASES: readonly string[] = [
  'Jeder nimmt eine Ortskarte aus dem Spiel.',
  'Das nächste Plättchen zeigt, was am Ende der Runde geschieht.',
  `Wer auf der Bauernleiste allein vorn steht, bekommt ${coins(CENSUS_COINS)}; wer allein hinten steht, zahlt ${coins(CENSUS_COINS)}. Unter ${inWords(CENSUS_LAST_PAYS_FROM)} am Tisch zahlt niemand.`,
  'Alle ziehen Leute aus ihrem Beutel auf den Markt, so viele, wie ihre Ritter erlauben.',
  'Alle setzen ihre Leute auf Orte. Ist jedes Feld eines Ortes belegt, ist er bereit.',
  'Reihum nutzt jeder einen bereiten Ort oder passt, bis alle gepasst haben.',
  'Das Ereignis der Runde trifft alle.',
  'Der Startspielerstein geht nach links weiter.',
];

/** In the order of EVENT_KEYS. */
const EVENTS: readonly string[] = [
  'In dieser Runde bringt das Kloster keinen Mönch.',
  'Jeder bekommt so viele Münzen, wie sein Entwicklungsstand zeigt.',
  `Jeder gibt 1 Nahrung ab: ${foodName}. Wer keine hat, zahlt ${coins(HARVEST_FINE)}.`,
  'Jeder bekommt 1 Münze für jedes gebaute Kontor.',
  'Jeder zieht jemanden aus seinem Beutel. Ein neutraler geht verloren, ein eigener bleibt.',
  `Jeder zahlt 1 Münze für je ${inWords(GOODS_PER_TAX)} Waren.`,
];

/** What each profession is good for. */
const PROFESSIONS: readonly string[] = [
  'Bauern holst du im Bauernhaus; jeder bringt eine Ware und hilft bei der Volkszählung.',
  'Schiffer holst du im Dorf; sie bringen Münzen.',
  'Handwerker holst du im Dorf; jeder bringt Technik.',
  'Händler holst du im Dorf; jeder bringt eine Ortskarte.',
  'Ritter holst du in der Burg; mit ihnen ziehst du mehr Leute.',
  'Gelehrte holst du in der Universität; jeder bringt Entwicklungsschritte.',
  'Mönche holst du im Kloster; sie vertreten jeden anderen Beruf, nur nicht in Werken.',
];

const category = (place: number): string =>
  place < BOARD_PLACES
    ? 'Ein Ort deines Tableaus.'
    : `Ortskarte der Kategorie ${categoryName(TILE_CATEGORY[tileOf(place)])}: Sie gibt es nur einmal.`;

function whereIsCitizen(citizen: number): string {
  if (citizen < CITIZEN_FIELDS.length)
    return `Ihn bekommt, wer auf der Entwicklungsleiste zuerst Feld ${CITIZEN_FIELDS[citizen]} erreicht oder überschreitet.`;
  if (citizen === BOATMAN_CITIZEN || citizen === KNIGHT_CITIZEN)
    return 'Ihn bekommt, wer das Feld als Erster erreicht.';
  if (citizen === STATIONS_CITIZEN) return 'Ihn bekommt am Ende, wer allein die meisten Kontore gebaut hat.';
  return 'Ihn bekommt, wer das letzte freie Feld des Werks füllt.';
}

/** Everything on the table explains itself. */
export const notes: Notes = {
  round: (round) =>
    note(
      `Runde ${round} von ${ROUNDS}`,
      [round === ROUNDS ? 'Die letzte Runde.' : `Danach kommen noch ${ROUNDS - round}.`],
      'ORL-ROUND-01',
    ),
  phase: (phase) => note(phaseName(phase), [PHASES[phase]], ruleOfPhase(phase)),
  event: (event) => note(eventName(event), [EVENTS[event]], ruleOfEvent(event)),
  hourglass: (toCome) =>
    note(
      'Stundenglas',
      sum(toCome) === 0
        ? ['Das letzte Plättchen liegt offen.']
        : [
            `Es kommen noch ${sum(toCome)}, in unbekannter Reihenfolge:`,
            toCome.flatMap((n, event) => (n > 0 ? [`${eventName(event)} ${n}×`] : [])).join(', '),
          ],
      'ORL-HOUR-04',
    ),
  bank: (n) =>
    note(
      `Stadtkasse: ${coins(n)}`,
      ['Alle Münzen kommen aus ihr und gehen in sie. Was sie nicht hat, zahlt sie nicht.'],
      'ORL-GEN-05',
    ),
  startPlayer: (name) =>
    note(
      `Startspieler: ${name}`,
      ['Beginnt in dieser Runde; danach geht der Stein nach links.'],
      'ORL-ROUND-03',
    ),

  person: (kind) =>
    note(
      capital(personName(kind)),
      [
        isOwn(kind)
          ? 'Eigene Leute bleiben immer bei dir: keine Pest, keine Werke, keine Folter.'
          : PROFESSIONS[kind],
      ],
      isOwn(kind) ? 'ORL-GEN-11' : professionOf(kind) === MONK ? 'ORL-PLAN-04' : ruleOfProfession(kind),
    ),
  supply: (profession, n) =>
    note(
      `${professionsName(profession)} im Vorrat: ${n}`,
      [PROFESSIONS[profession], n === 0 && 'Es ist keiner mehr da, bis einer zurückkommt.'],
      'ORL-GEN-02',
    ),
  place: (place) =>
    note(
      placeName(place),
      [
        spacesOf(place) > 0 &&
          (place === TOWN_HALL
            ? 'Platz für zwei neutrale Leute; einer genügt.'
            : `Braucht: ${needsOf(place)}.`),
        `Wirkung: ${effectName(place)}.`,
        category(place),
      ],
      ruleOfPlace(place),
    ),
  space: (space) => {
    const needs = SPACE_NEEDS[space];
    const place = PLACE_OF_SPACE[space];
    return note(
      `${placeName(place)}: ${spaceFor(needs)}`,
      [
        place === TOWN_HALL
          ? 'Hier liegt, wer in ein Werk soll. Eigene Leute dürfen nicht hierher.'
          : needs === ANYBODY
            ? 'Jeder darf hierher.'
            : needs === MONK
              ? 'Nur Mönche dürfen hierher, keine Vertreter und keine Technik.'
              : `${professionName(needs)} oder Mönch.`,
      ],
      place === TOWN_HALL ? 'ORL-PLAN-11' : needs === MONK ? 'ORL-PLAN-05' : 'ORL-PLAN-03',
    );
  },
  good: (good, n) =>
    note(
      `${goodName(good)}: ${n}`,
      [
        `Jedes Plättchen zählt am Ende ${points(GOOD_POINTS[good])}.`,
        isFood(good) && 'Nahrung: Bei der Ernte gibst du davon ab.',
      ],
      'ORL-SCORE-02',
    ),
  goodsMarket: (good, n) =>
    note(
      `Warenmarkt: ${goods(good, n)}`,
      [
        `Zählt am Ende je ${points(GOOD_POINTS[good])}.`,
        n === 0 && 'Was hier fehlt, können Bauernhaus und Ortskarten nicht bringen.',
      ],
      n === 0 ? 'ORL-ACT-FARM-03' : 'ORL-SCORE-02',
    ),
  coins: (n) => note(coins(n), ['Jede Münze zählt am Ende 1 Punkt.'], 'ORL-SCORE-01'),
  status: (status, missing) =>
    note(
      `Entwicklungsstand ${status}`,
      [
        `Am Ende zählt jedes gebaute Kontor ${points(STATION_VALUE * status)}, jeder Bürger ${points(CITIZEN_VALUE * status)}.`,
        missing === 0 ? 'Höher geht es nicht.' : `Zum nächsten Stand: ${steps(missing)}.`,
      ],
      'ORL-TRACK-DEV-04',
    ),
  development: (field, citizen) =>
    note(
      `Entwicklung, Feld ${field}`,
      [
        COINS_ON_FIELD[field] > 0 &&
          `Wer hierher kommt oder vorbei, bekommt ${coins(COINS_ON_FIELD[field])}.`,
        citizen && 'Wer zuerst hierher kommt oder vorbei, bekommt den Bürger.',
        `Entwicklungsstand ${STATUS[field]}.`,
      ],
      'ORL-TRACK-DEV-01',
    ),
  stations: (built, unbuilt) =>
    note(
      `${stations(built)} gebaut`,
      [`Noch ${unbuilt} im Vorrat.`, 'Gebaute zählen am Ende so viel wie der Entwicklungsstand.'],
      'ORL-SCORE-03',
    ),
  station: (city, name) =>
    note(
      `Kontor in ${cityName(city)}: ${name}`,
      [
        city === ORLEANS
          ? 'In Orléans darf jeder ein Kontor bauen.'
          : 'Solange es steht, baut hier niemand sonst.',
      ],
      city === ORLEANS ? 'ORL-ACT-GUILD-04' : 'ORL-ACT-GUILD-03',
    ),
  citizens: (n, status) =>
    note(
      `Bürger: ${n}`,
      [`Jeder zählt am Ende so viel wie der Entwicklungsstand, zurzeit ${points(CITIZEN_VALUE * status)}.`],
      'ORL-SCORE-03',
    ),
  citizen: (citizen) =>
    note(
      citizenName(citizen),
      [whereIsCitizen(citizen), 'Er zählt am Ende so viel wie der Entwicklungsstand.'],
      citizen === STATIONS_CITIZEN
        ? 'ORL-END-02'
        : citizen > KNIGHT_CITIZEN
          ? 'ORL-DEED-05'
          : 'ORL-TRACK-DEV-03',
    ),
  draws: (n) =>
    note(
      `Zieht bis zu ${n}`,
      ['So viele Leute erlaubt die Ritterleiste in jeder Runde, wenn Beutel und Markt es hergeben.'],
      'ORL-TRACK-KNIGHT-01',
    ),
  bag: (counts) =>
    note(
      `Beutel: ${sum(counts) === 0 ? 'leer' : counted(sum(counts), 'Person', 'Leute')}`,
      [
        sum(counts) === 0
          ? 'Wer eine Aktion ausgeführt hat, kommt hierher zurück.'
          : `${persons(listed(counts))}.`,
      ],
      'ORL-GEN-09',
    ),
  market: (waiting) =>
    note(
      `Markt: ${waiting} von ${MARKET_SPACES}`,
      ['Hier wartet, wer gezogen ist, bis er gesetzt wird. Wer nicht gesetzt wird, bleibt für später.'],
      'ORL-FOLLOW-02',
    ),
  tower: (waiting) =>
    note(
      `Pulverturm: ${waiting} von ${EFFECTS.gunpowderTower.room}`,
      ['Wer hier wartet, kann gesetzt werden; neutrale Leute kann man auch geradewegs in ein Werk schicken.'],
      'ORL-PLACE-TOWER-01',
    ),
  gear: (gear, n) =>
    note(
      `${gearName(gear)}: ${n}`,
      [
        gear === FARMER_GEAR
          ? 'Ersetzt für immer einen Bauern auf einem leeren Feld.'
          : 'Ersetzt für immer jemanden auf einem leeren Feld, nur keinen Mönch.',
        'Setzen darfst du sie, sobald du gepasst hast. Höchstens eine an jedem Ort.',
      ],
      gear === FARMER_GEAR ? 'ORL-TECH-06' : 'ORL-TECH-03',
    ),
  fitted: (space) =>
    note(
      `Technik ${atPlace(PLACE_OF_SPACE[space])}`,
      [`Sie steht hier für immer statt: ${needName(SPACE_NEEDS[space])}.`],
      'ORL-TECH-03',
    ),
  gearSupply: (n) =>
    note(
      `Technik im Vorrat: ${n}`,
      [
        n === 0
          ? 'Es gibt keine mehr, und damit auch keine neuen Handwerker.'
          : 'Handwerker und das Laboratorium bringen sie.',
      ],
      'ORL-TECH-14',
    ),
  track: (track) =>
    note(
      trackName(track),
      [PROFESSIONS[track], 'Belohnt wird das Feld, das du erreichst. Zurück geht es nie.'],
      ruleOfTrack(track),
    ),
  trackField: (track, field) =>
    note(
      `${trackName(track)}, Feld ${field}`,
      [
        rewardName(track, field) === '' ? 'Hier beginnen alle.' : `Bringt: ${rewardName(track, field)}.`,
        field === TRACK_END[track] && 'Das Ende der Leiste.',
      ],
      ruleOfTrack(track),
    ),
  deed: (deed, free) =>
    note(
      deedName(deed),
      [
        deed === CANALISATION
          ? `Jeder bringt ${coins(DEED_COINS[deed])} oder ${steps(CANAL_STEPS)}.`
          : `Jeder bringt ${coins(DEED_COINS[deed])}.`,
        sum(free) === 0
          ? 'Vollendet.'
          : `Es fehlen noch: ${listOf(free.flatMap((n, profession) => (n > 0 ? [people(profession, n)] : [])))}. Der Letzte bringt den Bürger.`,
      ],
      'ORL-DEED-03',
    ),
  city: (city, owners) =>
    note(
      cityName(city),
      [
        owners.length > 0 && `Kontor: ${listOf(owners)}.`,
        city === ORLEANS
          ? 'Hier darf jeder ein Kontor bauen, und hier beginnen alle Reisen.'
          : owners.length === 0 && 'Noch frei für ein Kontor.',
      ],
      city === ORLEANS ? 'ORL-ACT-GUILD-04' : 'ORL-ACT-GUILD-03',
    ),
  path: (path, lying) =>
    note(
      pathName(path),
      [
        lying.length === 0
          ? 'Hier liegt keine Ware mehr.'
          : `Ware: ${listOf(lying.map(goodName))}.${lying.length > 1 ? ' Wer vorbeikommt, darf eine davon nehmen.' : ''}`,
        MAP[path].kind === ROAD ? 'Für Wagen und Pferdewagen.' : 'Für das Schiff.',
      ],
      'ORL-TRAVEL-02',
    ),
  merchant: (name, city) =>
    note(
      `Kaufmann: ${name}`,
      [`Er steht in ${cityName(city)}. Wo er ist, baut das Gildenhaus ein Kontor.`],
      'ORL-TRAVEL-01',
    ),
  tiles: (stack, n) =>
    note(
      `Ortskarten der Kategorie ${categoryName(stack)}: ${n}`,
      [
        stack === 1
          ? 'Jeder Händler bringt eine Ortskarte, der erste nur eine von diesen.'
          : 'Ab dem zweiten Händler darfst du auch eine von diesen nehmen.',
      ],
      stack === 1 ? 'ORL-TRACK-TRADER-01' : 'ORL-TRACK-TRADER-02',
    ),
  endNow: (total, fromCoins, fromGoods, fromStations, fromCitizens) =>
    note(
      `Wenn jetzt Schluss wäre: ${points(total)}`,
      [`Münzen ${fromCoins}, Waren ${fromGoods}, Kontore ${fromStations}, Bürger ${fromCitizens}.`],
      'ORL-SCORE-03',
    ),
};
