import { Glyph } from '@spielstube/ui';
import { Link } from 'wouter';
import { useCoachWords } from './coach-words.ts';
import styles from './side-path.module.css';

/** `from`: the game that this one branches off, and the move: "k3v9.31". The way back to it. */
export default function SidePath({ from }: { from: string }) {
  const words = useCoachWords();
  const [, id, move] = /^([a-z0-9]{1,20})\.(\d{1,6})$/.exec(from) ?? [];
  if (words === null || id === undefined) return null;
  const label = words.sidePath(Number(move));
  return (
    <Link className={styles.path} href={`/coach/${id}?move=${move}`} title={label} aria-label={label}>
      <Glyph id="ui-fork" />
      <span>{label}</span>
    </Link>
  );
}
