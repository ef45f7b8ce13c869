import { createElement, type HTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { type Explanation, useDesk } from './desk.ts';
import { useExplaining } from './use-explaining.ts';

export interface ExplainProps extends Omit<HTMLAttributes<HTMLElement>, 'about'> {
  readonly about: Explanation;
  readonly as?: 'span' | 'p' | 'b' | 'div';
  readonly children?: ReactNode;
}

/**
 * A number, a sign, a line of them: anything that is no piece and can never be chosen, but wants to be explained. It is laid
 * out like the plain element that it is; the arrow keys reach it like a `Target`.
 */
export function Explain({ about, as = 'span', children, ...rest }: ExplainProps) {
  const desk = useDesk();
  const { attributes, pressed } = useExplaining((pinned) => ({ about, pinned }));
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    if (!pressed.current) desk.explain({ about, pinned: true }, event.currentTarget);
  };
  return createElement(as, { ...rest, ...attributes, onClick, tabIndex: -1 }, children);
}
