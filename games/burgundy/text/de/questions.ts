import type { Asked, CardKey, QuestionKind, Reach } from '../facts.ts';
import { listOf, theCard } from './words.ts';

interface Line {
  readonly title: string;
  readonly hint: string;
}

/** What the three buildings that take cards look for. */
const TAKERS: Partial<Record<CardKey, string>> = {
  carpenter: 'Schreinerei: welches Gebäude oder Wissen nimmst du?',
  church: 'Kirche: Welche Burg, welche Mine oder welches Kloster nimmst du?',
  market: 'Markt: Welche Weide oder welches Schiff nimmst du?',
};

export function question(asked: Asked): Line {
  switch (asked.kind) {
    case 'turn':
      return { title: 'Welchen Würfel spielst du?', hint: handHint(asked.dice) };
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
        title: TAKERS[asked.card] ?? 'Welche Karte nimmst du?',
        hint: 'Aus jeder Reihe, ohne Würfel. Du darfst auch verzichten.',
      };
    case 'warehouse':
      return {
        title: 'Warenhaus: Welche Ware verkaufst du?',
        hint: 'Immer alle Karten einer Sorte. Du darfst auch verzichten.',
      };
    case 'cityHall':
      return {
        title: 'Rathaus: welches Projekt setzt du noch?',
        hint: 'Welcher Würfel darauf steht, ist egal. Du darfst auch verzichten.',
      };
    case 'bought':
      return {
        title: 'Welche der drei Karten nutzt du?',
        hint: 'Als Projekt oder als Würfel für eine weitere Aktion. Die anderen beiden werden abgelegt.',
      };
    case 'endTurn':
      return {
        title: 'Bist du fertig?',
        hint: asked.mayBuy
          ? 'Du kannst noch für 3 Silber drei Karten ziehen oder den Zug beenden.'
          : 'Deine Aktion ist gemacht. Beende deinen Zug.',
      };
  }
}

function handHint(dice: readonly number[]): string {
  const hand = listOf(dice.map((die) => `eine ${die}`));
  return hand === '' ? 'Nur die Zahl zählt.' : `Du hast ${hand} auf der Hand. Nur die Zahl zählt.`;
}

function reachHint(die: number, workers: number, reach: Reach): string {
  if (workers === 0) return `Ohne Arbeiter bleibt es bei der ${die}.`;
  const means = workers === 1 ? 'Mit deinem Arbeiter' : `Mit deinen ${workers} Arbeitern`;
  if (reach.all) return `${means} erreichst du jede Zahl.`;
  const way = reach.wraps
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
  bought: 'sieht sich drei gekaufte Karten an',
  endTurn: 'beendet den Zug',
};
