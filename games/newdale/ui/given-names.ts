import type { GivenName } from '@spielstube/ui';
import { BOARDS, PLACE_KEYS } from '../data/boards.ts';
import type { Note } from '../text/notes.ts';
import type { NewdaleText } from '../text/types.ts';
import type { NewdaleWords } from '../text/words.ts';

/**
 * The same words, with the names that winners have given: "Mary's Rest (A8)" wherever a sentence said "place A8". What a
 * nameless place is called stands for nothing else, so it can be exchanged in sentences that are ready.
 */
export function withGivenNames(text: NewdaleText, given: readonly GivenName[]): NewdaleText {
  if (given.length === 0) return text;
  const { words } = text;
  const say = speakerOf(words, given);
  const explain = ({ title, lines, rule }: Note): Note => ({
    title: say(title),
    lines: lines.map(say),
    rule,
  });
  return {
    ...text,
    question(s, frame) {
      const { title, hint } = text.question(s, frame);
      return { title: say(title), hint: say(hint) };
    },
    guide: (s, frame) => say(text.guide(s, frame)),
    action: (s, frame, action, cast) => say(text.action(s, frame, action, cast)),
    wish: (s, frame, wish, cast) => say(text.wish(s, frame, wish, cast)),
    event(event, cast) {
      const line = text.event(event, cast);
      return line === null ? null : say(line);
    },
    words: {
      ...words,
      place: (board, place) => say(words.place(board, place)),
      site: (site) => say(words.site(site)),
      notes: {
        ...words.notes,
        place: (state) => explain(words.notes.place(state)),
        bridgeSite: (site, owner) => explain(words.notes.bridgeSite(site, owner)),
        seaSpace: (space, board) => explain(words.notes.seaSpace(space, board)),
      },
    },
  };
}

function speakerOf(words: NewdaleWords, given: readonly GivenName[]): (sentence: string) => string {
  const called = given.flatMap(({ place: key, name }) => {
    const nameless = namelessIn(words, key);
    return nameless === null
      ? []
      : [{ pattern: new RegExp(`\\b${nameless}\\b`, 'gi'), name: `${name} (${key})` }];
  });
  return (sentence) =>
    called.reduce((said, { pattern, name }) => said.replace(pattern, () => name), sentence);
}

/** What a place is called as long as nobody has named it: "place A8". Null for one with a printed name. */
function namelessIn(words: NewdaleWords, key: string): string | null {
  const global = PLACE_KEYS.indexOf(key);
  const board = BOARDS.findLastIndex(({ first }) => first <= global);
  if (global < 0 || BOARDS[board].name[global - BOARDS[board].first] !== '') return null;
  return words.place(board, global - BOARDS[board].first);
}
