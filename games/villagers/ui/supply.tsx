import { Count, Explain, Glyph, openChoices, Target } from '@spielstube/ui';
import { bronzeNow, incomeAt, nextMarket } from '../text/prospect.ts';
import { playerAt, playerBefore, type SeatProps } from './board.ts';
import { GO_PIECE, place } from './drawings.ts';
import styles from './supply.module.css';

/** The gold of a seat; the Levy may be paid from it. */
export function Gold({ board, seat }: SeatProps) {
  const { words } = board.text;
  const { gold } = playerAt(board, seat);
  return (
    <Target
      about={words.notes.supply(board.cast.name(seat), gold)}
      open={openChoices(board, (a) => a.do === 'pay')}
      anchor={place.supply(seat)}
      className={styles.gold}
    >
      <span aria-hidden="true">
        <Glyph id="v-gold" />
        <b>
          <Count value={gold} was={playerBefore(board, seat)?.gold} />
        </b>
        <small>{words.labels.gold}</small>
      </span>
    </Target>
  );
}

/** What the next market day would bring a village as it lies. */
export function MarketNow({ board, seat, isBrief = false }: SeatProps & { readonly isBrief?: boolean }) {
  const { view, text, before, cast } = board;
  const { words } = text;
  const market = nextMarket(view);
  if (market === 0) return null;
  const income = incomeAt(view, seat, market);
  const was =
    before === null || before.markets !== view.markets ? undefined : incomeAt(before, seat, market).total;
  return (
    <Explain about={words.notes.income(cast.name(seat), income)} className={styles.soon ?? ''}>
      {isBrief ? <Glyph id={market === 1 ? 'vk-market-1' : 'vk-market-2'} /> : `${words.labels.marketNow} `}
      <b>
        +<Count value={income.total} was={was} />
      </b>
    </Explain>
  );
}

/** What bronze would bring after this build phase, where it brings anything. */
export function BronzeNow({ board, seat }: SeatProps) {
  const gold = bronzeNow(board.view, seat);
  if (gold === 0) return null;
  return (
    <Explain about={board.text.words.notes.bronze()} className={styles.soon ?? ''}>
      {board.text.words.labels.bronzeNow} <b>+{gold}</b>
    </Explain>
  );
}

/** The GO! card, where it lies. */
export function GoCard({ board, seat }: SeatProps) {
  const { view, text, cast } = board;
  if (view.startPlayer !== seat || view.seats === 1) return null;
  return (
    <Explain
      about={text.words.notes.goCard(cast.name(seat))}
      className={styles.go ?? ''}
      data-piece={GO_PIECE}
    >
      <Glyph id="vk-go" label={text.words.goCard} />
    </Explain>
  );
}
