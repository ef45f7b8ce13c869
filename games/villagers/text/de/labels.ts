import { counted } from '@spielstube/engine/text';
import type { Labels } from '../labels.ts';
import { cards, dative } from './words.ts';

/** What the board itself says. */
export const labels: Labels = {
  sheets: { village: 'Dorf', road: 'Auslage' },
  ownVillage: 'Dein Dorf',
  whole: (name) => `Das Dorf von ${dative(name)}`,
  status: {
    drafting: 'nimmt',
    building: 'baut',
    choosing: 'wählt',
    next: 'als Nächstes',
    done: 'fertig',
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
  bronzeNow: 'Bronze jetzt',

  exhausted: 'erschöpft',
  emptyPlace: 'leer',
  takenNow: 'In dieser Runde genommen',
  emptyHand: 'keine Handkarten',
  handCards: (n) => counted(n, 'Handkarte', 'Handkarten'),
  takenOf: (n, limit) => `${n} von ${limit} genommen`,
  placedOf: (n, limit) => `${n} von ${limit} angelegt`,
  gold: 'Gold',

  onTable: 'Frei auslegen',
  tinnerWorks: 'Die Blechschmiedin öffnet Schlösser umsonst',

  looking: (name) => `${name} sieht Karten durch`,
  lookedAt: 'Durchgesehene Karten',
  bottom: 'unten',
  top: 'oben',
  known: 'diese Karte hast du schon gesehen',
  onItsWay: 'unterwegs',

  keptBy: (name) => `liegt bis zur nächsten Entwicklung bei ${name}`,

  eventNow: 'Ereignis dieser Runde',
  jesterThere: 'Hofnarr bereit',
  jesterGone: 'Hofnarr eingesetzt',
};
