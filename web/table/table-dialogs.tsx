import type { BoardProps, GameUi, OpenChoice } from '@spielstube/ui';
import { lazy, Suspense } from 'react';

const CompareDialog = lazy(() => import('./compare-dialog.tsx'));
const PaymentDialog = lazy(() => import('./payment-dialog.tsx'));
const RulesDrawer = lazy(() => import('../rules/rules-drawer.tsx'));
const ScoreDialog = lazy(() => import('./score-dialog.tsx'));
const SettingsDialog = lazy(() => import('../settings/settings-dialog.tsx'));

/** What lies over the table. */
export type OpenDialog =
  | { readonly kind: 'payment'; readonly choice: OpenChoice }
  | { readonly kind: 'rules'; readonly rule: string; readonly chapter: string }
  | { readonly kind: 'score' | 'settings' | 'compare' };

export interface TableDialogsProps {
  readonly open: OpenDialog | null;
  readonly ui: GameUi;
  readonly props: BoardProps;
  readonly game: string;
  close(): void;
  pay(choice: OpenChoice): void;
}

/** The sheets that can be laid over a table, each loaded when it is. */
export function TableDialogs({ open, ui, props, game, close, pay }: TableDialogsProps) {
  return (
    <Suspense>
      {open?.kind === 'rules' && (
        <RulesDrawer game={game} rule={open.rule} chapter={open.chapter} onClose={close} />
      )}
      {open?.kind === 'payment' && (
        <PaymentDialog
          choice={open.choice}
          pay={() => {
            close();
            pay(open.choice);
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'compare' && <CompareDialog ui={ui} props={props} onClose={close} />}
      {open?.kind === 'score' && <ScoreDialog ui={ui} props={props} onClose={close} />}
      {open?.kind === 'settings' && <SettingsDialog onClose={close} />}
    </Suspense>
  );
}
