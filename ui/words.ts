import { counted, type Lang } from '@spielstube/engine/text';

/** The few words that the kit itself says. */
export interface KitWords {
  readonly notNow: string;
  readonly rule: string;
  readonly choose: string;
  /** Before the pieces of a price. */
  costs(price: string): string;
  readonly close: string;
  readonly compare: string;
  readonly bot: string;
  /** On the points of a seat. */
  points(name: string, points: number): string;
  readonly pointsAbout: string;
  /** What a seat does, in its own area and on its panel. */
  readonly toMove: string;
  readonly waiting: string;
  /** On the button that opens an opponent's drawer. */
  look(name: string): string;
  /** On the buttons that bring what is lit into sight. */
  litToTheLeft(n: number): string;
  litToTheRight(n: number): string;
  /** On the button that ends a zoom. */
  readonly whole: string;
  /** On the button that begins one. */
  readonly closer: string;
}

export const kitWords: Record<Lang, KitWords> = {
  de: {
    notNow: 'jetzt nicht',
    rule: 'Regel',
    choose: 'Was davon?',
    costs: (price) => `Preis: ${price}`,
    close: 'Schließen',
    compare: 'Alle vergleichen',
    bot: 'Automat',
    points: (name, n) => `${name}: ${counted(n, 'Punkt', 'Punkte')}`,
    pointsAbout: 'Wenn jetzt Schluss wäre. Der Wertungsblock zeigt, woher sie kommen.',
    toMove: 'am Zug',
    waiting: 'wartet',
    look: (name) => `${name} ansehen`,
    litToTheLeft: (n) => `Links: ${counted(n, 'Möglichkeit', 'Möglichkeiten')}`,
    litToTheRight: (n) => `Rechts: ${counted(n, 'Möglichkeit', 'Möglichkeiten')}`,
    whole: 'Ganzes Brett',
    closer: 'Näher heran',
  },
  en: {
    notNow: 'not now',
    rule: 'Rule',
    choose: 'Which one?',
    costs: (price) => `Price: ${price}`,
    close: 'Close',
    compare: 'Compare all',
    bot: 'Bot',
    points: (name, n) => `${name}: ${counted(n, 'point', 'points')}`,
    pointsAbout: 'If it ended now. The score pad shows where they come from.',
    toMove: 'to move',
    waiting: 'waiting',
    look: (name) => `Look at ${name}`,
    litToTheLeft: (n) => `To the left: ${counted(n, 'choice', 'choices')}`,
    litToTheRight: (n) => `To the right: ${counted(n, 'choice', 'choices')}`,
    whole: 'Whole board',
    closer: 'Closer',
  },
};
