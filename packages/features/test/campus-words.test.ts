import { readdirSync, readFileSync } from 'node:fs';
import { campus as ghana } from '@campushive/campus-ghana';
import { campus as nairobi } from '@campushive/campus-nairobi';
import { campusWords } from '@campushive/contract/campus';
import { expect, it } from 'vitest';

const root = new URL('../src/', import.meta.url);
const texts = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
// A template literal reads the definition itself; only a text waits for its words.
const used = texts.flatMap((path) =>
  [...readFileSync(new URL(path, root), 'utf8').matchAll(/(?<!\$)\{campus\.(\w+)\}/g)].map(
    ([, key = '']) => key,
  ),
);

const languages = [ghana, nairobi].flatMap((campus) =>
  campus.locales.map((language) => ({ campus, name: campus.name, language })),
);

it.each(languages)(
  'has a word of $name for everything that a text asks, in $language',
  ({ campus, language }) => {
    const words = campusWords(campus, language);
    expect(used.length).toBeGreaterThan(100);
    // Of networks with vouchers only the first campus has one; texts about them show where there is one.
    // Neither pays to banks: texts about an account number show where a campus does.
    const needed = [...new Set(used)].filter(
      (key) => key !== 'accountDigits' && (campus === ghana || !key.startsWith('voucher')),
    );
    expect(needed.filter((key) => !words[key])).toEqual([]);
  },
);
