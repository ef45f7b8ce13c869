import { counted } from '@spielstube/engine/text';
import { SWAPS } from '../../data/setup.ts';
import type { Labels } from '../labels.ts';
import { cards, dative } from './words.ts';

/** What the board itself says. */
export const labels: Labels = {
  sheets: { village: 'Dorf', road: 'Auslage', neighbours: 'Nachbarn', development: 'Entwicklung' },
  ownVillage: 'Dein Dorf',
  whole: (name) => `Das Dorf von ${dative(name)}`,
  status: {
    drafting: 'nimmt',
    building: 'baut',
    choosing: 'wählt',
    next: 'als Nächstes',
    done: 'fertig',
    waiting: 'wartet',
  },
  round: (round) => (round === 0 ? 'Vor der ersten Runde' : `Runde ${round}`),
  steps: {
    draft: 'Draft',
    road: 'Auslage',
    build: 'Bau',
    event: 'Ereignis',
    bronze: 'Bronze',
    development: 'Entwicklung',
    market: 'Markt',
  },

  marketIn: (n) => `noch ${cards(n)}`,
  marketDue: 'nach dieser Bauphase',
  marketHeld: 'vorbei',
  marketNow: 'Markttag jetzt',
  marketBrings: (n) => `+${n}`,
  bronzeNow: 'Bronze jetzt',

  exhausted: 'erschöpft',
  emptyPlace: 'leer',
  cardsLeft: (n) => `noch ${cards(n)}`,
  takenNow: 'In dieser Runde genommen',
  nothingTaken: 'noch nichts genommen',
  emptyHand: 'keine Handkarten',
  emptyVillage: 'Noch liegt hier nur die Gründungskarte.',
  handCards: (n) => counted(n, 'Handkarte', 'Handkarten'),
  takenOf: (n, limit) => `${n} von ${limit} genommen`,
  placedOf: (n, limit) => `${n} von ${limit} angelegt`,
  swapsLeft: (n) => `noch ${n} von ${SWAPS}`,
  gold: 'Gold',
  you: 'du',

  endBuilding: 'Bauphase beenden',
  endBuildingNow: 'Du hast alles angelegt, was das Limit erlaubt.',
  swap: 'Startkarte holen',
  swapAbout: 'Eine Handkarte verdeckt auf einen Stapel, dafür eine Startkarte ins Dorf',
  recruit: 'Rekrutiererin bezahlen',
  noCoin: 'Keine Münze legen',
  keepOrder: 'Reihenfolge lassen',
  onTable: 'Frei auslegen',
  tinnerWorks: 'Die Blechschmiedin öffnet Schlösser umsonst',
  chooseUnlocker: 'Wer öffnet das Schloss?',
  chooseStack: 'Auf welchen Stapel?',
  chooseHandCard: 'Welche Handkarte?',
  chooseSide: 'Welche Seite?',
  goldSide: 'Goldseite',
  foodSide: 'Nahrungsseite',

  looking: (name) => `${name} sieht Karten durch`,
  lookedAt: 'Durchgesehene Karten',
  bottom: 'unten',
  top: 'oben',
  known: 'diese Karte hast du schon gesehen',
  onItsWay: 'unterwegs',

  most: 'die meisten',
  keptBy: (name) => `liegt bis zur nächsten Entwicklung bei ${name}`,
  tied: 'Gleichstand',
  leads: (name) => `${name} führt`,

  eventNow: 'Ereignis dieser Runde',
  jesterThere: 'Hofnarr bereit',
  jesterGone: 'Hofnarr eingesetzt',
  more: (n) => `+${n}`,
};
