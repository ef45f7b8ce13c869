import { expect, test } from 'vitest';
import { keepInSight, loadAllShown, Worded } from '../settings/worded.ts';

function counted(fails = 0) {
  const loads: string[] = [];
  const source = (lang: string) => async () => {
    loads.push(lang);
    if (loads.length <= fails) throw new Error('offline');
    return `words in ${lang}`;
  };
  return { loads, worded: new Worded({ de: source('de'), en: source('en') }) };
}

test('only the language that is asked for is loaded, and only once', async () => {
  const { loads, worded } = counted();
  expect(worded.in('de')).toBeNull();
  await Promise.all([worded.load('de'), worded.load('de')]);
  expect(worded.in('de')).toBe('words in de');
  expect(worded.in('en')).toBeNull();
  expect(loads).toEqual(['de']);
});

test('what could not be loaded can be tried again', async () => {
  const { worded } = counted(1);
  await expect(worded.load('de')).rejects.toThrow('offline');
  await expect(worded.load('de')).resolves.toBe('words in de');
});

test('another language is there when all that is shown is there', async () => {
  const [table, book, elsewhere] = [counted(), counted(), counted()];
  const closeTable = keepInSight(table.worded);
  const closeBook = keepInSight(book.worded);
  const closeBookAgain = keepInSight(book.worded);
  closeBookAgain();
  await loadAllShown('en');
  expect(table.worded.in('en')).not.toBeNull();
  expect(book.worded.in('en')).not.toBeNull();
  expect(elsewhere.loads).toEqual([]);
  closeBook();
  await loadAllShown('de');
  expect(book.loads).toEqual(['en']);
  closeTable();
});
