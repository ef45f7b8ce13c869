import { ACTIONS, PURCHASE } from '../../data/bonuses.ts';
import { BUILDING_KEYS } from '../../data/types.ts';
import type { BurgundyLanguage } from '../types.ts';
import { allTakenBy, amount, goodsOfShade, spelled, theCard } from './words.ts';

const SILVER_ALWAYS = `${amount('silver', ACTIONS.silver)} zu nehmen geht immer.`;

/** Why not: one sentence for each reason in the rules. */
export const refusals: BurgundyLanguage['refusals'] = {
  emptyRow: (detail) => `In Reihe ${detail('row')} liegt keine Karte mehr.`,
  tooFewWorkers: (detail) => tooFewWorkers(detail('die'), detail('price'), detail('workers')),
  noProject: () => 'Du hast kein Projekt, das du setzen könntest. Nimm zuerst eine Karte aus der Auslage.',
  noSuchGoods: (detail) => `Du hast keine ${goodsOfShade(detail('sort'))} im Lager.`,
  enoughWorkers: (detail) =>
    `Du hast schon ${amount('workers', detail('workers'))}. Aufgestockt wird nur bis ${ACTIONS.workersUpTo}.`,
  tooFewToConvert: (detail) =>
    `Für einen Punkt brauchst du ${ACTIONS.cardsPerPoint} Arbeiter oder Silber, du hast zusammen ${detail('cards')}.`,
  notInWholeGroups: (detail) => notInWholeGroups(detail('cards')),
  noPassing: () => `Aussetzen geht nicht: in jedem Zug machst du eine Aktion. ${SILVER_ALWAYS}`,
  castleMustAct: () => `Die Aktion der Burg musst du ausführen. ${SILVER_ALWAYS}`,
  newCardStays: () => 'Die neue Karte bleibt. Platz macht eines deiner drei alten Projekte.',
  projectsFull: () => 'Du hast schon drei Projekte, mehr haben nicht Platz.',
  stackComplete: () => 'Dieser Drilling ist vollständig und nimmt keine Karte mehr auf.',
  stackOfOtherType: () => 'Dort liegt eine andere Art. Nur Klöster vertragen sich mit jeder Art.',
  stackToContinue: () =>
    'Du hast von dieser Art noch einen offenen Stapel. Ein neuer beginnt erst, wenn er vollständig ist.',
  bonusGivesNothing: () => 'Davon ist nichts mehr im Vorrat, der Bonus brächte dir nichts.',
  stackEmpty: () => 'Dieser Stapel ist leer.',
  wrongTypeForBuilding: (detail) => wrongType(detail('building')),
  tooLittleSilver: (detail) =>
    `Der Kauf kostet ${PURCHASE.price} Silber, du hast ${detail('silver') === 0 ? 'keines' : `nur ${detail('silver')}`}.`,
  alreadyBought: () => 'Du hast in diesem Zug schon Karten gekauft. Das geht nur einmal im Zug.',
  tooFewCardsToBuy: (detail) =>
    `Der Kauf bringt ${spelled(PURCHASE.cards, 'eine Karte', 'Karten')}, Nachzieh- und Ablagestapel haben zusammen nur ${detail('cards')}.`,
  notYourTurn: () => 'Du bist gerade nicht am Zug.',
  notOffered: () => 'Das steht jetzt nicht zur Wahl.',
};

function tooFewWorkers(die: number, price: number, workers: number): string {
  const steps = price === 1 ? 'einen Schritt' : `${price} Schritte`;
  const have = workers === 0 ? 'du hast keinen' : `du hast nur ${workers}`;
  return `Das liegt ${steps} von deiner ${die} entfernt und kostet ${amount('workers', price)}, ${have}.`;
}

function notInWholeGroups(cards: number): string {
  const size = ACTIONS.cardsPerPoint;
  const rule = `Eingetauscht wird nur in vollen Gruppen zu ${size} Karten.`;
  return cards === 0 ? rule : `${rule} Von ${cards} blieben ${cards % size} übrig.`;
}

function wrongType(building: number): string {
  return `Aus der Auslage nimmt ${theCard(BUILDING_KEYS[building], 'nom')} nur ${allTakenBy(building)}.`;
}
