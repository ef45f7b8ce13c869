import { counted } from '@spielstube/engine/text';
import { BREWERY_TABLE, INN_BOARD, VILLAGERS } from '../../../data/inn.ts';
import { BEER } from '../../../data/pieces.ts';
import { BACK } from '../../../rules/mix.ts';
import { BEER_BACK, COIN_BACK, TWO_BEER_BACK } from '../../../rules/state.ts';
import type { InnWords } from '../../inn/words.ts';
import { anyCubes, goodsCount, grain, time } from '../words.ts';
import { cardPrice, villagerEffect, villagerMoment, villagerName, villagerPrice } from './villagers.ts';

const BACKS = new Map<number, string>([
  [COIN_BACK, cardPrice(1, 0)],
  [BEER_BACK, cardPrice(0, 1)],
  [TWO_BEER_BACK, cardPrice(0, 2)],
]);

/** By number in MOMENTS. */
const MOMENTS: readonly string[] = [
  'Vor dem Begräbnis',
  'Der Markttag beginnt',
  'Der Markttag endet',
  'Die Messe beginnt',
  'Vor der Mehrheit in der Kirche',
];

/** What the Inn and its cards say on the board. */
export const innWords: InnWords = {
  villager: villagerName,
  price: villagerPrice,
  effect: villagerEffect,
  when: villagerMoment,
  back: (back) =>
    BACKS.has(back) ? `Verdeckte Personenkarte für ${BACKS.get(back)}` : 'Verdeckte Personenkarte',
  backAbout: 'Mit der Edeldame gekauft: Was sie gekostet hat, haben alle gesehen, die Karte selbst nicht.',
  inkwell: { empty: 'leeres Tintenfass', full: 'volles Tintenfass' },
  inkwellAbout: (card) =>
    VILLAGERS[card].use === 'scored'
      ? 'Leeres Tintenfass: Die Karte bleibt auf der Hand und wird am Ende gewertet.'
      : 'Volles Tintenfass: Die Karte wird einmal gespielt und kommt dann aus dem Spiel. Am Ende ist sie nichts mehr wert.',

  board: 'Wirtshaus',
  boardAbout: (side) =>
    `Erst ${side === BACK ? anyCubes(INN_BOARD.backCubes) : time(INN_BOARD.frontTime)} zahlen, dann die oberste Karte eines Stapels darunterschieben, dann eine der drei offenen Karten kaufen oder nicht.`,
  guestsAbout: `Wer hier handelt, braucht jemanden im Wirtshaus: Ist niemand da, kommt einer für ${time(INN_BOARD.placeTime)} vom Hof. Mehr als einer darf es nicht sein. Wer hier stirbt, kommt auf den Friedhof.`,
  stack: (stack) => `Stapel ${stack + 1}`,
  stackAbout: (cards) =>
    `${counted(cards, 'Personenkarte', 'Personenkarten')}; nur die oberste ist zu sehen. Was daruntergeschoben wird, kommt wieder.`,
  emptyStack: 'Der Stapel ist leer.',
  buy: 'Kaufen',
  putUnder: 'Darunterschieben',
  play: 'Spielen',

  hand: 'Personenkarten',
  handAbout: 'Jede Karte wirkt einmal. Offen gekaufte kennt jeder; ein Limit für die Hand gibt es nicht.',
  noCards: 'keine Karten',
  cardsOf: (name, cards) => `${name}: ${counted(cards, 'Personenkarte', 'Personenkarten')}`,
  played: 'Gespielte Karten',
  playedAbout: 'Gespielte Personenkarten sind aus dem Spiel.',
  worthNow: (points) => `Jetzt wert: ${counted(points, 'Punkt', 'Punkte')}.`,

  moment: (moment) => MOMENTS[moment],
  crier: 'Marktschreier: darf heute auch die Warteschlange bedienen',
  father: 'Pater: sucht die Figuren dieser Messe aus',
  quiet: 'spielt jetzt keine Karten mehr',
  breweryAbout: `Ein fünftes Handwerksgebäude: ${goodsCount(BEER, BREWERY_TABLE.yields)} auf einmal, mit eigenem Brauer für ${time(BREWERY_TABLE.productionTime)}, sonst für ${grain(BREWERY_TABLE.grain)}.`,
};
