import { EFFECTS } from '../../data/bonuses.ts';
import { CARPENTER, CHURCH, MARKET } from '../../data/types.ts';
import type { CardKey } from '../facts.ts';
import { spelled, takenBy } from './words.ts';

/** What each card does when it is placed: for the rules book and for the card itself. */
export const effects: Readonly<Record<CardKey, string>> = {
  castle: 'Die Burg schenkt dir noch eine der sechs Aktionen, mit einer Zahl deiner Wahl.',
  mine: `Die Mine bringt ${spelled(EFFECTS.mine.silver, 'ein Silber', 'Silber')}.`,
  cloister:
    'Du darfst es auf jeden offenen Stapel einer anderen Art legen. Dort zählt es bis zum Ende als diese Art.',
  knowledge: `Das Wissen bringt ${spelled(EFFECTS.knowledge.workers, 'einen Arbeiter', 'Arbeiter')}, so viele du auch schon hast.`,
  ship: 'Das Schiff bringt die oberste Ware von einem der beiden Warenstapel.',
  pasture: 'Die Weide bringt das oberste Tier von einem der beiden Tierstapel.',
  building: 'Gleich nach dem Setzen nutzt du die Funktion des Gebäudes, einmal.',
  carpenter: `Schreinerei: Du darfst ${takenBy(CARPENTER)} aus der Auslage zu deinen Projekten nehmen.`,
  church: `Kirche: Du darfst ${takenBy(CHURCH)} aus der Auslage nehmen.`,
  market: `Markt: Du darfst ${takenBy(MARKET)} aus der Auslage nehmen.`,
  watchtower: `Wachturm: ${spelled(EFFECTS.watchtower.points, 'ein Punkt', 'Punkte')}.`,
  bank: `Bank: ${spelled(EFFECTS.bank.silver, 'ein Silber', 'Silber')}.`,
  boardinghouse: 'Wohnhäuser: die oberste Karte eines der vier Stapel mit Waren und Tieren.',
  warehouse:
    'Warenhaus: Du darfst eine Warensorte deiner Wahl verkaufen, mit allem, was zu einem Verkauf gehört.',
  cityhall:
    'Rathaus: Du darfst gleich noch ein Projekt setzen, welcher Würfel auch darauf steht, mit Wirkung und Boni.',
  card: 'In deinem Zug legst du eine Handkarte offen ab. Ihre Zahl ist dein Würfel.',
};
