import { capital } from '@spielstube/engine/text';
import { Glyph, type TargetLine } from '@spielstube/ui';
import { useWords } from '../settings/settings.store.ts';
import styles from './targets.module.css';

export const isMet = ({ reached, wanted }: TargetLine): boolean => reached >= wanted;

/** What a lone player had to reach, and how much of each target is there or missing. */
export function Targets({ targets }: { targets: readonly TargetLine[] }) {
  const words = useWords().closing;
  return (
    <ul className={styles.targets} aria-label={words.targets}>
      {targets.map((target) => (
        <li key={target.name} data-met={isMet(target)}>
          <Glyph id={isMet(target) ? 'ui-check' : 'ui-close'} />
          <span>
            {capital(target.name)}: <b>{words.target(target)}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
