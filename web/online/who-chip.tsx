import { Crest } from '@spielstube/ui';
import { Link } from 'wouter';
import { useMe } from './me.store.ts';
import { useOnlineWords } from './online-words.ts';
import styles from './who-chip.module.css';

/** The sign of whoever is here: it leads to the profile, or for who is not known yet to the account. */
export default function WhoChip() {
  const words = useOnlineWords();
  const me = useMe();
  if (me === null) {
    return (
      <Link className={styles.who} href="/account" title={words.home.account}>
        <Crest crest={1} />
        <span>{words.guest}</span>
      </Link>
    );
  }
  return (
    <Link className={styles.who} href="/profile" title={words.signedIn(me.name)}>
      <Crest crest={me.crest} />
      <span>{me.name}</span>
      {me.kind === 'guest' && me.name !== words.guest && <small>{words.guest}</small>}
    </Link>
  );
}
