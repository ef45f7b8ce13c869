import type { RoomLook } from '@spielstube/table';
import {
  type BoardProps,
  Btn,
  Crest,
  type GameUi,
  isEnd,
  type OpenChoice,
  publicFrame,
  unbroken,
} from '@spielstube/ui';
import { keyed } from '../keys/keyed.ts';
import { useSettings, useWords } from '../settings/settings.store.ts';
import styles from './asking.module.css';
import type { TableCompany } from './company.ts';
import type { TableLesson } from './lesson.ts';
import type { TableState, TableStore } from './table.store.ts';

export interface AskingProps {
  readonly ui: GameUi;
  readonly props: BoardProps;
  readonly look: RoomLook;
  readonly state: TableState;
  readonly store: TableStore;
  choose(choice: OpenChoice): void;
  /** Number of moves so far. */
  readonly total: number;
  readonly company: TableCompany | null;
  readonly lesson: TableLesson | null;
}

/** The line that asks: the only broad field in the game's accent. */
export function Asking({ ui, props, look, state, store, choose, total, company, lesson }: AskingProps) {
  const words = useWords();
  const { guide } = useSettings();
  if (!props.live) {
    return (
      <section className={`${styles.ask} ${styles.past}`}>
        <div className={styles.words}>
          <p className={styles.question}>{words.table.pastMoment(look.seq, total)}</p>
        </div>
        <Btn kind="go" glyph="ui-forward" onClick={() => store.showMove(null)} {...keyed('play', 'now')}>
          {words.table.backToNow}
        </Btn>
        <Lasting end={undefined} undo={null} askAll={null} choose={choose} />
      </section>
    );
  }
  const { text, frame, view } = props;
  const asked = lesson?.asked ?? (frame === null ? null : text.question(view, frame));
  const isWaiting = asked === null || lesson?.doing === 'show';
  const beside = ui.beside(props);
  const end = props.open.find(({ action }) => isEnd(action));
  return (
    <section
      className={`${styles.ask} ${isWaiting ? styles.waiting : ''}`}
      data-area="ask"
      data-guide={guide}
    >
      <span className={styles.sign}>
        {lesson?.sign ?? (asked === null ? <Waiting props={props} /> : <Sign ui={ui} props={props} />)}
      </span>
      <div className={styles.words} aria-live="polite">
        <p className={styles.question}>
          {asked === null ? waitingWords(props, words.table.thinking) : asked.title}
        </p>
        {state.refusal !== null ? (
          <p className={styles.refused} role="alert">
            {state.refusal.rule === '' ? words.refusal(state.refusal) : text.refusal(state.refusal)}
          </p>
        ) : (
          asked !== null && <p className={styles.hint}>{unbroken(asked.hint)}</p>
        )}
      </div>
      {beside
        .filter(({ action }) => !isEnd(action))
        .map((choice) => (
          <Btn
            kind="bone"
            key={choice.notation}
            className={styles.beside ?? ''}
            data-move={choice.notation}
            onClick={() => choose(choice)}
          >
            {unbroken(choice.words)}
          </Btn>
        ))}
      {company?.clock}
      <Lasting
        end={end}
        undo={look.canUndo && lesson === null ? store.undo : null}
        askAll={company?.askAll ?? null}
        choose={choose}
      />
    </section>
  );
}

interface LastingProps {
  readonly end: OpenChoice | undefined;
  readonly undo: (() => void) | null;
  /** Where undo ends and there are others to ask. */
  readonly askAll: TableCompany['askAll'];
  choose(choice: OpenChoice): void;
}

/** Undo and the end of the turn keep their places, so that a second click never hits anything else. */
function Lasting({ end, undo, askAll, choose }: LastingProps) {
  const words = useWords().table;
  const back = undo ?? askAll?.act ?? null;
  const backWords = undo === null && askAll !== null ? askAll.label : words.undo;
  return (
    <>
      <Btn
        kind="bone"
        glyph="ui-undo"
        className={`${styles.icon} ${styles.undo}`}
        aria-label={backWords}
        {...offered(back !== null)}
        {...keyed('play', 'undo')}
        onClick={() => back?.()}
      >
        <span>{backWords}</span>
      </Btn>
      <Btn
        kind={end === undefined ? 'bone' : 'go'}
        glyph="ui-check"
        className={`${styles.icon} ${styles.end}`}
        aria-label={end === undefined ? words.confirm : nameOfEnd(end, words.confirm)}
        {...offered(end !== undefined)}
        {...keyed('play', 'end')}
        data-move={end?.notation}
        onClick={() => end !== undefined && choose(end)}
      >
        <span>{end?.action.do === 'ready' ? end.words : words.confirm}</span>
      </Btn>
    </>
  );
}

/** Whoever reads the button aloud must find it by what is written on it. */
const nameOfEnd = ({ words, action }: OpenChoice, written: string): string =>
  action.do === 'ready' || words.includes(written) ? words : `${written}: ${words}`;

/** A button that cannot be used now keeps the focus if it has it, but nobody walks to it. */
const offered = (is: boolean) => (is ? {} : { 'aria-disabled': true, tabIndex: -1 });

/** What the game shows in front of its question, or else the crest of whoever is asked. */
function Sign({ ui, props }: { ui: GameUi; props: BoardProps }) {
  const me = props.seats.find((seat) => seat.you);
  return ui.askSign(props) ?? (me === undefined ? null : <Crest crest={me.crest} />);
}

function Waiting({ props }: { props: BoardProps }) {
  const asked = props.seats.find((seat) => seat.deciding);
  return asked === undefined ? null : <Crest crest={asked.crest} />;
}

/** "Sophie chooses a bonus" */
function waitingWords({ seats, view, text }: BoardProps, thinking: string): string {
  const asked = seats.find((seat) => seat.deciding);
  if (asked === undefined) return '';
  const frame = publicFrame(view, asked.seat);
  return `${asked.name} ${frame === undefined ? thinking : text.waiting(frame)}`;
}
