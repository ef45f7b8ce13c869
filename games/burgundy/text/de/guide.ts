import { capital, type Guides } from '@spielstube/engine/text';
import { ACTIONS, ANIMAL_SETS, PURCHASE } from '../../data/bonuses.ts';
import type { CardKey } from '../facts.ts';
import { type AnimalGain, LAST_TURNS, type Prospect, type Sale } from '../guide.ts';
import type { BurgundyTexts } from '../types.ts';
import { amount, animalName, cardName, goodsCount, listOf, spelled, theCard } from './words.ts';

/** One card with its article; „Wohnhäuser“ would be many. */
const one = (card: CardKey, inCase: 'nom' | 'acc' = 'nom'): string =>
  card === 'boardinghouse' ? `die Karte „${cardName(card)}“` : theCard(card, inCase);
const points = (n: number): string => amount('points', n);
const turns = (n: number): string => spelled(n, 'ein Zug', 'Züge');

/** „vollendet einen Drilling: 4 Punkte und ein Bonus“; a subject stands behind the verb. */
function does({ size, points: worth, first }: Prospect, subject = ''): string {
  if (size === 2)
    return `vollendet${subject} einen Drilling: ${listOf([points(worth), first && 'die Bonuskarte „1.“', 'ein Bonus'])}`;
  if (size === 1)
    return `macht${subject} aus einer Karte zwei: Dann fehlt nur noch eine zum Drilling (${points(worth)})`;
  return `beginnt${subject} einen neuen Stapel; als Drilling wäre er ${points(worth)} wert`;
}
const whenPlaced = (prospect: Prospect): string => `Gesetzt ${does(prospect, ' die Karte')}`;

function sale({ sort, cards, points: worth, silver, start }: Sale): string {
  const brings = listOf([points(worth), amount('silver', silver), start && 'die Startspielerkarte']);
  return `${goodsCount(cards, sort)} zu verkaufen bringt ${brings}`;
}

const SETS = `Zwei, drei und vier verschiedene Tiere zählen ${listOf(Object.values(ANIMAL_SETS).map(String))} Punkte.`;
const animal = ({ sort, points: worth }: AnimalGain): string =>
  `Mit dem ${animalName(sort)} zählen deine Tiere ${points(worth)} mehr.`;
const held = ({ sort, cards }: Sale): string =>
  `Du hast schon ${goodsCount(cards, sort)}: Ein einziger Verkauf nimmt die ganze Sorte, also sammle möglichst gleiche.`;

export const guides: Guides<BurgundyTexts> = {
  turn({ fit, projects, turns: left }) {
    if (fit !== null)
      return `Mit der ${fit.die} setzt du ${one(fit.card, 'acc')} ohne Arbeiter. Das ${does(fit)}.`;
    if (left < LAST_TURNS)
      return `Nach diesem Zug ${left === 0 ? 'ist Schluss' : `bleiben dir ${turns(left)}`}: Nur was noch Punkte bringt, lohnt sich. Angefangene Stapel zählen nichts.`;
    if (projects === 0)
      return 'Du hast kein Projekt, und nur gesetzte Karten bringen Drillinge. Spiel die Zahl, in deren Reihe eine Karte liegt, die du bald zum Drilling ergänzen kannst.';
    return 'Keine deiner Zahlen passt genau zu einem Projekt. Jeder Schritt zur nächsten Zahl kostet einen Arbeiter; die andere Karte bleibt dir für später.';
  },
  action({ place, take, sale: goods, full, turns: left }) {
    if (place !== null && place.size === 2)
      return `${capital(one(place.card))} ${does(place)}. Das ist selten zu schlagen.`;
    if (goods !== null && (goods.cards >= 3 || left < LAST_TURNS))
      return `${sale(goods)}. Unverkaufte Waren zählen am Ende nichts.`;
    if (full)
      return 'Deine drei Projekte liegen voll: Wer jetzt nimmt, muss eines aufgeben. Setzen schafft Platz und wirkt sofort.';
    if (take !== null && take.size === 2 && left > 0)
      return `In der Auslage ist ${one(take.card)} in Reichweite. ${whenPlaced(take)}.`;
    if (place !== null) return `Setzen wirkt sofort: ${capital(one(place.card))} ${does(place)}.`;
    if (take !== null && left > 1)
      return `Ohne passendes Projekt ist Nehmen meist am besten. Von den Karten in Reichweite bringt dich ${one(take.card)} am weitesten.`;
    return `Passt nichts, machen Arbeiter und Silber den nächsten Zug freier; ${spelled(ACTIONS.cardsPerPoint, 'eine Karte', 'Karten')} davon tauschst du auch in einen Punkt.`;
  },
  makeRoom: ({ loose }) =>
    loose === null
      ? 'Jedes deiner Projekte passt auf einen angefangenen Stapel. Gib das auf, dessen Drilling am weitesten entfernt ist.'
      : `${capital(one(loose))} passt auf keinen deiner angefangenen Stapel und fehlt dir darum am wenigsten.`,
  target: (best) =>
    best.size === 2
      ? `Der beste Platz ${does(best)}. Verstreute Karten bringen am Ende nichts.`
      : `Nur volle Stapel zählen. Leg ${one(best.card, 'acc')} dorthin, wo du am ehesten noch ${best.size === 1 ? 'eine passende Karte' : 'zwei passende Karten'} bekommst.`,
  phaseBonus({ workers, missing, turns: left }) {
    if (left === 0)
      return 'Dir bleibt kein Zug mehr: Silber hilft nur noch, wenn es in diesem Zug für einen Kauf reicht, ein Arbeiter nur mit einem weiteren Würfel.';
    if (left < LAST_TURNS)
      return `Dir ${left === 1 ? 'bleibt' : 'bleiben'} noch ${turns(left)}. Nimm, was du darin sicher ausgibst: Übrig behalten bringt es keine Punkte.`;
    if (workers === 0)
      return 'Du hast keinen Arbeiter und bist an deine Zahlen gebunden. Zwei oder drei öffnen dir in den nächsten Zügen fast die ganze Auslage.';
    if (missing > 0)
      return `Für einen Kauf ${missing === 1 ? 'fehlt' : 'fehlen'} dir ${amount('silver', missing)}, und ein Kauf ist fast ein zusätzlicher Zug. Frühe Drillinge bringen die größeren Boni.`;
    return 'Arbeiter und Silber für einen Kauf hast du. Waren und Tiere werden später zu Punkten, Siegpunkte sind es sofort.';
  },
  goods: ({ held: sort }) =>
    sort === null
      ? 'Von keiner der beiden Sorten hast du etwas. Nimm die, deren Verkaufszahl du bald spielen kannst.'
      : held(sort),
  animal: ({ best }) =>
    best === null
      ? `${SETS} Gerade bringt keines sofort mehr, aber Vielfalt zahlt sich aus.`
      : `${animal(best)} ${SETS}`,
  boardingHouse({ held: sort, best }) {
    if (best !== null) return `${animal(best)} Eine Ware zählt erst, wenn du sie verkaufst.`;
    return sort === null ? `${SETS} Waren bringen Punkte erst beim Verkauf.` : held(sort);
  },
  takeFromDisplay({ best, full }) {
    if (best === null) return 'In der Auslage liegt nichts, was dieses Gebäude nehmen kann.';
    if (full) return 'Du hast schon drei Projekte. Nimm nur, was besser ist als das, was du dafür aufgibst.';
    return `Am weitesten bringt dich ${one(best.card)}. ${whenPlaced(best)}.`;
  },
  warehouse({ sale: goods }) {
    if (goods === null) return 'Du hast keine Waren. Der Verkauf entgeht dir diesmal.';
    return goods.cards > 1
      ? `${sale(goods)}, ohne dass es eine Aktion kostet.`
      : `${sale(goods)}. Mit mehr Karten der Sorte wäre derselbe Verkauf mehr wert, doch umsonst kommt er nicht oft.`;
  },
  cityHall: ({ best }) =>
    best === null
      ? 'Ohne Projekt bleibt das Rathaus ohne Wirkung.'
      : `Ein zweites Projekt im selben Zug ist ein ganzer Zug geschenkt. ${capital(one(best.card))} ${does(best)}.`,
  bought({ best, full }) {
    if (best !== null && best.size === 2 && !full)
      return `${capital(one(best.card))} ${does(best)}, sobald du die Karte setzt. Als Würfel bringt dir ein Kauf sofort eine Aktion mehr.`;
    return full
      ? 'Deine drei Projekte liegen voll: Als Würfel gibt dir der Kauf sofort eine zweite Aktion.'
      : 'Als Würfel gibt dir der Kauf sofort eine zweite Aktion. Als Projekt lohnt sich eine Karte, die auf einen deiner Stapel passt.';
  },
  endTurn({ mayBuy, missing, turns: left }) {
    if (mayBuy)
      return left < LAST_TURNS
        ? 'Silber bringt am Ende keine Punkte: Kaufe jetzt, solange die Karten noch etwas bewirken.'
        : `Ein Kauf ist fast ein zusätzlicher Zug. Heb dir die ${PURCHASE.price} Silber nur auf, wenn du bald Besseres damit vorhast.`;
    if (left === 0)
      return 'Das war dein letzter Zug. Gleich zählen Drillinge, Boni, verkaufte Waren und Tiere.';
    return missing > 0
      ? `Dir ${missing === 1 ? 'fehlt' : 'fehlen'} noch ${amount('silver', missing)} zum nächsten Kauf. Verkaufte Waren und Minen bringen es am schnellsten.`
      : 'Gekauft wird einmal je Zug. Dein Silber reicht schon für den nächsten Kauf.';
  },
};
