import type { NamedBox } from '@spielstube/engine';
import { manifestOf } from '@spielstube/games';
import { Dialog, Glyph } from '@spielstube/ui';
import type { GameManifest } from '@spielstube/ui/manifest';
import { Link } from 'wouter';
import { useSettings, useWords } from '../settings/settings.store.ts';
import { useWorded } from '../settings/use-worded.ts';
import styles from './box.module.css';
import { boxWords } from './box-words.ts';
import { ChangeList } from './change-list.tsx';
import { useOpenedBox } from './opened-box.ts';

interface SealDialogProps {
  readonly game: string;
  readonly box: NamedBox;
  onClose(): void;
}

/** Which values are others than those of the box as it comes. */
export default function SealDialog({ game, box, onClose }: SealDialogProps) {
  const { close } = useWords().settings;
  const manifest = manifestOf(game);
  const words = useWorded(boxWords);
  if (manifest === undefined || words === null) return null;
  return (
    <Dialog title={box.name} closeLabel={close} sign={<Glyph id="ui-corrected" />} onClose={onClose}>
      <p className={styles.said}>{words.seal.text(box.name)}</p>
      <Changes manifest={manifest} box={box} />
      <p className={styles.said}>
        <Link href={`/box/${game}`} replace>
          {words.seal.all}
        </Link>
      </p>
    </Dialog>
  );
}

function Changes({ manifest, box }: { manifest: GameManifest; box: NamedBox }) {
  const { lang } = useSettings();
  return <ChangeList box={useOpenedBox(manifest, lang)} values={box.values} />;
}
