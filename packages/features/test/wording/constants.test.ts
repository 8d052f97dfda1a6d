import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CONSTANTS } from './constants.js';
import { WORDING } from './wording.js';
import { NEVER_SHOWN, SOURCES } from './sources.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

describe('the numbers of the specification', () => {
  it.each(CONSTANTS)('$what', ({ is, specified }) => {
    expect(is).toEqual(specified);
  });

  it.each(SOURCES)('$what', ({ path, says }) => {
    const source = readFileSync(`${root}/${path}`, 'utf8');
    expect(says.filter((text) => !source.includes(text))).toEqual([]);
  });
});

describe('what is never shown', () => {
  it('is shown nowhere', () => {
    const shown = WORDING.flatMap((screen) => screen.shown.flatMap(({ says }) => says));
    expect(Object.keys(NEVER_SHOWN).filter((text) => shown.includes(text))).toEqual([]);
  });
});
