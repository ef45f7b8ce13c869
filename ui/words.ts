import type { Lang } from '@spielstube/engine/text';

/** The few words that the kit itself says. */
interface KitWords {
  readonly notNow: string;
  readonly rule: string;
  readonly choose: string;
  readonly close: string;
}

export const kitWords: Record<Lang, KitWords> = {
  de: { notNow: 'jetzt nicht', rule: 'Regel', choose: 'Was davon?', close: 'Schließen' },
  en: { notNow: 'not now', rule: 'Rule', choose: 'Which one?', close: 'Close' },
};
