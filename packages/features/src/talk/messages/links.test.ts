import { expect, it } from 'vitest';
import { isEmoji, partsOf } from './links.js';

const linksIn = (text: string) => partsOf(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []));

it.each([
  ['See https://campus.example/a?b=1#c now', ['https://campus.example/a?b=1#c']],
  ['www.knust.edu.gh.', ['https://www.knust.edu.gh']],
  [
    '(https://en.wikipedia.example/wiki/Ghana_(country))',
    ['https://en.wikipedia.example/wiki/Ghana_(country)'],
  ],
  ['HTTP://UG.EDU.GH, and https://b.example!', ['HTTP://UG.EDU.GH', 'https://b.example']],
  ['no javascript:alert(1), data:text/html,x or file:///etc/passwd', []],
  ['javascript:alert(1)//https://a.example', []],
  ['https://bank.example@elsewhere.example/login', []],
  ['kwame@www.knust.edu.gh', []],
  ['https://localhost and http://', []],
])('finds web addresses only: %s', (text, links) => {
  expect(linksIn(text)).toEqual(links);
  expect(
    partsOf(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it.each([
  ['👍', true],
  ['👩🏾‍🎓🇬🇭 ❤️', true],
  ['👍 ok', false],
  ['12', false],
  ['', false],
  ['😀'.repeat(7), false],
])('detects a short text of emoji only: %s', (text, only) => {
  expect(isEmoji(text)).toBe(only);
});
