import type { BoxValue, Corrections } from '@spielstube/engine';
import { createContext } from 'react';
import type { OpenedBox } from './opened-box.ts';

/** What is shown, and how it is changed. */
export interface BoxDraftState {
  readonly box: OpenedBox;
  readonly values: Corrections;
  readonly editing: boolean;
  /** Values that were looked up can be changed, too. */
  readonly everything: boolean;
  change(value: BoxValue, next: BoxValue['value']): void;
}

export const BoxDraft = createContext<BoxDraftState>(null as unknown as BoxDraftState);

/** Corrections with one value changed; what is as printed is none. */
export function corrected(
  values: Corrections,
  { path, value }: BoxValue,
  next: BoxValue['value'],
): Corrections {
  const { [path]: _, ...others } = values;
  return next === value || next === null ? others : { ...others, [path]: next };
}
