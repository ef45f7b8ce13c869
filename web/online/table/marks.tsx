import type { Seat } from '@spielstube/engine';
import type { Emote, OwnCard, SeatCard } from '@spielstube/table';
import { Glyph, type SeatMarks, type SpriteId } from '@spielstube/ui';
import type { OnlineWords } from '../../text/online/words.ts';
import { bankOf, ClockFace, leftOn, Sand, type Ticking } from './clock.tsx';
import styles from './marks.module.css';

type Person = Extract<SeatCard, { kind: 'person' }>;

/** What somebody has just shown. */
export interface Shout {
  readonly number: number;
  readonly seat: Seat;
  readonly emote: Emote;
}

export interface Marked {
  readonly card: OwnCard;
  readonly cardAt: number;
  readonly shouts: readonly Shout[];
  readonly words: OnlineWords;
}

/** A lit candle: here. One that is out: away. A moon: not here, and it may take days. */
function lampOf({ presence, standIn }: Person, { pace }: OwnCard): SpriteId {
  if (standIn !== null) return 'ui-bot';
  if (presence !== 'away') return 'lamp-here';
  return pace.kind === 'live' ? 'lamp-away' : 'lamp-night';
}

function presenceInWords(
  { name, presence, standIn, since }: Person,
  card: OwnCard,
  words: OnlineWords,
): string {
  if (standIn !== null) return words.table.standIn(name, standIn.why);
  if (presence !== 'away') return words.table.here;
  if (card.pace.kind !== 'live') return words.table.night;
  return since === 0 ? words.table.away : words.table.awaySince(card.now - since);
}

/** Candle, clock and sand of every seat, and what has just been shown there. */
export function marksOf({ card, cardAt, shouts, words }: Marked): SeatMarks {
  const personOn = (seat: Seat): Person | null => {
    const sitter = card.seats[seat];
    return sitter?.kind === 'person' ? sitter : null;
  };
  /** Bots take no time. */
  const clockOf = (seat: Seat): Ticking | null => {
    const clock = card.clocks[seat] ?? null;
    return clock === null || personOn(seat) === null ? null : { clock, since: cardAt };
  };
  return {
    sign(seat) {
      const person = personOn(seat);
      if (person === null) return null;
      return (
        <Glyph
          id={lampOf(person, card)}
          className={styles.lamp ?? ''}
          label={presenceInWords(person, card, words)}
        />
      );
    },
    head(seat) {
      const ticking = clockOf(seat);
      return ticking !== null && <ClockFace ticking={ticking} className={styles.inHead} />;
    },
    foot(seat) {
      const ticking = clockOf(seat);
      return (
        <>
          {ticking !== null && seat !== card.seat && <Sand ticking={ticking} bank={bankOf(card)} />}
          {shouts
            .filter((shout) => shout.seat === seat)
            .map(({ number, emote }) => (
              <span key={number} className={styles.shout} role="status">
                <Glyph id={`emote-${emote}`} />
                <i>{words.emote[emote]}</i>
              </span>
            ))}
        </>
      );
    },
    lines(seat) {
      const person = personOn(seat);
      const ticking = clockOf(seat);
      return [
        ...(person === null ? [] : [presenceInWords(person, card, words)]),
        ...(person === null || ticking === null
          ? []
          : [words.table.clock(person.name, words.left(leftOn(ticking)))]),
      ];
    },
  };
}
