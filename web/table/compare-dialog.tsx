import {
  type BoardProps,
  CopyContext,
  Crest,
  Dialog,
  Explain,
  type GameUi,
  useKitWords,
} from '@spielstube/ui';
import styles from './compare-dialog.module.css';

export interface CompareDialogProps {
  readonly ui: GameUi;
  readonly props: BoardProps;
  onClose(): void;
}

/** Everything of all players side by side; on a phone they are swiped. */
export default function CompareDialog({ ui, props, onClose }: CompareDialogProps) {
  const words = useKitWords();
  const { Area } = ui;
  return (
    <Dialog place="full" title={words.compare} closeLabel={words.close} onClose={onClose}>
      <div className={styles.seats} style={{ '--seats': props.seats.length }}>
        {props.seats.map(({ seat, name, kind, crest, total }) => (
          <section key={seat} className={styles.seat} aria-label={name}>
            <h3 className={styles.name}>
              {kind !== 'rival' && (
                <Explain about={{ title: name }}>
                  <Crest crest={crest} />
                </Explain>
              )}
              <span>{name}</span>
              <Explain as="b" about={{ title: words.points(name, total), lines: [words.pointsAbout] }}>
                {total}
              </Explain>
            </h3>
            <CopyContext value={true}>
              <div className={styles.area}>
                <Area board={props} seat={seat} />
              </div>
            </CopyContext>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
