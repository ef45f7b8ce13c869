import { type Explanation, Target } from '@spielstube/ui';
import { LIFE_GOALS } from '../data/goals.ts';
import { SILVER_BACK } from '../rules/state.ts';
import { villageWords } from '../text/index.ts';
import styles from './goals.module.css';
import { closedChoice, openChoices, type SeatProps, type TableProps } from './table.ts';
import { wordsIn } from './words.ts';

/** The life goals of a seat: fulfilled ones shine, the others' stay face down. */
export function Goals({ table, seat, copy = false }: SeatProps & { copy?: boolean }) {
  const { goals, revealedGoals } = table.view.players[seat];
  return (
    <div className={styles.goals}>
      {goals.map((goal) => (
        <Target
          key={goal}
          about={aboutGoal(table, goal)}
          open={copy ? [] : openChoices(table, (a) => a.do === 'reveal' && a.goal === goal)}
          closed={copy ? undefined : closedChoice(table, (a) => a.do === 'reveal' && a.goal === goal)}
          className={styles.goal}
        >
          <GoalCard table={table} goal={goal} revealed={false} />
        </Target>
      ))}
      {revealedGoals.map((goal) => (
        <Target key={goal} about={aboutGoal(table, goal)} className={styles.goal}>
          <GoalCard table={table} goal={goal} revealed />
        </Target>
      ))}
    </div>
  );
}

export const hasGoals = ({ view }: TableProps, seat: number): boolean =>
  view.players[seat].goals.length + view.players[seat].revealedGoals.length > 0;

function aboutGoal({ lang }: TableProps, goal: number): Explanation {
  const words = wordsIn(lang);
  if (goal < 0) return { title: words.hiddenGoal };
  const names = villageWords[lang];
  return {
    title: names.goal(goal),
    lines: [names.goalNeeds(goal), words.goalAbout(LIFE_GOALS[goal].points)],
  };
}

function GoalCard({ table, goal, revealed }: { table: TableProps; goal: number; revealed: boolean }) {
  const silver = goal < 0 ? goal === SILVER_BACK : LIFE_GOALS[goal].silver;
  return (
    <span className={styles.card} data-revealed={revealed} aria-hidden="true">
      <svg viewBox="0 0 44 60" aria-hidden="true">
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
      {goal >= 0 && <b>{villageWords[table.lang].goal(goal)}</b>}
    </span>
  );
}
