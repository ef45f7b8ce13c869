import { NOBODY, type Seat } from '@spielstube/engine';
import { Crest, crestAt, Glyph, publicFrame, type SpriteId } from '@spielstube/ui';
import { MASS_FIGURES } from '../data/church.ts';
import { hasPassed } from '../rules/market.ts';
import type { FrameKind } from '../rules/state.ts';
import type { Board, PartProps } from './board.ts';
import { Figure, Monk } from './figure.tsx';
import styles from './stage.module.css';

/** What the whole table looks at. */
export type StageName = 'market' | 'mass' | 'death';

const MASS: readonly FrameKind[] = ['mass', 'massDraw', 'majority', 'buyOut', 'climb', 'father', 'abbot'];

export function stageOf({ view, news }: Board): StageName | null {
  const frame = publicFrame(view);
  if (frame?.kind === 'death') return 'death';
  if (view.marketCaller !== NOBODY) return 'market';
  if (frame !== undefined && MASS.includes(frame.kind)) return 'mass';
  return news.events.some(({ what }) => what === 'massStarted') ? 'mass' : null;
}

/** The rest of the village lies in the shade meanwhile. */
export function Veil({ stage }: { stage: StageName }) {
  return <div className={styles.veil} data-stage={stage} aria-hidden="true" />;
}

const SIGNS: Readonly<Record<StageName, SpriteId>> = {
  market: 'v-customer',
  mass: 'v-bag',
  death: 'v-quill',
};

/** The banner over the village that says what is going on, and who has a part in it. */
export function Stage({ board, stage }: PartProps & { stage: StageName }) {
  return (
    <div className={styles.stage} data-stage={stage}>
      <Glyph id={SIGNS[stage]} className={styles.sign} />
      {stage === 'market' && <MarketDay board={board} />}
      {stage === 'mass' && <Mass board={board} />}
      {stage === 'death' && <Death board={board} />}
    </div>
  );
}

const nameOf = ({ cast }: Board, seat: Seat): string => cast.name(seat);

function MarketDay({ board }: PartProps) {
  const { view, seats } = board;
  const words = board.text.words.labels;
  return (
    <>
      <p>
        <b>{words.marketDay}</b> <span>{words.calledBy(nameOf(board, view.marketCaller))}</span>
      </p>
      <p className={styles.who}>
        {seats.map(({ seat, name, crest, deciding }) => {
          const out = hasPassed(view, seat);
          return (
            <span key={seat} data-out={out} data-now={deciding}>
              <Crest crest={crest} label={out ? words.hasPassed(name) : name} />
            </span>
          );
        })}
      </p>
    </>
  );
}

/** Who has left the bag so far: bought out, or drawn. */
function Mass({ board }: PartProps) {
  const words = board.text.words.labels;
  const names = board.text.words;
  const { history } = board;
  const drawn = history
    .slice(history.findLastIndex(({ what }) => what === 'massStarted'))
    .filter(({ what }) => what === 'drewMember' || what === 'drewMonk');
  const kind = publicFrame(board.view)?.kind;
  return (
    <>
      <p>
        <b>{words.mass}</b>{' '}
        <span>
          {kind === 'buyOut' ? words.stillToDraw(MASS_FIGURES - board.view.massFigures) : words.drawn}
        </span>
      </p>
      {kind !== 'buyOut' && drawn.length > 0 && (
        <p className={styles.drawn}>
          {drawn.map((event, n) => (
            <span key={n}>
              {event.what === 'drewMember' ? (
                <>
                  <Figure crest={crestAt(board, event.seat)} kind={event.member} />
                  <span className="vh">
                    {words.memberOf(names.member(event.member), nameOf(board, event.seat))}
                  </span>
                </>
              ) : (
                <>
                  <Monk />
                  <span className="vh">{names.monk}</span>
                </>
              )}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

function Death({ board }: PartProps) {
  const { chronicle, graves } = board.view;
  const frame = publicFrame(board.view);
  const words = board.text.words.labels;
  if (frame === undefined) return null;
  return (
    <>
      <p>
        <b>{words.quillFalls}</b>{' '}
        <span>
          {frame.seat === board.viewer
            ? words.roomForTheDead(
                chronicle.reduce((sum, free) => sum + free, 0),
                graves,
              )
            : words.someoneDies(nameOf(board, frame.seat))}
        </span>
      </p>
      <p className={styles.who}>
        <Crest crest={crestAt(board, frame.seat)} />
      </p>
    </>
  );
}
