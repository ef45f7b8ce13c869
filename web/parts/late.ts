import { type ComponentType, lazy } from 'react';

/** A part of playing together: it is loaded when it is shown, with the words and signs of all of them. */
export const late = <P>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), import('../online/ready.ts').then(({ ready }) => ready())]);
    return part;
  });
