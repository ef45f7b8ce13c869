import { Btn } from '@spielstube/ui';
import { useRef } from 'react';

/** Opens a box from a file. */
export function FileButton({ label, open }: { label: string; open(file: File): void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Btn glyph="ui-import" onClick={() => input.current?.click()}>
        {label}
      </Btn>
      <input
        ref={input}
        type="file"
        accept=".schachtel,.box,.json,.txt"
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) open(file);
        }}
      />
    </>
  );
}
