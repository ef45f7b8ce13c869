import { anchor, Drawer, type SeatInfo, Sheet } from '@spielstube/ui';
import { type ReactNode, useState } from 'react';
import { place } from './drawings.ts';
import { SeatSign } from './seat-sign.tsx';
import type { TableProps } from './table.ts';

interface PanelProps {
  readonly table: TableProps;
  readonly info: SeatInfo;
  readonly className: string;
  readonly children: ReactNode;
  /** Everything that lies before this seat, for the drawer. */
  whole(): ReactNode;
}

/** The parchment of an opponent. A click anywhere on it opens the whole of what they have. */
export function Panel({ table, info, className, children, whole }: PanelProps) {
  const [open, setOpen] = useState(false);
  const { words } = table.text;
  return (
    <Sheet className={className} data-deciding={info.deciding} {...anchor(place.seat(info.seat))}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button with the name does it for the keyboard */}
      <div role="presentation" onClick={() => setOpen(true)}>
        {children}
      </div>
      {open && (
        <Drawer
          title={words.whole(info.name)}
          sign={<SeatSign info={info} />}
          closeLabel={words.close}
          onClose={() => setOpen(false)}
        >
          {whole()}
        </Drawer>
      )}
    </Sheet>
  );
}

/** The name on a panel: the button that opens it. */
export function PanelName({ table, info, className }: Omit<PanelProps, 'children' | 'whole'>) {
  return (
    <button
      type="button"
      className={className}
      aria-label={table.text.words.look(info.name)}
      aria-haspopup="dialog"
      data-target=""
    >
      {info.name}
    </button>
  );
}
