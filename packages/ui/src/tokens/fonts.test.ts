/// <reference types="node" />
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../css/', import.meta.url);
const css = readFileSync(new URL('fonts.css', folder), 'utf8');
const files = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, file = '']) => file);

/** Returns true when a face of the family covers the letter by its `unicode-range`. */
function covers(family: string, letter: string): boolean {
  const point = letter.codePointAt(0) ?? 0;
  return [...css.matchAll(/font-family: '([^']+)';[^}]*unicode-range:([^;]+);/g)]
    .filter(([, name]) => name === family)
    .flatMap(([, , ranges = '']) => ranges.split(','))
    .some((range) => {
      const [first = '', last = first] = range.trim().replace('U+', '').split('-');
      return point >= Number.parseInt(first, 16) && point <= Number.parseInt(last, 16);
    });
}

describe('the fonts', () => {
  it('weigh at most 50 KB together', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
    expect(bytes).toBeLessThanOrEqual(50 * 1024);
  });

  it.each(['Hive Text', 'Hive Display'])(
    'cover prices and the letters of three languages in %s',
    (family) => {
      const missing = [...'Az09₵.,éèêçàœÉñ¿¡ü’“”–…'].filter((letter) => !covers(family, letter));
      expect(missing).toEqual([]);
    },
  );

  it('cover the letters of Ghanaian names', () => {
    const missing = [...'ƐɛƆɔŊŋƉɖƑƒƔɣƲʋ'].filter((letter) => !covers('Hive Letters', letter));
    expect(missing).toEqual([]);
  });
});
