import type { GameState } from '@spielstube/engine';
import { type Cast, capital, type GameText } from '@spielstube/engine/text';
import type { RoomLook, SeatPlan, TableEvent } from '@spielstube/table';
import {
  type BoardProps,
  type ClosedChoice,
  crestOf,
  type GameUi,
  type News,
  type OpenChoice,
  type SeatInfo,
} from '@spielstube/ui';
import { choiceKey } from './choice-keys.ts';
import { questionOf } from './question.ts';

/** Names for sentences: the person at the screen is "you". */
export function castOf(seats: readonly SeatPlan[], rival: string | null, viewer: number | null): Cast {
  return {
    name: (seat) => seats[seat]?.name ?? rival ?? '',
    isYou: (seat) => seat === viewer,
  };
}

function seatInfos({ look, seats, rival, ui }: Shown): SeatInfo[] {
  return look.scores.map((sheet, n) => {
    const plan = seats[n];
    const isRival = sheet.rival || plan === undefined;
    return {
      seat: sheet.seat,
      name: plan?.name ?? capital(rival ?? ''),
      kind: isRival ? 'rival' : plan.kind,
      crest: crestOf(n),
      sign: isRival ? ui.rivalSign : undefined,
      you: n === look.viewer && !sheet.rival,
      deciding: look.deciding.includes(n) && !sheet.rival,
      total: sheet.total,
    };
  });
}

/** What the viewer could choose at that moment, in words. */
export function choicesIn(look: RoomLook, text: GameText, ui: GameUi, cast: Cast): OpenChoice[] {
  const { decision, view } = look;
  if (decision === null) return [];
  const { frame } = decision;
  return decision.choices.map(({ action, notation }, n) => ({
    action,
    notation,
    question: questionOf(look),
    words: text.action(view, frame, action, cast),
    key: choiceKey(n, decision.choices.length),
    price: ui.price({ view, frame, text }, action),
  }));
}

function closedChoices(look: RoomLook, text: GameText, cast: Cast): ClosedChoice[] {
  const { decision, view } = look;
  if (decision === null) return [];
  return decision.closed.map(({ wish, refusal }) => ({
    wish,
    refusal,
    words: text.wish(view, decision.frame, wish, cast),
    why: text.refusal(refusal),
  }));
}

export interface Shown {
  readonly look: RoomLook;
  readonly seats: readonly SeatPlan[];
  readonly text: GameText;
  readonly ui: GameUi;
  /** The solo opponent, if the game has one. */
  readonly rival: string | null;
  readonly news: News;
  /** All events up to the look. */
  readonly events: readonly TableEvent[];
  /** The view before the others moved. */
  readonly before: GameState | null;
  /** False while a former moment is shown. */
  readonly live: boolean;
}

/** What a board is given: the look, put into words. */
export function boardProps(shown: Shown): BoardProps {
  const { look, seats, text, ui, rival, news, events, before, live } = shown;
  const cast = castOf(seats, rival, look.viewer);
  return {
    view: look.view,
    viewer: look.viewer,
    seats: seatInfos(shown),
    cast,
    text,
    frame: live ? (look.decision?.frame ?? null) : null,
    open: live ? choicesIn(look, text, ui, cast) : [],
    closed: live ? closedChoices(look, text, cast) : [],
    scores: look.scores,
    news,
    history: events.map(({ event }) => event),
    before: live ? before : null,
    live,
  };
}
