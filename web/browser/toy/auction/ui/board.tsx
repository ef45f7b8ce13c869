import { type BoardProps, type GameUi, Target } from '@spielstube/ui';
import type { AuctionTypes } from '../../../../../engine/test/auction.ts';

type Props = BoardProps<AuctionTypes>;

/** One: the prizes of everybody. */
function Rivals({ seats }: Props) {
  return (
    <ul>
      {seats.map(({ seat, name, total }) => (
        <li key={seat}>
          {name}: {total}
        </li>
      ))}
    </ul>
  );
}

/** Two: the cards that are out of the game. */
function Board({ view }: Props) {
  return <p data-testid="discard">{view.discard.join(' ')}</p>;
}

/** Three: the own hand, lit where a card can be played. */
function Own({ view, viewer, open }: Props) {
  const hand = viewer === null ? [] : view.hands[viewer];
  return (
    <div>
      {hand.map((card) => (
        <Target
          key={card}
          about={{ title: `${card}` }}
          open={open.filter(({ action }) => action.do === 'card' && action.card === card)}
        >
          <span aria-hidden="true">{card}</span>
        </Target>
      ))}
    </div>
  );
}

export const auctionUi: GameUi<AuctionTypes> = {
  Track: ({ view }) => <span>{view.round}</span>,
  Rivals,
  Board,
  Own,
  Area: ({ board: { view }, seat }) => <p>{view.hands[seat].length}</p>,
  sheets: () => ({
    board: { label: 'Tisch', glyph: 'ui-people' },
    own: { label: 'Hand', glyph: 'ui-person' },
  }),
  askSign: () => null,
  beside: ({ open }) => open.filter(({ action }) => action.do === 'done'),
  choiceSign: () => null,
  price: () => [],
  sourceSign: () => null,
  chapters: () => [{ name: '', end: 1 }],
};
