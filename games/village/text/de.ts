import type { OptionValue } from '@spielstube/engine';
import type { OptionWords } from '@spielstube/engine/text';
import { customerOf, type PromoKey } from '../data/customers.ts';
import { mixOfOptions } from '../rules/mix.ts';
import { choice, wish } from './de/choices.ts';
import { guides } from './de/guide.ts';
import { labels } from './de/labels.ts';
import { event } from './de/log.ts';
import { names } from './de/names.ts';
import { question, waiting } from './de/questions.ts';
import { refusals } from './de/refusals.ts';
import { customerName, demandOf } from './de/tiles.ts';
import { type BaseLanguage, type Layer, layText } from './layers.ts';
import type { VillageText } from './types.ts';

const anAus = (value: OptionValue): string => (value === true ? 'an' : 'aus');
/** An expansion with two sides of its board. */
const seite = (value: OptionValue): string => {
  if (value === 'front') return 'an, Vorderseite';
  return value === 'back' ? 'an, Rückseite' : 'aus';
};
const promo = (key: PromoKey): OptionWords => {
  const customer = customerOf(key);
  return { name: `Promo-Kunde: ${customerName(customer) || demandOf(customer)}`, value: anAus };
};

/** Everything the game says in German. */
const base: BaseLanguage = {
  title: 'Village',
  subtitle: 'Das Dorf und seine Familien',
  blurb:
    'Vier Generationen einer Familie leben, arbeiten und sterben in einem Dorf, und Zeit ist die Währung, in der du fast alles bezahlst. Wer zur rechten Zeit am rechten Ort stirbt, geht in die Dorfchronik ein; wer zu spät kommt, findet nur ein Grab. Für 2 bis 5 Personen oder allein gegen Conny, auf Wunsch mit Wirtshaus, Hafen und Heirat, Lebenszielen und Promo-Kunden.',
  soloTitle: (points, options) => names.title(points, mixOfOptions(options)),
  options: {
    startPlayer: {
      name: 'Wer beginnt',
      value: (value) => (value === 'random' ? 'Zufall' : `Platz ${value}`),
    },
    inn: { name: 'Inn: das Wirtshaus', value: seite },
    port: { name: 'Port: der Hafen', value: anAus },
    marriage: { name: 'Marriage: die Heirat', value: seite },
    compensation: { name: 'Ausgleich für die späteren Plätze', value: anAus },
    goals: { name: 'Lebensziele', value: anAus },
    revealGoals: {
      name: 'Erfüllte Lebensziele',
      value: (value) => (value === 'auto' ? 'werden von selbst aufgedeckt' : 'deckt jeder von Hand auf'),
    },
    promos: { name: 'Promo-Kunden', value: anAus },
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
    promoP13: { name: 'Promo-Schatzkiste', value: anAus },
    connysCube: {
      name: 'Connys Stein',
      value: (value) => (value === 'die' ? 'die Farbe wird gewürfelt' : 'sie folgt deiner Farbe'),
    },
  },
  scoreSources: {
    prestige: 'Ruhmesleiste',
    travel: 'Reise',
    church: 'Kirche',
    council: 'Ratsstube',
    chronicle: 'Dorfchronik',
    customers: 'Kunden',
    coins: 'Münzen',
    villagers: 'Personenkarten',
    goals: 'Lebensziele',
  },
  boxTables: {
    cubes: 'Steine',
    farm: 'Der Hof',
    well: 'Der Brunnen',
    setupCards: 'Aufbaukarten: Steine auf den Aktionsfeldern und je Farbe im Beutel',
    fillOrder: 'Reihenfolge der Felder, wenn der Beutel nicht reicht',
    stalls: 'Stände je Spielerzahl',
    chronicle: 'Plätze der Dorfchronik',
    graves: 'Gräber',
    harvest: 'Getreideernte',
    workshops: 'Handwerksgebäude',
    mill: 'Die Mühle',
    sale: 'Aufschlag eines Verkaufs',
    council: 'Ratsstube',
    church: 'Kirche',
    mass: 'Messe',
    travel: 'Reisen: Preis und Belohnungen',
    castles: 'Was die Burgen bringen',
    paths: 'Steine an den Wegen',
    travelPoints: 'Punkte für besuchte Burgen',
    chroniclePoints: 'Punkte der Dorfchronik',
    endPoints: 'Weitere Punkte am Ende',
    titles: 'Titel, wenn du allein spielst',
    customers: 'Kunden',
    promoCustomers: 'Promo-Kunden',
    goalPoints: 'Punkte der Lebensziele',
    silverGoals: 'Silberziele',
    achievements: 'Was die anderen Lebensziele verlangen',
    tray: 'Connys Ablage',
    mixCards: 'Aufbaukarten der Erweiterungen',
    ringSpaces: 'Plätze der Dorfchronik mit Ringen',
    titleShift: 'Punkte mehr für die Titel, je Erweiterung',
    innCustomers: 'Kunden des Wirtshauses',
    marriageCustomers: 'Kunden der Heirat',
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
export const speakGerman = (...layers: readonly Layer[]): VillageText => layText(base, layers);
/** The base game alone. */
export const villageDe = speakGerman();
