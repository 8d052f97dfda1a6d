import { expect, it } from 'vitest';
import { fitLine, wrapLines } from './line-breaks.js';

/** Every letter is ten wide. */
const measure = (text: string) => Array.from(text).length * 10;

it('keeps a text that fits on one line', () => {
  expect(wrapLines('  Desk and   chair ', 200, 2, measure)).toEqual(['Desk and chair']);
  expect(wrapLines('', 200, 2, measure)).toEqual([]);
});

it('breaks between words', () => {
  expect(wrapLines('Desk and red chair', 120, 2, measure)).toEqual(['Desk and red', 'chair']);
});

it('ends the last line with an ellipsis when the text is longer', () => {
  expect(wrapLines('Desk and red chair, with a lamp', 120, 2, measure)).toEqual([
    'Desk and red',
    'chair, with…',
  ]);
});

it('breaks a word that is wider than a line, between letters', () => {
  expect(wrapLines('Antidisestablishment', 100, 3, measure)).toEqual(['Antidisest', 'ablishment']);
  expect(wrapLines('👩‍🎓👩‍🎓', 10, 1, measure)[0]).toContain('…');
});

it('removes spaces and punctuation before an ellipsis', () => {
  expect(fitLine('Sarbah Hall, Legon', 130, measure)).toBe('Sarbah Hall…');
  expect(fitLine('Legon', 50, measure)).toBe('Legon');
});
