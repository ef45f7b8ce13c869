import type { OptionValue } from '@spielstube/engine';
import type { OptionWords } from '@spielstube/engine/text';
import { customerOf, type PromoKey } from '../data/customers.ts';
import { mixOfOptions } from '../rules/mix.ts';
import { choice, wish } from './en/choices.ts';
import { guides } from './en/guide.ts';
import { labels } from './en/labels.ts';
import { event } from './en/log.ts';
import { names } from './en/names.ts';
import { question, waiting } from './en/questions.ts';
import { refusals } from './en/refusals.ts';
import { customerName, demandOf } from './en/tiles.ts';
import { type BaseLanguage, type Layer, layText } from './layers.ts';
import type { VillageText } from './types.ts';

const onOff = (value: OptionValue): string => (value === true ? 'on' : 'off');
/** An expansion with two sides of its board. */
const side = (value: OptionValue): string => {
  if (value === 'front') return 'on, front of the board';
  return value === 'back' ? 'on, back of the board' : 'off';
};
const promo = (key: PromoKey): OptionWords => {
  const customer = customerOf(key);
  return { name: `Promo customer: ${customerName(customer) || demandOf(customer)}`, value: onOff };
};

/** Everything the game says in English. */
const base: BaseLanguage = {
  title: 'Village',
  subtitle: 'A village and its families',
  blurb:
    'Four generations of a family live, work and die in one village, and time is the currency that pays for nearly everything. Whoever dies at the right place at the right time enters the Village Chronicle; whoever comes too late only finds a grave. For 2 to 5 players, or alone against Conny, with Inn, Port and Marriage, life goals and promo customers if you like.',
  soloTitle: (points, options) => names.title(points, mixOfOptions(options)),
  options: {
    startPlayer: {
      name: 'Who starts',
      value: (value) => (value === 'random' ? 'Random' : `Seat ${value}`),
    },
    inn: { name: 'Inn', value: side },
    port: { name: 'Port', value: onOff },
    marriage: { name: 'Marriage', value: side },
    compensation: { name: 'Compensation for later seats', value: onOff },
    goals: { name: 'Life goals', value: onOff },
    revealGoals: {
      name: 'Fulfilled life goals',
      value: (value) => (value === 'auto' ? 'are revealed by themselves' : 'are revealed by hand'),
    },
    promos: { name: 'Promo customers', value: onOff },
    promoP01: promo('P01'),
    promoP02: promo('P02'),
    promoP03: promo('P03'),
    promoP04: promo('P04'),
    promoP05: promo('P05'),
    promoP06: promo('P06'),
    promoP07: promo('P07'),
    promoP08: promo('P08'),
    promoP09: promo('P09'),
    promoP10: promo('P10'),
    promoP11: promo('P11'),
    promoP12: promo('P12'),
    promoP13: { name: 'Promo treasure chest', value: onOff },
    connysCube: {
      name: "Conny's cube",
      value: (value) => (value === 'die' ? 'a die decides the colour' : 'she follows your colour'),
    },
  },
  scoreSources: {
    prestige: 'Prestige track',
    travel: 'Travel',
    church: 'Church',
    council: 'Council Chamber',
    chronicle: 'Village Chronicle',
    customers: 'Customers',
    coins: 'Coins',
    villagers: 'Villagers',
    goals: 'Life goals',
  },
  boxTables: {
    cubes: 'Cubes',
    farm: 'The farm',
    well: 'The Well',
    setupCards: 'Set-up cards: cubes on the action spaces, and of each colour in the bag',
    fillOrder: 'Order of the spaces when the bag runs short',
    stalls: 'Stalls by the number of players',
    chronicle: 'Spaces of the Village Chronicle',
    graves: 'Graves',
    harvest: 'Grain Harvest',
    workshops: 'Craft buildings',
    mill: 'The Mill',
    sale: 'Surcharge of a sale',
    council: 'Council Chamber',
    church: 'Church',
    mass: 'Mass',
    travel: 'Travelling: price and rewards',
    castles: 'What the castles bring',
    paths: 'Cubes along the paths',
    travelPoints: 'Points for castles visited',
    chroniclePoints: 'Points of the Village Chronicle',
    endPoints: 'Other points at the end',
    titles: 'Titles when you play alone',
    customers: 'Customers',
    promoCustomers: 'Promo customers',
    goalPoints: 'Points of life goals',
    silverGoals: 'Silver goals',
    achievements: 'What the other life goals ask for',
    tray: "Conny's tray",
    mixCards: 'Set-up cards of the expansions',
    ringSpaces: 'Spaces of the Chronicle with rings',
    titleShift: 'Points more for the titles, by expansion',
    innCustomers: 'Customers of the Inn',
    marriageCustomers: 'Customers of Marriage',
  },
  waiting,
  question,
  guides,
  choice,
  wish,
  refusals,
  event,
  moment: ({ round }) => labels.round(round),
  words: { ...names, labels },
};

/** The same with the layers of the expansions that are played. */
export const speakEnglish = (...layers: readonly Layer[]): VillageText => layText(base, layers);
/** The base game alone. */
export const villageEn = speakEnglish();
