import { manifestOf } from '@spielstube/games';

/** What a call says: which table it is and how long there is time. Nothing of what lies on it. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

const HOUR = 3_600_000;

const WORDS = {
  de: {
    title: (game: string) => `${game}: Du bist am Zug`,
    hours: (hours: number) => (hours === 1 ? 'Noch eine Stunde.' : `Noch ${hours} Stunden.`),
    soon: 'Noch weniger als eine Stunde.',
    free: 'Niemand drängt dich.',
  },
  en: {
    title: (game: string) => `${game}: your turn`,
    hours: (hours: number) => (hours === 1 ? 'One hour left.' : `${hours} hours left.`),
    soon: 'Less than an hour left.',
    free: 'Nobody hurries you.',
  },
} as const;

/** "Burgundy: your turn. 11 hours left." */
export function noticeOf(
  table: { readonly id: string; readonly game: string; readonly title: string },
  lang: 'de' | 'en',
  left: number | null,
  house: string,
): Notice {
  const words = WORDS[lang];
  const time = left === null ? words.free : left < HOUR ? words.soon : words.hours(Math.floor(left / HOUR));
  return {
    title: words.title(manifestOf(table.game)?.short[lang] ?? table.game),
    body: table.title === '' ? time : `${table.title}. ${time}`,
    url: `${house}/table/${table.id}`,
  };
}
