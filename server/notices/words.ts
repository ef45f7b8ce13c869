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
    newKey: 'Spielstube: ein neues Passwort',
    newKeyText:
      'Unter dieser Adresse gibst du dir eine Stunde lang ein neues Passwort. Wolltest du das nicht, ist nichts zu tun.',
  },
  en: {
    title: (game: string) => `${game}: your turn`,
    hours: (hours: number) => (hours === 1 ? 'One hour left.' : `${hours} hours left.`),
    soon: 'Less than an hour left.',
    free: 'Nobody hurries you.',
    newKey: 'Spielstube: a new password',
    newKeyText:
      'At this address you can choose a new password for an hour. If you did not ask for it, there is nothing to do.',
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

/** The letter to who has lost a password. */
export function newKeyNotice(lang: 'de' | 'en', house: string, token: string): Notice {
  const { newKey, newKeyText } = WORDS[lang];
  return { title: newKey, body: newKeyText, url: `${house}/account?key=${encodeURIComponent(token)}` };
}
