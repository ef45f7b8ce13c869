import { Fragment } from 'react';

/** A text in which `*stars*` stand around what is stressed. */
export function Spoken({ text }: { readonly text: string }) {
  return text.split('*').map((part, n) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    return n % 2 === 1 ? <b key={n}>{part}</b> : <Fragment key={n}>{part}</Fragment>;
  });
}
