import type { HTMLAttributes } from 'react';

/** A parchment lying on the table, its edge cut by hand. */
export function Sheet({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <section className={`sheet ${className ?? ''}`} {...rest} />;
}
