import { type BoardProps, Dialog, type GameUi } from '@spielstube/ui';
import { ScorePad } from '../closing/score-pad.tsx';
import { useWords } from '../settings/settings.store.ts';

/** The score pad in the middle of a game. */
export default function ScoreDialog({
  ui,
  props,
  onClose,
}: {
  ui: GameUi;
  props: BoardProps;
  onClose(): void;
}) {
  const words = useWords();
  return (
    <Dialog title={words.table.score} closeLabel={words.settings.close} onClose={onClose}>
      <ScorePad ui={ui} text={props.text} seats={props.seats} scores={props.scores} winners={[]} />
    </Dialog>
  );
}
