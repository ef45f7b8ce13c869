import { capital, counted, joined } from '@spielstube/engine/text';
import { MASS_FIGURES } from '../../data/church.ts';
import { GRAIN_LIMIT, PLAGUE, PLAGUE_TIME, WELL_CUBES } from '../../data/pieces.ts';
import {
  BLACK_BAG,
  castleOf,
  GRAVE,
  groupOf,
  lighthouseOf,
  rankOf,
  seaBurialOf,
  stepInChurch,
  stepInCouncil,
  WITH_THE_BARD,
} from '../../data/places.ts';
import { COIN_POINTS } from '../../data/scoring.ts';
import type { Labels } from '../labels.ts';
import { ABOUT_SPACES, COUNCIL_CUBES, groupName, inWords, islandName, placeName, time } from './words.ts';

const points = (n: number): string => counted(n, 'point', 'points');

/** What each kind of cube pays for, and what each good is used for; in the order of the data tables. */
const WELL_TOO = `${capital(inWords(WELL_CUBES))} alike also pay for the Well.`;
const CUBE_USES: readonly string[] = [
  `Pays for crafts and paths. ${WELL_TOO}`,
  `Pays for the Council Chamber and sales. ${WELL_TOO}`,
  `Pays for the Church and paths. ${WELL_TOO}`,
  `Pays for crafts and paths. ${WELL_TOO}`,
  `A plague cube costs ${time(PLAGUE_TIME)} and goes back to the supply.`,
];
const GOOD_USES: readonly string[] = [
  'Pays for a step in the Council Chamber; customers want scrolls, too.',
  'Brings a better harvest with a plough; customers want horses, too.',
  'Brings a better harvest with a horse or an ox; customers want ploughs, too.',
  'Brings the best harvest with a plough; customers want oxen, too.',
  'Every journey costs one; customers want wagons, too.',
  'Pays for villager cards; some customers want beer, too.',
];

/** What the board itself says. */
export const labels: Labels = {
  sheets: { board: 'Village', own: 'My farm' },
  whole: (name) => `${name}’s farm`,
  status: { deciding: 'to move', next: 'after you' },

  round: (round) => (round === 0 ? 'Set-up' : `Round ${round}`),
  turns: (left) => (left === 1 ? '1 cube left' : `${left} cubes left`),
  roundAbout: 'A round lasts until all cubes have been taken from the spaces; then there is mass.',
  phases: { turns: 'Turns', mass: 'Mass', wedding: 'Wedding' },
  supply: 'Supply',
  supplyAbout: 'What castles and privileges bring comes from the supply; what is paid goes back there.',
  greenBagAbout: 'From the green bag the spaces are filled at the beginning of every round.',
  inSupply: (what, n) => `${what} in the supply: ${n}`,
  inGreenBag: (n) => `In the green bag: ${n}`,

  prestige: 'Prestige',
  prestigeAbout: 'So much prestige is certain. The score pad shows what the end will add.',
  prestigeOf: (name, n) => `${name}: ${n} prestige`,
  ifItEnded: (total) => `If it ended now: ${points(total)}.`,
  endNow: 'if it ended now:',
  entries: 'Entries',
  freeEntries: (free, of) => `${free} of ${of} spaces free. Whoever dies there is entered here.`,
  freeGraves: (free) =>
    free === 0
      ? 'No grave is left.'
      : `${counted(free, 'grave', 'graves')} free. After the last one the game ends.`,
  memberOf: (member, name) => `${member} of ${name}`,

  spaceAbout: (space) => ABOUT_SPACES[space],
  wellAbout: `Instead of taking a cube: pay ${WELL_CUBES} cubes of one colour and carry out any action.`,
  cubeAbout: (kind, acts) => {
    if (kind === PLAGUE) return `A plague cube costs ${time(PLAGUE_TIME)} and goes back to the supply.`;
    return acts
      ? 'The cube comes to your farm, then you may act at its place.'
      : 'You may take the cube, but you cannot act here.';
  },
  workshopAbout: (training, production) =>
    `Training costs ${training} time, every good after that ${production} time.`,
  boughtFor: (price) => `Without a craftsman a good costs ${price}.`,
  millAbout: (time, grain, coins) => `${time} time and ${grain} grain become ${coins} coins.`,
  councilAbout: (time, worth) =>
    `To get here: ${time} time and a scroll or ${COUNCIL_CUBES}.${worth > 0 ? ` ${points(worth)} at the end.` : ''}`,
  privilege: 'Privilege',
  ringAbout: (alone) =>
    alone ? 'Until the round ends you can pay with it like a coin.' : 'Whoever has it starts the next round.',
  churchAbout: (worth, grain) =>
    `${points(worth)} at the end.${grain > 0 ? ` Up here during Mass: ${grain} grain.` : ' Whoever is drawn during Mass comes here.'}`,
  bagAbout: (monks) => `With ${monks} monks. ${capital(inWords(MASS_FIGURES))} figures leave it during Mass.`,
  castleAbout: (reward) => `The first visit brings ${reward}.`,
  path: (from, to) => `Path: ${from} – ${to}`,
  pathAbout: (cubes, wagons, time) => `A journey along it costs ${cubes}, and ${wagons} and ${time} besides.`,
  entriesAbout: (entries, worth) =>
    `At the end your own entries count: ${entries.map((n, at) => `${n} bring ${worth[at]}`).join(', ')}.`,
  village: 'Village',
  monks: 'Monks',
  visited: (names) => `Visited by ${joined(names, 'and')}.`,
  customer: 'Customer',
  wants: 'Wants',
  brings: 'Brings',
  customersToCome: (n) => `${counted(n, 'customer', 'customers')} still to come`,

  marketDay: 'Market day',
  calledBy: (name) => `called by ${name}`,
  hasPassed: (name) => `${name} has passed`,
  mass: 'Mass',
  drawn: 'drawn from the bag',
  stillToDraw: (n) => (n === 1 ? 'one more figure leaves the bag' : `${n} more figures leave the bag`),
  quillFalls: 'The quill',
  roomForTheDead: (entries, graves) =>
    `Still free: ${counted(entries, 'space', 'spaces')} in the Chronicle, ${counted(graves, 'grave', 'graves')}.`,
  someoneDies: (name) => `Somebody dies in the family of ${name}.`,

  onTheFarm: 'On the farm',
  away: 'Out and about',
  shortPlace: (at) => {
    if (at === BLACK_BAG) return 'Black bag';
    if (at === GRAVE) return 'Graveyard';
    if (stepInCouncil(at) > 0) return `Council ${stepInCouncil(at)}`;
    if (stepInChurch(at) > 0) return `Church ${stepInChurch(at)}`;
    if (rankOf(at) > 0) return `Rank ${rankOf(at)}`;
    if (lighthouseOf(at) >= 0) return islandName(lighthouseOf(at));
    if (seaBurialOf(at) >= 0) return 'At sea';
    if (at === WITH_THE_BARD) return 'Bard';
    if (castleOf(at) >= 0) return placeName(at);
    return groupOf(at) >= 0 ? groupName(groupOf(at)) : placeName(at);
  },
  nobodyAway: 'nobody',
  departed: 'Departed',
  unborn: 'Unborn',
  unbornAbout: 'Not born yet: comes to the farm with the Family action, the lowest number first.',
  nobodyDeparted: 'nobody',
  barn: 'Grain',
  stores: 'Barn',
  inTheBarn: (grain, room) => `Barn: ${grain} of ${room} grain`,
  barnAbout: `There is room for ${inWords(GRAIN_LIMIT)} sacks and no more.`,
  goods: 'Goods',
  cubeUse: (kind) => CUBE_USES[kind],
  goodUse: (good) => GOOD_USES[good],
  coinsAbout: `A coin stands in for a cube of any colour, and counts ${points(COIN_POINTS)} at the end.`,
  customersAbout: 'Whoever has been served counts their points at the end.',
  goalsAbout: 'Life goals that are fulfilled and revealed.',
  wealth: 'Influence and coins',
  customers: 'Customers',
  servedBy: (n) => counted(n, 'customer', 'customers'),
  atTheEnd: (n) => `${n} at the end`,
  goals: 'Goals',
  goalBrings: (n) => `Brings ${points(n)}.`,
  goalFulfilled: (n) => `Fulfilled: ${points(n)}.`,
  hiddenGoal: 'Hidden life goal',
  reveal: 'Reveal',
  lifeLeft: ['time left', ''],
  dial: (left) => `Lifetime: ${left} more to the quill`,
  dialAbout: 'Whoever crosses the quill loses a member of the oldest generation.',
  startAbout: 'Starts in this round.',

  connysLastTurn: "Conny's last turn",
  connyWaits: 'After each cube that you take Conny takes one, too.',
  connyFollows:
    'After you Conny takes a cube of the same colour: from the same space or from the next one that has it. Where there is none, you choose another one for her. She goes round like this:',
  connyRolls:
    'After you a die says which colour Conny takes: from your space or from the next one that has it. When only one colour is left, you choose a cube for her. She goes round like this:',
  besideTray: 'Beside the tray',
  yourTitle: 'Your title',
  compartment: (n, cube) => `Compartment ${n}: ${cube}`,
  empty: 'empty',
  fate: (state) => (state === 'down' ? 'Fate tile, face down' : 'Fate tile, turned'),
  fateAbout:
    "It is turned when a cube comes to lie before it. One of three hides the quill: then one of Conny's dies.",
  quarter: (n) => `Quarter ${n}`,
};
