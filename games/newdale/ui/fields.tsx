import { anchor, closedChoice, Explain, Glyph, openChoices, type SpriteId, Target } from '@spielstube/ui';
import type { ReactNode } from 'react';
import { NOTHING } from '../data/box.ts';
import {
  ACTION_FIELDS,
  BLACK_MARKET,
  BRIDGE,
  BUILD,
  CHAPTER_FIELDS,
  COMMON_FIELDS,
  FOURTH_STONE,
  HAND_CARDS,
  HIRE,
  OFFSPRING,
  PROGRESS,
  SAIL,
  SHIPYARD,
  THIRD_STONE,
} from '../data/fields.ts';
import type { NewdaleAction } from '../rules/moves.ts';
import { hasBit } from '../rules/state.ts';
import { chapterOf } from '../rules/supply.ts';
import type { Board, Means, PartProps } from './board.ts';
import { FIELD_SIGNS, place } from './drawings.ts';
import styles from './fields.module.css';
import { Stone } from './pieces.tsx';

/** The action board: five fields, and the one of the chapter or the stones that are still for sale. */
export function Fields({ board }: PartProps) {
  const { view, text } = board;
  const extra = chapterOf(view).field;
  return (
    <section className={`sheet ${styles.fields}`} aria-label={text.words.actionBoard}>
      {Array.from({ length: COMMON_FIELDS }, (_, field) => (
        <Field key={`${field + 1}`} board={board} field={field} />
      ))}
      {extra === NOTHING ? <ForSale board={board} /> : <Field board={board} field={extra} />}
    </section>
  );
}

/** What is done on a field besides putting a stone there. */
const DEEDS: Readonly<Partial<Record<number, readonly NewdaleAction['do'][]>>> = {
  [OFFSPRING]: ['buy'],
  [BLACK_MARKET]: ['trade'],
  [HAND_CARDS]: ['draw'],
  [SHIPYARD]: ['deliver'],
};

/** The field whose action is carried out now. */
const ASKED: Readonly<Partial<Record<string, number>>> = {
  offspring: OFFSPRING,
  blackMarket: BLACK_MARKET,
  handCards: HAND_CARDS,
  progress: PROGRESS,
  build: BUILD,
  bridge: BRIDGE,
  shipyard: SHIPYARD,
  sail: SAIL,
  hire: HIRE,
};

/** Who has a stone on a field, and which. */
const stonesOn = ({ view, seats }: Board, field: number) =>
  seats.flatMap((info) =>
    (view.players[info.seat]?.stones ?? []).flatMap((on, stone) => (on === field ? [{ info, stone }] : [])),
  );

function Field({ board, field }: PartProps & { field: number }) {
  const { frame, text } = board;
  const { words } = text;
  const deeds = DEEDS[field] ?? [];
  const isAsked = frame !== null && ASKED[frame.kind] === field;
  const means: Means = (a) => (a.do === 'place' ? a.field === field : isAsked && deeds.includes(a.do));
  const stones = stonesOn(board, field);
  return (
    <div className={styles.place}>
      <Target
        about={words.notes.field(field, false)}
        open={openChoices(board, means)}
        closed={closedChoice(board, means)}
        anchor={place.field(field)}
        className={`${styles.field} ${isAsked ? styles.now : ''}`}
      >
        <Glyph id={FIELD_SIGNS[field]} className={styles.picture ?? ''} />
        <b className={styles.name}>{words.field(field)}</b>
        <span className={styles.effect} aria-hidden="true">
          {EFFECTS[field]?.()}
        </span>
      </Target>
      <span className={styles.stones} data-many={stones.length > 2}>
        {stones.map(({ info, stone }) => (
          <Explain
            key={`${info.seat}-${stone}`}
            about={{ ...words.notes.stone(stone), title: `${info.name}: ${words.stone(stone)}` }}
            className={styles.stone ?? ''}
            data-piece={place.stone(info.seat, stone)}
          >
            <Stone crest={info.crest} stone={stone} />
          </Explain>
        ))}
      </span>
    </div>
  );
}

const Sign = ({ id }: { id: SpriteId }) => <Glyph id={id} />;
const ARROW = <Glyph id="n-arrow" className={styles.arrow ?? ''} />;
const BoughtStone = ({ stone }: { stone: number }) => (
  <span className={styles.bought}>
    <Stone crest={1} stone={stone} />
  </span>
);

/** What a field costs and brings, in signs. */
const EFFECTS: Readonly<Partial<Record<number, () => ReactNode>>> = {
  [OFFSPRING]: () => (
    <>
      {ACTION_FIELDS.offspring.thirdCoins}
      {ARROW}
      <BoughtStone stone={THIRD_STONE} />
      <i />
      {ACTION_FIELDS.offspring.fourthCoins}
      {ARROW}
      <BoughtStone stone={FOURTH_STONE} />
      <Sign id="vp" />
      {ACTION_FIELDS.offspring.fourthPoints}
    </>
  ),
  [BLACK_MARKET]: () => (
    <>
      {ACTION_FIELDS.blackMarket.cards}
      <Sign id="n-card-out" />
      {ARROW}
      {ACTION_FIELDS.blackMarket.coal}
      <Sign id="n-coal" />
      <i />+{ACTION_FIELDS.blackMarket.goods}
      <Sign id="n-any-good" />
    </>
  ),
  [HAND_CARDS]: () => (
    <>
      <Sign id="n-card-out" />
      {ARROW}
      <Sign id="n-card" />
      <i />+{ACTION_FIELDS.handCards.cards}
      <Sign id="n-card" />
    </>
  ),
  [PROGRESS]: () => (
    <>
      {ACTION_FIELDS.progress.coins}
      {ARROW}
      <Sign id="n-range" />/<Sign id="n-compensation" />
      <i />
      <Sign id="vp" />
      {ACTION_FIELDS.progress.points}
    </>
  ),
  [BUILD]: () => (
    <>
      <Sign id="n-card" />
      {ARROW}
      <Sign id="n-act-build" />
    </>
  ),
  [BRIDGE]: () => (
    <>
      {CHAPTER_FIELDS.bridge.coins}
      {ARROW}
      <Sign id="n-bridge" />
      <i />
      <Sign id="vp" />
      {CHAPTER_FIELDS.bridge.points}
      <Sign id="n-card" />
      {CHAPTER_FIELDS.bridge.cards}
    </>
  ),
  [SHIPYARD]: () => (
    <>
      {CHAPTER_FIELDS.shipyard.coins}
      {ARROW}
      <Sign id="vp" />
      {CHAPTER_FIELDS.shipyard.points}
      <i />
      <Sign id="n-card" />
      {CHAPTER_FIELDS.shipyard.cards}
    </>
  ),
  [SAIL]: () => (
    <>
      <Sign id="n-steps" />
      {CHAPTER_FIELDS.sail.spaces}
      <i />+{CHAPTER_FIELDS.sail.moreCards}
      <Sign id="n-card-out" />
    </>
  ),
  [HIRE]: () => (
    <>
      <Sign id="n-coin" />
      {ARROW}
      <Sign id="n-helper-any" />
    </>
  ),
};

/** Stones "3" and "4" of those who have not bought them yet. */
function ForSale({ board }: PartProps) {
  const { view, seats, text } = board;
  const { words } = text;
  const waiting = [THIRD_STONE, FOURTH_STONE].map((stone) => ({
    stone,
    of: seats.filter(({ seat }) => {
      const player = view.players[seat];
      return player !== undefined && !hasBit(player.available | player.bought, stone);
    }),
  }));
  return (
    <div className={styles.sale} {...anchor(place.supply)}>
      <p>{waiting.some(({ of }) => of.length > 0) ? words.labels.forSale : words.labels.notForSale}</p>
      {waiting.map(({ stone, of }) => (
        <span key={stone}>
          {of.map(({ seat, crest }) => (
            <Explain
              key={seat}
              about={words.notes.stoneForSale(
                stone,
                of.map(({ name }) => name),
              )}
              className={styles.stone ?? ''}
            >
              <Stone crest={crest} stone={stone} />
            </Explain>
          ))}
        </span>
      ))}
    </div>
  );
}
