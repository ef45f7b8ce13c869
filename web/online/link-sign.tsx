import { Glyph } from '@spielstube/ui';
import type { LinkState } from './house-socket.ts';
import styles from './link-sign.module.css';
import { useOnlineWords } from './online-words.ts';

/** Tells that the line is down, once that is worth a word. The table stays as it is. */
export function LinkSign({ link }: { link: LinkState }) {
  const words = useOnlineWords().table;
  return (
    <p className={styles.sign} role="status" data-shown={link === 'lost'}>
      {link === 'lost' && (
        <>
          <Glyph id="ui-offline" />
          {words.connecting}
        </>
      )}
    </p>
  );
}
