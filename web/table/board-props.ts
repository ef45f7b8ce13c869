import type { Cast, GameText, Lang } from '@spielstube/engine';
import type { SeatPlan, TableEvent } from '@spielstube/table';
import {
  type BoardProps,
  type ClosedChoice,
  crestOf,
  type News,
  type OpenChoice,
  type SeatInfo,
} from '@spielstube/ui';
import type { TableLook } from '../workers/protocol.ts';

/** Letters with a meaning of their own are not given to choices: advice, guide, pad, rules, undo. */
export const CHOICE_KEYS = '1234567890abcdefijklmnoqstvwxyz';

/** Names for sentences: the person at the screen is "you". */
export function castOf(seats: readonly SeatPlan[], rival: string | null, viewer: number | null): Cast {
  return {
    name: (seat) => seats[seat]?.name ?? rival ?? '',
    isYou: (seat) => seat === viewer,
  };
}

function seatInfos(look: TableLook, seats: readonly SeatPlan[], rival: string | null): SeatInfo[] {
  return look.scores.map((sheet, n) => {
    const plan = seats[n];
    return {
      seat: sheet.seat,
      name: plan?.name ?? rival ?? '',
      kind: sheet.rival || plan === undefined ? 'rival' : plan.kind,
      crest: crestOf(n),
      you: n === look.viewer && !sheet.rival,
      deciding: look.deciding.includes(n) && !sheet.rival,
      total: sheet.total,
    };
  });
}

function openChoices(look: TableLook, text: GameText): OpenChoice[] {
  const { viewer, decision, view } = look;
  if (viewer === null || decision === null) return [];
  return decision.choices.map(({ action, notation }, n) => ({
    action,
    notation,
    words: text.action(view, viewer, action),
    key: CHOICE_KEYS[n] ?? '',
  }));
}

function closedChoices(look: TableLook, text: GameText): ClosedChoice[] {
  const { viewer, decision, view } = look;
  if (viewer === null || decision === null) return [];
  return decision.closed.map(({ wish, refusal }) => ({
    wish,
    refusal,
    words: text.wish(view, viewer, wish),
    why: text.refusal(view, refusal),
  }));
}

export interface Shown {
  readonly look: TableLook;
  readonly seats: readonly SeatPlan[];
  readonly text: GameText;
  readonly lang: Lang;
  readonly news: News;
  /** All events up to the look. */
  readonly events: readonly TableEvent[];
  /** False while a former moment is shown. */
  readonly live: boolean;
  readonly factor: number;
  choose(notation: string): void;
  openRule(id: string): void;
}

/** What a board is given: the look, put into words. */
export function boardProps({
  look,
  seats,
  text,
  lang,
  news,
  events,
  live,
  factor,
  choose,
  openRule,
}: Shown): BoardProps {
  return {
    view: look.view,
    viewer: look.viewer,
    seats: seatInfos(look, seats, text.rival),
    cast: castOf(seats, text.rival, look.viewer),
    lang,
    text,
    frame: live ? (look.decision?.frame ?? null) : null,
    open: live ? openChoices(look, text) : [],
    closed: live ? closedChoices(look, text) : [],
    scores: look.scores,
    news,
    history: events.map(({ event }) => event),
    live,
    motion: { factor },
    choose,
    openRule,
  };
}
