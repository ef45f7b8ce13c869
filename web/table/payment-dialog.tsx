import { Btn, Dialog, type OpenChoice, PriceTag, wordsOf } from '@spielstube/ui';
import { useEffect, useRef } from 'react';
import { useWords } from '../settings/settings.store.ts';
import styles from './payment-dialog.module.css';

export interface PaymentDialogProps {
  readonly choice: OpenChoice;
  pay(): void;
  onClose(): void;
}

/** Shows what a choice will cost before it is paid, and which coins stand in for something else. */
export default function PaymentDialog({ choice, pay, onClose }: PaymentDialogProps) {
  const words = useWords().payment;
  const agree = useRef<HTMLButtonElement>(null);
  useEffect(() => agree.current?.focus(), []);
  const substitutes = choice.price.filter(({ standsIn }) => standsIn);
  return (
    <Dialog title={words.title} closeLabel={words.leave} onClose={onClose}>
      <p className={styles.choice}>{choice.words}</p>
      <p className={styles.price}>
        <PriceTag price={choice.price} />
      </p>
      {substitutes.length > 0 && <p className={styles.why}>{words.standsIn(wordsOf(substitutes))}</p>}
      <p className={styles.ways}>
        <Btn kind="bone" glyph="ui-close" onClick={onClose}>
          {words.leave}
        </Btn>
        <Btn kind="go" glyph="ui-check" ref={agree} onClick={pay}>
          {words.pay}
        </Btn>
      </p>
    </Dialog>
  );
}
