import {
  closedChoice,
  type Explanation,
  Glyph,
  openChoices,
  type SpriteId,
  Target,
  useIsCopy,
} from '@spielstube/ui';
import { LIFE_GOALS } from '../data/goals.ts';
import { type GoalThing, goalNeeds } from '../rules/goal-needs.ts';
import type { VillageAction } from '../rules/moves.ts';
import { SILVER_BACK } from '../rules/state.ts';
import type { Board, SeatProps } from './board.ts';
import styles from './goals.module.css';

/** The life goals of a seat: fulfilled ones shine, the others' stay face down. */
export function Goals({ board, seat }: SeatProps) {
  const { goals, revealedGoals } = board.view.players[seat];
  const isCopy = useIsCopy();
  return (
    <div className={styles.goals}>
      {goals.map((goal, n) => {
        const isIt = (a: VillageAction): boolean => a.do === 'reveal' && a.goal === goal;
        const open = isCopy ? [] : openChoices(board, isIt);
        const closed = isCopy ? undefined : closedChoice(board, isIt);
        return (
          <Target
            // Backs are all alike.
            key={goal < 0 ? `back ${n}` : goal}
            about={closed === undefined ? aboutGoal(board, goal) : aboutClosedGoal(board, goal)}
            open={open}
            closed={closed}
            className={styles.goal}
          >
            <span className={styles.card} aria-hidden="true">
              <GoalDrawing goal={goal} revealed={false} />
              {goal >= 0 && (
                <span className={styles.words}>
                  <b>{board.text.words.goal(goal)}</b>
                  <span className={styles.needs}>{board.text.words.goalNeeds(goal)}</span>
                  {open.length > 0 ? (
                    <em>{board.text.words.labels.reveal}</em>
                  ) : (
                    <GoalParts board={board} seat={seat} goal={goal} />
                  )}
                </span>
              )}
            </span>
          </Target>
        );
      })}
      {revealedGoals.map((goal) => (
        <Target key={goal} about={aboutRevealedGoal(board, goal)} className={styles.goal}>
          <span className={styles.card} aria-hidden="true">
            <GoalDrawing goal={goal} revealed />
            <span className={styles.words}>
              <b>{board.text.words.goal(goal)}</b>
              <span className={styles.needs}>
                {board.text.words.labels.goalFulfilled(LIFE_GOALS[goal].points)}
              </span>
            </span>
          </span>
        </Target>
      ))}
    </div>
  );
}

export const hasGoals = ({ view }: Board, seat: number): boolean =>
  view.players[seat].goals.length + view.players[seat].revealedGoals.length > 0;

function aboutGoal({ text }: Board, goal: number): Explanation {
  const words = text.words.labels;
  if (goal < 0) return { title: words.hiddenGoal };
  const names = text.words;
  return {
    title: names.goal(goal),
    lines: [names.goalNeeds(goal), words.goalBrings(LIFE_GOALS[goal].points)],
  };
}

/** The reason why it is closed says already what it needs. */
function aboutClosedGoal({ text }: Board, goal: number): Explanation {
  return {
    title: text.words.goal(goal),
    lines: [text.words.labels.goalBrings(LIFE_GOALS[goal].points)],
  };
}

function aboutRevealedGoal({ text }: Board, goal: number): Explanation {
  const names = text.words;
  return {
    title: names.goal(goal),
    lines: [names.goalNeeds(goal), text.words.labels.goalFulfilled(LIFE_GOALS[goal].points)],
  };
}

const THING_SIGNS: Readonly<Partial<Record<GoalThing, SpriteId>>> = {
  coins: 'coin',
  grain: 'grain',
  scroll: 'v-scroll',
  horse: 'v-horse',
  plough: 'v-plough',
  ox: 'v-ox',
  wagon: 'v-wagon',
  skill: 'cube-skill',
  persuasion: 'cube-speech',
  faith: 'cube-faith',
  knowledge: 'cube-knowledge',
  workshops: 'v-crate',
  craftsmen: 'v-crate',
  cornerCastle: 'b-castle-f',
  customers: 'v-customer',
  churchSteps: 'mark-faith',
  acolytes: 'mark-faith',
  chronicleGroups: 'v-quill',
  councilTop: 'mark-speech',
  ring: 'v-ring',
  beer: 'v-beer',
  ceremony: 'v-couple',
  bliss: 'v-cradle',
  houses: 'v-bread',
  onFarm: 'b-family',
  lighthouses: 'v-lighthouse',
  cards: 'v-person',
};

/** What the goal asks for, and how much of it is there. */
function GoalParts({ board, seat, goal }: SeatProps & { goal: number }) {
  return (
    <span className={styles.parts}>
      {goalNeeds(board.view, seat, goal).map(({ thing, have, need }) => (
        <span key={thing} data-done={have >= need}>
          <Glyph id={THING_SIGNS[thing] ?? 'v-customer'} />
          {Math.min(have, need)}/{need}
        </span>
      ))}
    </span>
  );
}

function GoalDrawing({ goal, revealed }: { goal: number; revealed: boolean }) {
  const silver = goal < 0 ? goal === SILVER_BACK : LIFE_GOALS[goal].silver;
  return (
    <svg viewBox="0 0 44 60" data-revealed={revealed} aria-hidden="true">
      <use href={silver ? '#v-goal-silver' : '#v-goal-gold'} width="44" height="60" />
      {goal >= 0 && (
        <g className={styles.points}>
          <circle cx="36" cy="52" r="10" />
          <text x="36" y="57">
            {LIFE_GOALS[goal].points}
          </text>
        </g>
      )}
      {revealed && <use href="#v-medal" x="24" y="-6" width="26" height="26" />}
    </svg>
  );
}
