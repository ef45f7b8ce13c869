import { CARD, PICTURE, PORTRAIT, SHORT, SHORT_SIGNS_Y, SIGNS_Y } from '@spielstube/art/villagers/anchors.ts';
import { Glyph, type SpriteId } from '@spielstube/ui';
import { memo } from 'react';
import {
  BUILDERS,
  CHAIN,
  DISCARDED,
  FOOD,
  GOLD,
  isBasic,
  isFounders,
  KEY_RING,
  NOTHING,
  PROFITEERS,
  SIGNPOSTS,
  SUIT,
  SUPPORT,
  SYMBOLS,
  UNLOCKER,
} from '../data/jobs.ts';
import type { VillagersWords } from '../text/words.ts';
import styles from './card.module.css';
import { CardName } from './card-name.tsx';
import { coinSign, colourOf, frameSign, portraitSign, suitColour, suitSign } from './drawings.ts';
import { metalOf, PayoutLine } from './payout.tsx';

interface CardFaceProps {
  readonly job: number;
  readonly words: VillagersWords;
  readonly coins?: number;
  /** Without its lower part: where many lie, and where it is covered. */
  readonly isShort?: boolean;
  /** The other of the two portraits that basics have. */
  readonly isSecond?: boolean;
}

/** The face of a villager: 100 × 140, or 100 × 92 without its lower part; as broad as `--cw` wants it. */
export const CardFace = memo(function CardFace({
  job,
  words,
  coins = 0,
  isShort = false,
  isSecond = false,
}: CardFaceProps) {
  const suit = SUIT[job];
  const { w, h } = isShort ? SHORT : CARD;
  const mark = markOf(job);
  return (
    <span className={styles.card} data-short={isShort} aria-hidden="true">
      <svg className={styles.face} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
        <use href={`#${frameSign(suit)}`} width={CARD.w} height={CARD.h} />
        <svg
          x={PICTURE.x}
          y={PICTURE.y}
          width={PICTURE.w}
          height={PICTURE.h}
          viewBox={`0 0 ${PORTRAIT.w} ${PORTRAIT.shown}`}
          aria-hidden="true"
        >
          <use href={`#${portraitSign(job, isSecond)}`} width={PORTRAIT.w} height={PORTRAIT.h} />
        </svg>
        <Suits suit={suit} count={SYMBOLS[job]} />
        {UNLOCKER[job] !== NOTHING && (
          <use
            href="#v-lock"
            x="79"
            y="5"
            width="17.6"
            height="19"
            style={{ '--lock': colourOf(UNLOCKER[job]) }}
          />
        )}
        <use href={isShort ? '#vf-lines-short' : '#vf-lines'} width={w} height={h} />
        <CardName name={words.onCard(job)} isDouble={SYMBOLS[job] > 1} isLocked={UNLOCKER[job] !== NOTHING} />
        <Signs job={job} y={isShort ? SHORT_SIGNS_Y : SIGNS_Y} />
      </svg>
      {!isShort && <Printed job={job} words={words} />}
      {mark !== null && <Glyph id={mark} className={styles.mark ?? ''} />}
      {coins > 0 && <CoinsOn coins={coins} />}
    </span>
  );
});

function markOf(job: number): SpriteId | null {
  if (SUPPORT.includes(job)) return 'v-support';
  if (PROFITEERS.includes(job)) return 'v-profit';
  return SIGNPOSTS[job] > 0 ? 'v-signpost' : null;
}

function Suits({ suit, count }: { suit: number; count: number }) {
  if (count === 0) return null;
  if (count === 1) return <use href={`#${suitSign(suit)}`} x="4" y="5" width="19.4" height="19.4" />;
  return [4, 16].map((x) => <use key={x} href={`#${suitSign(suit)}`} x={x} y="5.6" width="18" height="18" />);
}

/** What a card is worth: on the lower edge of its picture. */
function Signs({ job, y }: { job: number; y: number }) {
  const signs: SpriteId[] = [
    ...Array.from({ length: FOOD[job] }, (): SpriteId => 'v-food'),
    ...Array.from({ length: BUILDERS[job] }, (): SpriteId => 'v-builder'),
    ...(DISCARDED[job] ? (['v-discard'] as const) : []),
  ];
  const metal = metalOf(job);
  const hasCoin = GOLD[job] > 0 || metal !== null;
  return (
    <g className={styles.signs}>
      {signs.map((sign, n) => {
        const x = 14 + n * 19.5;
        return (
          <g key={n}>
            <circle cx={x} cy={y} r="10" />
            <use href={`#${sign}`} x={x - 7.6} y={y - 7.6} width="15.2" height="15.2" />
          </g>
        );
      })}
      {KEY_RING[job] > 0 && <KeyRing count={KEY_RING[job]} x={hasCoin ? 42 : 64} y={y} />}
      {GOLD[job] > 0 && <Disc sign="v-gold" figure={`${GOLD[job]}`} y={y} />}
      {metal !== null && <Disc sign={metal.sign} figure={metal.figure} y={y} />}
    </g>
  );
}

function Disc({ sign, figure, y }: { sign: SpriteId; figure: string; y: number }) {
  return (
    <>
      <use href={`#${sign}`} x="73" y={y - 13} width="25" height="25" />
      <text x="85.5" y={y + 3.6}>
        {figure}
      </text>
    </>
  );
}

function KeyRing({ count, x, y }: { count: number; x: number; y: number }) {
  const width = count > 9 ? 34 : 30;
  return (
    <>
      <rect x={x} y={y - 9} width={width} height="18" rx="9" />
      <use href="#v-keyring" x={x + 2} y={y - 6.8} width="14" height="14" />
      <text x={x + 15 + (width - 17) / 2} y={y + 4.4}>
        {count}
      </text>
    </>
  );
}

/** The lower part of a card: on whom it lies, whom it carries, who opens it, what it counts. */
function Printed({ job, words: { printed } }: { job: number; words: VillagersWords }) {
  const metal = metalOf(job);
  const effect = printed.effect(job);
  const isBottom = isBasic(job) || isFounders(job);
  const [carries, unlocker] = [printed.carries(job), printed.unlocker(job)];
  // Whoever needs nobody says so where there is room for it.
  const isCrowded = [carries, unlocker].filter((line) => line !== '').length + (metal === null ? 0 : 1) > 1;
  const isFree = CHAIN[job].length === 0;
  const below = isBottom || (isFree && isCrowded) ? '' : printed.below(job);
  return (
    <span className={styles.printed}>
      {effect === '' && below !== '' && (
        <span data-free={isFree}>
          <Glyph id="v-below" />
          <span>{below}</span>
        </span>
      )}
      {effect === '' && carries !== '' && (
        <span>
          <Glyph id="v-slot" />
          <span>{carries}</span>
        </span>
      )}
      {unlocker !== '' && (
        <span>
          <Glyph id="v-unlock" style={{ '--lock': colourOf(UNLOCKER[job]) }} />
          <span>{unlocker}</span>
        </span>
      )}
      {metal !== null && (
        <span>
          <PayoutLine metal={metal} />
        </span>
      )}
      {effect !== '' && <i>{effect}</i>}
    </span>
  );
}

/** Coins that lie on somebody: one coin with their sum. */
export function CoinsOn({ coins }: { coins: number }) {
  return (
    <span className={styles.coins} aria-hidden="true">
      <Glyph id={coinSign(coins)} />
      <b>{coins}</b>
    </span>
  );
}

interface CardBackProps {
  readonly suit: number;
  /** Who is known to be on its front; NOTHING if nobody. */
  readonly known?: number;
  /** The disc stands high, where something lies before it. */
  readonly isHigh?: boolean;
}

/** The back of a card with its suit, and with the face of whoever is remembered to be there. */
export function CardBack({ suit, known = NOTHING, isHigh = false }: CardBackProps) {
  const [x, y, size] = isHigh ? [32, 4, 36] : [22, 38, 56];
  return (
    <span className={styles.card} style={{ '--suit': suitColour(suit) }} aria-hidden="true">
      <svg className={styles.face} viewBox={`0 0 ${CARD.w} ${CARD.h}`} aria-hidden="true">
        <use href="#vb-back" width={CARD.w} height={CARD.h} />
        <use href={`#${suitSign(suit)}`} x={x} y={y} width={size} height={size} />
        {known !== NOTHING && (
          <svg
            x={x + size * 0.62}
            y={y + size * 0.42}
            width={size * 0.8}
            height={size * 0.64}
            viewBox="0 0 288 228"
            aria-hidden="true"
          >
            <rect width="288" height="228" rx="30" className={styles.rim} />
            <use href={`#${portraitSign(known)}`} x="10" y="8" width="268" height="212" />
          </svg>
        )}
      </svg>
    </span>
  );
}

/** A face in a round frame: for lists, panels and small piles. */
export function Face({ job, className = '' }: { job: number; className?: string | undefined }) {
  return (
    <svg
      className={`${styles.round} ${className}`}
      style={{ '--suit': colourOf(job) }}
      viewBox="50 0 180 180"
      aria-hidden="true"
    >
      <use href={`#${portraitSign(job)}`} width={PORTRAIT.w} height={PORTRAIT.h} />
    </svg>
  );
}
