import type { LessonKitWords } from './words.ts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const minutes = (n: number): string => (n === 1 ? '1 minute' : `${n} minutes`);

export const en: LessonKitWords = {
  learn: 'Learn with Murr',
  choice: {
    which: 'Which one shall it be?',
    how: 'A real game, step by step, without reading anything before. Choose what you like.',
    games: 'Games that Murr teaches',
    length: (chapters, length) => `${NUMBERS[chapters] ?? chapters} chapters, about ${minutes(length)}`,
    done: (chapters, of) => (chapters === of ? 'all done' : `${chapters} of ${of} done`),
  },
  page: {
    title: (game) => `Your first game of ${game}`,
    short: 'First game',
    iAm: 'I am Murr. The place by the stove is mine.',
    how: 'We play a real game, only slower. I show, you try. If something goes wrong I tell you why. Get up whenever you like: I remember where we were.',
    chapters: (count) => `${NUMBERS[count] ?? count} ${count === 1 ? 'chapter' : 'chapters'}`,
    minutes: (n) => `about ${minutes(n)} in all`,
    begin: 'Let us begin',
    goOn: (chapter) => `Go on with chapter ${chapter}`,
    onceMore: 'Once more from the start',
    left: (n, ago) => `about ${minutes(n)} left · stopped ${ago}`,
    again: 'again',
    jump: 'jump here',
    step: (step, of) => `step ${step} of ${of}`,
    done: 'done',
    hint: 'If you know the game, jump to any chapter. What you skip stays open and never nags.',
    none: 'Murr does not teach this game yet.',
    failed: 'The browser could not lay the table.',
  },
  table: {
    card: 'Murr',
    chapter: (chapter, of) => `Chapter ${chapter} of ${of}`,
    step: (step, of) => `Step ${step} of ${of}`,
    shows: 'Murr shows you something',
    showsHint: 'Nobody moves. Take your time.',
    tryIt: (ask) => `Try it: ${ask}`,
    tryHint: 'Only this move counts now. Everything else stays where it is.',
    watch: (name) => `Now it is ${name}’s turn.`,
    watchText: 'Watch. What others take will not be there for you.',
    refused: 'The rules do not allow that.',
    other: 'Allowed, certainly. Only not now.',
    tried: (wrong) =>
      wrong === 1 ? 'Try once more. I point at the right one.' : 'The third time I move for you.',
    next: 'Next',
    back: 'Back',
    skip: 'skip',
    showAgain: 'Show me again',
    nextChapter: (chapter) => `Chapter ${chapter}`,
    playOn: 'play on alone',
    chapters: 'All chapters',
  },
};
