import {
  type CurvePoint,
  curveOf,
  type Grade,
  gradeOf,
  type Judgement,
  type Part,
  partsOf,
  type TurningPoint,
  tallyOf,
  turningPoints,
} from '@spielstube/bots/coach';
import type { Action } from '@spielstube/engine';
import { capital, type GameText } from '@spielstube/engine/text';
import { type BoardProps, crestOf, type GameUi, type SeatInfo, type SpriteId } from '@spielstube/ui';
import { timeline } from '../closing/axis.ts';
import { castOf } from '../table/board-props.ts';
import type { AskedMoment, CoachedGame, CoachedSeat } from './coach-asks.ts';

/** A decision as the page tells of it. */
export interface ToldDecision {
  /** So many moves had been made before. */
  readonly move: number;
  readonly judgement: Judgement;
  readonly grade: Grade;
  /** What was played, and what the coach would have played, in words. */
  readonly played: string;
  readonly best: string;
  readonly isBest: boolean;
  /** The heading of the game's log under which it stands. */
  readonly heading: string;
  readonly board: BoardProps;
}

/** A turning point with its number, and the decision at which it is seen. */
export interface ToldTurn extends TurningPoint {
  readonly number: number;
  readonly decision: ToldDecision | null;
}

/** All that the page tells of a seat, in words. */
export interface Told {
  readonly ui: GameUi;
  readonly text: GameText;
  readonly about: CoachedGame;
  readonly seat: CoachedSeat;
  readonly seats: readonly SeatInfo[];
  /** True if somebody else, or a rival without a seat, plays too: then the lead counts, else the points. */
  readonly alone: boolean;
  readonly decisions: readonly ToldDecision[];
  readonly turns: readonly ToldTurn[];
  readonly curve: readonly CurvePoint[];
  readonly tally: Readonly<Record<Grade, number>>;
  /** When each number of moves was reached, 0 to 1. */
  readonly times: readonly number[];
}

export interface Tellable {
  readonly about: CoachedGame;
  readonly seat: CoachedSeat;
  readonly judgements: readonly Judgement[];
  readonly ui: GameUi;
  readonly text: GameText;
  readonly rival: string | null;
}

export function toldOf({ about, seat, judgements, ui, text, rival }: Tellable): Told {
  const seats = seatInfos(about, seat.seat, rival, ui.rivalSign);
  const isComplete = judgements.length === seat.decisions;
  const end = isComplete ? { move: about.moves, lead: seat.lead } : null;
  const moments = new Map(seat.moments.map((moment) => [moment.move, moment]));
  const cast = castOf(about.seats, rival, seat.seat);
  const decisions = judgements.flatMap((judgement): ToldDecision[] => {
    const moment = moments.get(judgement.move);
    if (moment === undefined) return [];
    const inWords = (action: Action): string => text.action(moment.view, moment.frame, action, cast);
    return [
      {
        move: judgement.move,
        judgement,
        grade: gradeOf(judgement, seat.scale),
        played: inWords(judgement.played.action),
        best: inWords(judgement.best.action),
        isBest: judgement.best.notation === judgement.played.notation,
        heading: text.moment(moment.moment),
        board: boardAt(moment, seat.seat, seats, text, cast),
      },
    ];
  });
  const turns = turningPoints(judgements, seat.scale, end).map((turn, n) => ({
    ...turn,
    number: n + 1,
    decision: decisions.find(({ move }) => move === turn.move) ?? null,
  }));
  return {
    ui,
    text,
    about,
    seat,
    seats,
    alone: about.scores.length === 1,
    decisions,
    turns,
    curve: curveOf(judgements, end),
    tally: tallyOf(judgements, seat.scale),
    times: timeline(seat.standings),
  };
}

function seatInfos(
  about: CoachedGame,
  viewer: number,
  rival: string | null,
  rivalSign: SpriteId | undefined,
): SeatInfo[] {
  return about.scores.map((sheet, n) => {
    const plan = about.seats[n];
    const isRival = sheet.rival || plan === undefined;
    return {
      seat: sheet.seat,
      name: plan?.name ?? capital(rival ?? ''),
      kind: isRival ? 'rival' : plan.kind,
      crest: crestOf(n),
      sign: isRival ? rivalSign : undefined,
      you: n === viewer && !sheet.rival,
      deciding: n === viewer && !sheet.rival,
      total: sheet.total,
    };
  });
}

const NO_NEWS = { move: 0, events: [] };

/** The table as it was, for the signs of its pieces. */
function boardAt(
  { view, frame, scores }: AskedMoment,
  viewer: number,
  seats: readonly SeatInfo[],
  text: GameText,
  cast: BoardProps['cast'],
): BoardProps {
  return {
    view,
    viewer,
    seats,
    cast,
    text,
    frame,
    open: [],
    closed: [],
    scores,
    news: NO_NEWS,
    history: [],
    before: null,
    live: false,
  };
}

/** Whether the moves are those of the only person of the game: she is at the screen. */
export function isYou({ seats, seat }: Told): boolean {
  const people = seats.filter(({ kind }) => kind === 'person');
  return people.length === 1 && people[0].seat === seat.seat;
}

/** A line of the comparison, with its name. */
export interface ToldPart extends Part {
  readonly name: string;
}

const MOST_PARTS = 5;

/** The largest parts of a difference, and what is left of it in one line. */
export function partsIn(
  { judgement }: ToldDecision,
  text: GameText,
  words: { readonly prospects: string; readonly rivals: string; readonly rest: string },
): ToldPart[] {
  const parts = partsOf(judgement).map((part) => ({
    ...part,
    name: part.what === 'source' ? text.scoreSource(part.source) : words[part.what],
  }));
  if (parts.length <= MOST_PARTS) return parts;
  const [shown, others] = [parts.slice(0, MOST_PARTS - 1), parts.slice(MOST_PARTS - 1)];
  const sum = (side: 'played' | 'best'): number => others.reduce((total, part) => total + part[side], 0);
  return [
    ...shown,
    { what: 'source', source: 'rest', name: words.rest, played: sum('played'), best: sum('best') },
  ];
}
