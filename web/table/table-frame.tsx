import type { GameText } from '@spielstube/engine/text';
import { manifestOf } from '@spielstube/games';
import type { RoomLook } from '@spielstube/table';
import {
  type ClosedChoice,
  DeskRoom,
  FlightRoom,
  type GameUi,
  IconBtn,
  kitWords,
  lieOf,
  moveByArrows,
  type OpenChoice,
  Travelling,
  useClosedByBack,
} from '@spielstube/ui';
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { keyed } from '../keys/keyed.ts';
import type { Deeds } from '../keys/use-keys.ts';
import { TopBar } from '../parts/top-bar.tsx';
import { useMedia } from '../parts/use-media.ts';
import { changeSettings, useMotionFactor, useSettings, useWords } from '../settings/settings.store.ts';
import { playSound } from '../sound/play.ts';
import { Announcer } from './announcer.tsx';
import { areasOf } from './areas.ts';
import { isAskedAbout } from './asked-about.ts';
import { Asking } from './asking.tsx';
import { bestMoves } from './best-moves.ts';
import { boardProps, choicesIn } from './board-props.ts';
import { ChoiceList } from './choice-list.tsx';
import type { TableCompany } from './company.ts';
import { GuideCard } from './guide-card.tsx';
import type { TableLesson } from './lesson.ts';
import { Log } from './log.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { MIDDLE, ON_ITS_SIDE, PHONE } from './shapes.ts';
import styles from './table.module.css';
import type { TableState, TableStore } from './table.store.ts';
import { type OpenDialog, TableDialogs } from './table-dialogs.tsx';
import { type SheetId, Tabs } from './tabs.tsx';
import { TroubleLine } from './trouble-line.tsx';
import { useChoiceKeys } from './use-choice-keys.ts';
import { useNearFocus } from './use-near-focus.ts';
import { useNextPicture } from './use-next-picture.ts';
import { useSince } from './use-since.ts';
import { WatchButton } from './watch-button.tsx';

const AdviceCard = lazy(() => import('./advice-card.tsx'));
const LogSheet = lazy(() => import('./log-sheet.tsx'));
const Seal = lazy(() => import('../box/seal.tsx'));
const ReplayBar = lazy(() => import('./replay-bar.tsx'));

export interface TableFrameProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly ui: GameUi;
  readonly text: GameText;
  readonly look: RoomLook;
  /** Present while a finished game is replayed. */
  readonly endReplay: (() => void) | null;
  readonly company: TableCompany | null;
  readonly lesson: TableLesson | null;
  /** What else can be done with the table, in the top bar. */
  readonly menu: ReactNode;
}

const NO_ADVICE: readonly string[] = [];
const advisedOf = (advice: TableState['advice']): readonly string[] =>
  advice === null || advice === 'thinking' ? NO_ADVICE : bestMoves(advice).map(({ notation }) => notation);

/** Three panels of others or more, or one of an opponent of rules, which is as high. */
const isCrowded = (seats: number, rival: boolean): boolean => seats > 3 || (seats === 1 && rival);

/** Brings the focus to an area, to the first thing there that can take it. */
function focusIn(id: SheetId): void {
  const area = document.querySelector(`[data-area="${id === 'talk' ? 'log' : id}"]`);
  // Where areas are sheets, it is shown first.
  requestAnimationFrame(() =>
    area
      ?.querySelector<HTMLElement>(id === 'talk' ? 'input' : '.target.lit, [data-target], [tabindex="0"]')
      ?.focus(),
  );
}

/** The frame around every table: the game draws the areas, everything else is the same everywhere. */
export function TableFrame(frameProps: TableFrameProps) {
  const { store, state, ui, text, look: now, endReplay, company, lesson, menu } = frameProps;
  const words = useWords();
  const { lang, guide, confirm, oneClick } = useSettings();
  const factor = useMotionFactor();
  const isPhone = useMedia(PHONE);
  const isOnItsSide = useMedia(ON_ITS_SIDE);
  const hasSheets = useMedia(`${PHONE}, ${MIDDLE}`);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [sheet, setSheet] = useState<SheetId>('board');
  useClosedByBack(hasSheets && sheet !== 'board', () => setSheet('board'));
  const { past, news, seats, before } = state;
  const look = past?.look ?? now;
  const events = past?.look.events ?? state.events;
  const live = past === null;
  const teacher = useRef(lesson);
  useLayoutEffect(() => {
    teacher.current = lesson;
  }, [lesson]);
  /** While something is shown, and while the others move, nothing can be chosen. */
  const isWatching = lesson !== null && lesson.doing !== 'try';

  const openRule = useCallback((rule: string) => setOpen({ kind: 'rules', rule, chapter: '' }), []);
  const close = useCallback(() => setOpen(null), []);
  const compare = useCallback(() => setOpen({ kind: 'compare' }), []);
  /** On small screens the sheet that the advice lies on is opened. */
  const askAdvice = useCallback(() => {
    store.askAdvice();
    setSheet(live ? 'choices' : 'log');
  }, [store, live]);
  const manifest = manifestOf(state.game);
  const rival = manifest?.rival?.[lang] ?? null;
  const props = useMemo(() => {
    const shown = boardProps({ look, seats, text, ui, rival, news, events, before, live });
    return isWatching ? { ...shown, open: [], closed: [] } : shown;
  }, [look, seats, text, ui, rival, news, events, before, live, isWatching]);
  const written = useMemo(() => ({ props, look: now, events: state.events }), [props, now, state.events]);
  const inWords = useNextPicture(written, factor > 0);
  const { frame } = props;
  const kind = isPhone || isOnItsSide ? frame?.kind : undefined;
  // As soon as it is drawn: what lies on a sheet must not go away under a finger.
  useLayoutEffect(() => {
    if (kind !== undefined && ui.onOwn !== undefined) setSheet(ui.onOwn.includes(kind) ? 'own' : 'board');
  }, [kind, ui]);
  /** Chooses, and asks before if the person wants to be asked about such a payment. */
  const choose = useCallback(
    async (choice: OpenChoice) => {
      if (!store.asks(choice) || teacher.current?.mayChoose(choice.notation) === false) return false;
      if (!isAskedAbout(choice.price, { confirm, oneClick })) return store.choose(choice);
      setOpen({ kind: 'payment', choice });
      return false;
    },
    [confirm, oneClick, store],
  );
  const openBook = useCallback(
    () => setOpen({ kind: 'rules', rule: '', chapter: frame === null ? '' : text.chapter(frame) }),
    [frame, text],
  );
  const { changed, watch } = useSince(store, state, ui);
  const desk = useMemo(
    () => ({
      lang,
      motion: { factor },
      advised: advisedOf(state.advice),
      choose,
      refused: (closed: ClosedChoice) => teacher.current?.refused(closed) === true,
      openRule,
      compare,
      play: playSound,
    }),
    [lang, factor, state.advice, choose, openRule, compare],
  );
  useChoiceKeys(props.open, choose);
  const deeds = useMemo((): Deeds<'table' | 'play'> => {
    const goTo = (id: SheetId) => () => {
      setSheet(id);
      focusIn(id);
    };
    return {
      'play.guide': () => changeSettings({ guide: !guide }),
      'table.board': goTo('board'),
      'table.own': goTo('own'),
      'table.choices': goTo('choices'),
      'table.log': goTo('log'),
      ...(company !== null && { 'table.talk': goTo('talk') }),
    };
  }, [guide, company]);

  const advice = state.advice !== null && (
    <Suspense>
      <AdviceCard
        advice={state.advice}
        open={live ? props.open : choicesIn(look, text, ui, props.cast)}
        text={text}
        choose={live ? choose : null}
        openSheet={setSheet}
        close={store.dropAdvice}
      />
    </Suspense>
  );

  const log = (
    <Log
      written={inWords}
      store={store}
      shown={past?.move ?? null}
      rivalSign={ui.rivalSign}
      showMove={store.showMove}
    />
  );
  const stamp = `${look.seq}.${look.epoch}.${live}`;
  // The list changes one picture later, and may take the focus with it.
  useNearFocus(`${stamp} ${inWords === written}`);
  const { shape } = ui;
  const { Track, Rivals, Board, Own } = areasOf(ui);
  const names = ui.sheets(text.words);
  return (
    <DeskRoom desk={desk} stamp={stamp}>
      <div className={styles.page} data-game={state.game}>
        <TopBar
          title={text.title}
          short={manifest?.short[lang] ?? text.title}
          page={endReplay !== null ? 'replaying' : lesson === null ? 'playing' : 'taught'}
          deeds={deeds}
          track={
            <>
              <Track {...props} />
              {state.box !== null && (
                <Suspense>
                  <Seal game={state.game} box={state.box} />
                </Suspense>
              )}
              {company?.chips}
            </>
          }
        >
          {endReplay === null && lesson === null && <WatchButton watch={watch} />}
          {lesson === null && (
            <IconBtn
              glyph="ui-hint"
              label={words.table.hint}
              disabled={look.decision === null}
              onClick={state.advice === null ? askAdvice : store.dropAdvice}
              {...keyed('table', 'advice')}
            />
          )}
          <IconBtn
            className={styles.notOnPhone ?? ''}
            glyph="ui-people"
            label={kitWords[lang].compare}
            onClick={compare}
            {...keyed('table', 'compare')}
          />
          <IconBtn
            glyph="ui-trophy"
            label={words.table.score}
            onClick={() => setOpen({ kind: 'score' })}
            {...keyed('table', 'score')}
          />
          <IconBtn
            glyph="ui-rules"
            label={words.rules.title}
            onClick={openBook}
            {...keyed('table', 'rules')}
          />
          <IconBtn
            glyph="ui-settings"
            label={words.settings.title}
            onClick={() => setOpen({ kind: 'settings' })}
            {...keyed('table', 'settings')}
          />
          {menu}
        </TopBar>
        <FlightRoom
          className={styles.room ?? ''}
          stamp={stamp}
          changed={changed}
          factor={sheet === 'board' || !isPhone ? factor : 0}
        >
          {ui.travels !== undefined && <Travelling board={props} travels={ui.travels} />}
          <main
            className={styles.table}
            data-sheet={sheet}
            data-rivals={ui.rivals ?? 'above'}
            data-crowded={isCrowded(props.seats.length, (manifest?.rival ?? null) !== null)}
            data-lie={lieOf(shape)}
            data-move={look.seq}
            data-past={!live && endReplay === null}
            data-replay={endReplay !== null}
            data-lesson={lesson?.doing}
            data-down={company?.isDown === true}
            data-card={
              live && lesson === null && (guide || state.advice !== null || company?.hasCards === true)
            }
            data-advice={state.advice !== null}
            style={shape === undefined ? {} : { '--board-shape': shape.width / shape.height }}
            onKeyDown={moveByArrows}
          >
            {isPhone && company?.hasCards === true && <div className={styles.requests}>{company.cards}</div>}
            <section className={styles.rivals} aria-label={words.table.others}>
              <Rivals {...props} />
            </section>
            <section className={styles.board} data-area="board" aria-label={words.table.board}>
              <Board {...props} />
            </section>
            {endReplay === null ? (
              <Asking
                ui={ui}
                props={props}
                look={look}
                state={state}
                store={store}
                choose={choose}
                total={now.seq}
                company={company}
                lesson={lesson}
              />
            ) : (
              <Suspense>
                <ReplayBar
                  store={store}
                  move={past?.move ?? now.seq}
                  total={now.seq}
                  standings={state.standings ?? []}
                  ui={ui}
                  props={props}
                  end={endReplay}
                />
              </Suspense>
            )}
            <section
              className={styles.own}
              data-area="own"
              aria-label={words.table.yourArea}
              data-compact={(isPhone || isOnItsSide) && sheet !== 'own' ? '' : undefined}
            >
              {now.viewer === null && company !== null ? company.watched(ui, props) : <Own {...props} />}
              {now.viewer !== null && company?.marks.foot(now.viewer)}
            </section>
            {lesson === null ? (
              <>
                <aside
                  className={`sheet ${styles.choices}`}
                  data-area="choices"
                  aria-label={words.table.choices}
                >
                  {!isPhone && company !== null && (
                    <section className={styles.requests}>{company.cards}</section>
                  )}
                  {live && (advice || (guide && <GuideCard props={inWords.props} />))}
                  <ChoiceList ui={ui} props={inWords.props} />
                </aside>
                <aside className={`sheet ${styles.log}`} data-area="log" aria-label={words.table.log}>
                  {!live && advice}
                  {company === null ? (
                    log
                  ) : (
                    <Suspense fallback={log}>
                      <LogSheet talk={company.talk} sheet={hasSheets ? sheet : null}>
                        {log}
                      </LogSheet>
                    </Suspense>
                  )}
                </aside>
              </>
            ) : (
              <aside className={`sheet ${styles.lesson}`} aria-label={words.table.choices}>
                {lesson.card}
              </aside>
            )}
            {live && lesson === null && (
              <Meanwhile events={state.meanwhile} props={props} watch={watch} close={store.dropMeanwhile} />
            )}
            <Tabs
              sheet={sheet}
              pick={setSheet}
              names={names}
              choices={props.open.length}
              talk={company?.talk ?? null}
            />
          </main>
        </FlightRoom>
        {lesson?.pointer(setSheet)}
        <Announcer props={props} />
        {company?.sign}
        {state.trouble !== null && <TroubleLine trouble={state.trouble} goOn={store.goOn} />}
      </div>
      <TableDialogs
        open={open}
        close={close}
        ui={ui}
        props={props}
        game={state.game}
        pay={(choice) => void store.choose(choice)}
      />
    </DeskRoom>
  );
}
