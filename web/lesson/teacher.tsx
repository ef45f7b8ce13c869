import { Glyph } from '@spielstube/ui';
import { Link } from 'wouter';
import { Murr } from '../murr/murr.tsx';
import { useWords } from '../settings/settings.store.ts';
import styles from './teacher.module.css';

/** Murr offers a first game, where a game is set up. */
export default function Teacher({ game }: { readonly game: string }) {
  const words = useWords().ways;
  return (
    <Link className={styles.teacher} href={`/learn/${game}`}>
      <Murr mood="speaks" className={styles.murr ?? ''} />
      <span className={styles.words}>
        <b>{words.learn}</b>
        <small>{words.learnHint}</small>
      </span>
      <Glyph id="ui-arrow" />
    </Link>
  );
}
