import { Explain, Glyph, Panel, PanelHead, publicFrame, SeatSign, type SpriteId } from '@spielstube/ui';
import { PRODUCTION } from '../data/developments.ts';
import { isBasic } from '../data/jobs.ts';
import { SUITS } from '../data/suits.ts';
import { jobOf, suitOf } from '../rules/knowledge.ts';
import { BUILD_PHASE, DRAFT_PHASE, ROAD_PHASE } from '../rules/state.ts';
import { cardsIn, jobAt } from '../rules/village.ts';
import { buildLimitOf, draftLimitOf } from '../text/prospect.ts';
import { Area } from './area.tsx';
import { type Board, playerAt, playerBefore, type RivalProps, type SeatProps } from './board.ts';
import { Face } from './card.tsx';
import { Chips } from './chip.tsx';
import { directionSign, place, suitSign } from './drawings.ts';
import { type Group, groupsOf } from './groups.ts';
import { isBuilding } from './limits.tsx';
import styles from './rival.module.css';
import { GoCard, MarketNow } from './supply.tsx';

/** An opponent, compact: what counts at a glance; a click shows the whole village. */
export function Rival({ board, info }: RivalProps) {
  const { seat, name } = info;
  const { words } = board.text;
  const player = playerAt(board, seat);
  const part = { board, seat };
  return (
    <Panel
      seat={seat}
      title={words.labels.whole(name)}
      sign={<SeatSign info={info} />}
      deciding={info.deciding}
      className={styles.rival}
      whole={() => <Area {...part} />}
    >
      <PanelHead
        info={info}
        sign={<SeatSign info={info} />}
        status={statusWords(board, seat)}
        points={player.gold}
        was={playerBefore(board, seat)?.gold}
        unit="v-gold"
        about={words.notes.supply(name, player.gold)}
        className={styles.head}
      >
        <GoCard {...part} />
      </PanelHead>
      <p className="vh">{inWords(board, seat)}</p>
      <div className={styles.row}>
        <Limit board={board} seat={seat} of="draft" />
        <Limit board={board} seat={seat} of="build" />
        {board.view.producer === seat && (
          <Explain about={words.notes.kept(board.view.developments[PRODUCTION], name)}>
            <Glyph id={directionSign(PRODUCTION)} />
          </Explain>
        )}
        <MarketNow {...part} isBrief />
        <Backs {...part} />
      </div>
      <div className={styles.chips} data-anchor={place.village(seat)}>
        {basicsLast(player.village).map((group) => (
          <Chips key={group.bottom} board={board} seat={seat} group={group} />
        ))}
      </div>
      {player.drafted.length > 0 && (
        <div className={styles.taken} data-anchor={place.drafted(seat)}>
          <Explain
            about={words.notes.drafted(name, player.drafted.length, draftLimitOf(board.view, seat).limit)}
          >
            <Glyph id="v-signpost" />
          </Explain>
          {player.drafted.map((card, n) => (
            <Explain key={n} about={words.notes.card(jobOf(card))}>
              <Face job={jobOf(card)} />
            </Explain>
          ))}
        </div>
      )}
    </Panel>
  );
}

/** The groups of a village; basics that carry nobody yet come last. */
function basicsLast(village: readonly number[]): Group[] {
  const isBare = ({ bottom, columns }: Group): boolean =>
    columns.length === 0 && isBasic(jobAt(village, bottom));
  const groups = groupsOf(village);
  return [...groups.filter((group) => !isBare(group)), ...groups.filter(isBare)];
}

/** Symbols of a village and the limit that comes of them: "2 → 4". */
function Limit({ board, seat, of }: SeatProps & { readonly of: 'draft' | 'build' }) {
  const { view, text } = board;
  const { notes } = text.words;
  const limit = of === 'draft' ? draftLimitOf(view, seat) : buildLimitOf(view, seat);
  const sign: SpriteId = of === 'draft' ? 'v-food' : 'v-builder';
  return (
    <Explain
      about={of === 'draft' ? notes.draftLimit(limit) : notes.buildLimit(limit)}
      data-none={limit.symbols === 0}
    >
      <Glyph id={sign} />
      {limit.symbols}
      {limit.kept > 0 && <small>+{limit.kept}</small>}
      <small>→{limit.limit}</small>
    </Explain>
  );
}

const ALL_SUITS = Array.from({ length: SUITS }, (_, suit) => suit);

/** The hand by the suits on the backs. */
export function Backs({ board, seat }: SeatProps) {
  const { hand } = playerAt(board, seat);
  const suits = hand.map(suitOf);
  const counts = ALL_SUITS.map((suit) => suits.filter((other) => other === suit).length);
  return (
    <Explain
      about={board.text.words.notes.hand(board.cast.name(seat), suits)}
      className={styles.backs ?? ''}
      data-anchor={place.hand(seat)}
    >
      {ALL_SUITS.filter((suit) => counts[suit] > 0).map((suit) => (
        <span key={suit}>
          <Glyph id={suitSign(suit)} />
          {counts[suit] > 1 && counts[suit]}
        </span>
      ))}
    </Explain>
  );
}

function statusWords(board: Board, seat: number): string {
  const { view, text, viewer, seats } = board;
  const { labels } = text.words;
  if (isBuilding(board, seat)) return labels.placedOf(view.limit - view.actions, view.limit);
  if (view.phase === DRAFT_PHASE) {
    return labels.takenOf(view.players[seat].drafted.length, draftLimitOf(view, seat).limit);
  }
  if (seats[seat].deciding) return labels.status.choosing;
  if (view.phase === ROAD_PHASE) return '';
  if (view.phase === BUILD_PHASE && hasBuilt(board, seat)) return labels.status.done;
  return viewer !== null && seat === (viewer + 1) % seats.length ? labels.status.next : '';
}

/** In the build phase one seat after the other builds, beginning with the GO! card. */
function hasBuilt({ view }: Board, seat: number): boolean {
  const builder = publicFrame(view)?.seat ?? view.startPlayer;
  const order = (who: number): number => (who - view.startPlayer + view.seats) % view.seats;
  return order(seat) < order(builder);
}

/** What a seat has, for readers of the panel. */
function inWords({ view, text }: Board, seat: number): string {
  const { words } = text;
  const { gold, hand, village } = view.players[seat];
  return [words.gold(gold), words.labels.handCards(hand.length), words.villagers(cardsIn(village))].join(
    ', ',
  );
}
