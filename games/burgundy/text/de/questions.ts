import { type AskedLine, capital } from '@spielstube/engine/text';
import { PURCHASE } from '../../data/bonuses.ts';
import type { Reach } from '../../rules/die.ts';
import type { QuestionKind } from '../../rules/state.ts';
import type { Asked } from '../facts.ts';
import { cardName, listOf, spelled, takenBy, theCard } from './words.ts';

export function question(asked: Asked): AskedLine {
  switch (asked.kind) {
    case 'turn':
      return turnLine(asked.dice);
    case 'action':
      return {
        title: `Du hast eine ${asked.die} gewählt: Was tust du?`,
        hint: `Was leuchtet, geht. ${reachHint(asked.die, asked.workers, asked.reach)}`,
      };
    case 'castleAction':
      return {
        title: 'Die Burg schenkt dir eine Aktion: Was tust du?',
        hint: 'Als hättest du eine beliebige Zahl gespielt. Arbeiter brauchst du dafür nicht.',
      };
    case 'makeRoom':
      return {
        title: 'Welches Projekt gibst du auf?',
        hint: `Mehr als drei Projekte passen nicht. Gib eines auf, dann ist Platz für ${theCard(asked.card, 'acc')}.`,
      };
    case 'target':
      return {
        title: `Wohin legst du ${theCard(asked.card, 'acc')}?`,
        hint:
          asked.card === 'cloister'
            ? 'Ein Kloster passt auf jeden offenen Stapel und zählt dort als dessen Art.'
            : 'Auf Klöster gelegt, bestimmt die neue Karte die Art des ganzen Stapels.',
      };
    case 'phaseBonus':
      return {
        title: 'Ein Drilling! Welchen Bonus nimmst du?',
        hint: `Genau einen von der Karte des Durchgangs ${asked.phase}. Danach wirkt die gesetzte Karte.`,
      };
    case 'goods':
      return { title: 'Welche Ware nimmst du?', hint: 'Du bekommst die oberste Karte des Stapels.' };
    case 'animal':
      return { title: 'Welches Tier nimmst du?', hint: 'Du bekommst die oberste Karte des Stapels.' };
    case 'boardingHouse':
      return {
        title: 'Wohnhäuser: Welche Ware oder welches Tier nimmst du?',
        hint: 'Die oberste Karte eines der vier Stapel gehört dir.',
      };
    case 'takeFromDisplay':
      return {
        title: `${cardName(asked.card)}: Welche Karte nimmst du?`,
        hint: `${capital(takenBy(asked.building))} aus jeder Reihe, ohne Würfel. Du darfst auch verzichten.`,
      };
    case 'warehouse':
      return {
        title: 'Warenhaus: Welche Ware verkaufst du?',
        hint: 'Immer alle Karten einer Sorte. Du darfst auch verzichten.',
      };
    case 'cityHall':
      return {
        title: 'Rathaus: Welches Projekt setzt du noch?',
        hint: 'Welcher Würfel darauf steht, ist egal. Du darfst auch verzichten.',
      };
    case 'bought':
      return {
        title: 'Welche der gekauften Karten nutzt du?',
        hint: 'Als Projekt oder als Würfel für eine weitere Aktion. Die anderen werden abgelegt.',
      };
    case 'endTurn':
      return {
        title: 'Bist du fertig?',
        hint: asked.mayBuy
          ? `Du kannst noch für ${PURCHASE.price} Silber ${spelled(PURCHASE.cards, 'eine Karte', 'Karten')} ziehen oder den Zug beenden.`
          : 'Deine Aktion ist gemacht. Beende deinen Zug.',
      };
  }
}

/** Where there is nothing to choose, nobody is asked which. */
function turnLine(dice: readonly number[]): AskedLine {
  const [die, other] = dice;
  if (die === undefined) return { title: 'Welchen Würfel spielst du?', hint: 'Nur die Zahl zählt.' };
  if (other === undefined)
    return {
      title: `Du spielst deine letzte Karte: eine ${die}.`,
      hint: 'Vorher kannst du noch Karten kaufen.',
    };
  if (die === other)
    return {
      title: `Du spielst eine ${die}.`,
      hint: `Beide Handkarten zeigen eine ${die}. Nur die Zahl zählt.`,
    };
  const hand = listOf(dice.map((one) => `eine ${one}`));
  return { title: 'Welchen Würfel spielst du?', hint: `Du hast ${hand} auf der Hand. Nur die Zahl zählt.` };
}

function reachHint(die: number, workers: number, reach: Reach): string {
  if (workers === 0) return `Ohne Arbeiter bleibt es bei der ${die}.`;
  const means = workers === 1 ? 'Mit deinem Arbeiter' : `Mit deinen ${workers} Arbeitern`;
  if (reach.all) return `${means} erreichst du jede Zahl.`;
  const way =
    reach.from > reach.to
      ? `von ${reach.from} über ${die} bis ${reach.to}`
      : `von ${reach.from} bis ${reach.to}`;
  return `${means} reichst du ${way}.`;
}

export const waiting: Readonly<Record<QuestionKind, string>> = {
  turn: 'wählt einen Würfel',
  action: 'wählt eine Aktion',
  makeRoom: 'macht Platz bei den Projekten',
  target: 'sucht einen Platz im Fürstentum',
  phaseBonus: 'wählt einen Bonus',
  goods: 'nimmt eine Ware',
  animal: 'nimmt ein Tier',
  boardingHouse: 'nimmt eine Ware oder ein Tier',
  takeFromDisplay: 'sucht eine Karte in der Auslage',
  warehouse: 'verkauft vielleicht Waren',
  cityHall: 'setzt vielleicht ein weiteres Projekt',
  bought: 'sieht sich gekaufte Karten an',
  endTurn: 'beendet den Zug',
};
