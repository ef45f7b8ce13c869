import type { Seat } from '@spielstube/engine';
import { anchor, Dialog, Sheet } from '@spielstube/ui';
import { type ReactNode, useState } from 'react';
import { place } from './drawings.ts';
import type { TableProps } from './table.ts';

interface PanelProps {
  readonly table: TableProps;
  readonly seat: Seat;
  /** What is written over the drawer. */
  readonly title: string;
  readonly sign: ReactNode;
  readonly deciding: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
  /** Everything that lies before this seat, for the drawer. */
  whole(): ReactNode;
}

/** The parchment of an opponent. A click anywhere on it opens the whole of what they have. */
export function Panel({ table, seat, title, sign, deciding, className, children, whole }: PanelProps) {
  const [open, setOpen] = useState(false);
  const words = table.text.words.labels;
  return (
    <Sheet className={className ?? ''} data-deciding={deciding} {...anchor(place.seat(seat))}>
      <div
        role="presentation"
        onClickCapture={(event) => {
          // Things on it explain themselves on hover and long-press; a note pinned by a click would cover the drawer.
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {children}
      </div>
      {open && (
        <Dialog
          place="wide"
          title={title}
          sign={sign}
          closeLabel={words.close}
          onClose={() => setOpen(false)}
        >
          {whole()}
        </Dialog>
      )}
    </Sheet>
  );
}

interface PanelNameProps {
  readonly table: TableProps;
  readonly name: string;
  readonly className: string | undefined;
}

/** The name on a panel: the button that opens it. */
export function PanelName({ table, name, className }: PanelNameProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={table.text.words.labels.look(name)}
      aria-haspopup="dialog"
      data-target=""
    >
      {name}
    </button>
  );
}
