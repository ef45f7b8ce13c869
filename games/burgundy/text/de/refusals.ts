import type { Refusal } from '@spielstube/engine';
import { detail } from '../language.ts';
import { amount, goodsOfShade } from './words.ts';

/** Why not: one sentence for each reason in the rules. */
export function refusal(r: Refusal): string {
  switch (r.reason) {
    case 'emptyRow':
      return `In Reihe ${detail(r, 'row')} liegt keine Karte mehr.`;
    case 'tooFewWorkers':
      return tooFewWorkers(detail(r, 'die'), detail(r, 'price'), detail(r, 'workers'));
    case 'noProject':
      return 'Du hast kein Projekt, das du setzen könntest. Nimm zuerst eine Karte aus der Auslage.';
    case 'noSuchGoods':
      return `Du hast keine ${goodsOfShade(detail(r, 'sort'))} im Lager.`;
    case 'enoughWorkers':
      return `Du hast schon ${amount('workers', detail(r, 'workers'))}. Aufgestockt wird nur bis 2.`;
    case 'tooFewToConvert':
      return `Für einen Punkt brauchst du 3 Arbeiter oder Silber, du hast zusammen ${detail(r, 'cards')}.`;
    case 'noPassing':
      return 'Aussetzen geht nicht: in jedem Zug machst du eine Aktion. 1 Silber zu nehmen geht immer.';
    case 'castleMustAct':
      return 'Die Aktion der Burg musst du ausführen. 1 Silber zu nehmen geht immer.';
    case 'newCardStays':
      return 'Die neue Karte bleibt. Platz macht eines deiner drei alten Projekte.';
    case 'projectsFull':
      return 'Du hast schon drei Projekte, mehr haben nicht Platz.';
    case 'stackComplete':
      return 'Dieser Drilling ist vollständig und nimmt keine Karte mehr auf.';
    case 'stackOfOtherType':
      return 'Dort liegt eine andere Art. Nur Klöster vertragen sich mit jeder Art.';
    case 'stackToContinue':
      return 'Du hast von dieser Art noch einen offenen Stapel. Ein neuer beginnt erst, wenn er vollständig ist.';
    case 'bonusGivesNothing':
      return 'Davon ist nichts mehr im Vorrat, der Bonus brächte dir nichts.';
    case 'stackEmpty':
      return 'Dieser Stapel ist leer.';
    case 'wrongTypeForBuilding':
      return 'Diese Art nimmt das Gebäude nicht.';
    case 'tooLittleSilver':
      return `Der Kauf kostet 3 Silber, du hast ${detail(r, 'silver') === 0 ? 'keines' : `nur ${detail(r, 'silver')}`}.`;
    case 'alreadyBought':
      return 'Du hast in diesem Zug schon Karten gekauft. Das geht nur einmal im Zug.';
    case 'tooFewCardsToBuy':
      return 'Nachzieh- und Ablagestapel haben zusammen keine drei Karten mehr.';
    case 'notYourTurn':
      return 'Du bist gerade nicht am Zug.';
    default:
      return 'Das steht jetzt nicht zur Wahl.';
  }
}

function tooFewWorkers(die: number, price: number, workers: number): string {
  const steps = price === 1 ? 'einen Schritt' : `${price} Schritte`;
  const have = workers === 0 ? 'du hast keinen' : `du hast nur ${workers}`;
  return `Das liegt ${steps} von deiner ${die} entfernt und kostet ${amount('workers', price)}, ${have}.`;
}
