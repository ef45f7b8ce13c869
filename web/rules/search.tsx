import type { BookChapter } from '@spielstube/engine/text';

const plain = (text: string): string => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The chapters with the rules that hold every word of the search, in their text, ID or chapter title. */
export function findInBook(book: readonly BookChapter[], search: string): readonly BookChapter[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return book;
  return book
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => {
        const text = plain(`${chapter.title} ${rule.id} ${rule.text}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** A text with the first word of the search marked where it stands. */
export function Marked({ text, search }: { text: string; search: string }) {
  const word = plain(search).split(/\s+/).find(Boolean);
  const searched = plain(text);
  // Only where letters kept their places can the find be marked.
  if (word === undefined || searched.length !== text.length) return text;
  const parts = [];
  let from = 0;
  for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, from)) {
    parts.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + word.length)}</mark>);
    from = at + word.length;
  }
  parts.push(text.slice(from));
  return parts;
}
