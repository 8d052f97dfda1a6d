import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Words to avoid, because a plainer one exists. */
const FORBIDDEN = new RegExp(
  String.raw`\b(${['who' + 'ever', 'some' + 'body', 'no' + 'body', 'a' + 'new', 'all the' + ' same', 'by' + ' itself', 'of' + ' which', 'is' + ' told'].join('|')})\b`,
  'i',
);

/** A word that students type into the search. */
const ALLOWED: readonly RegExp[] = [/'a affordable an and any are .* somebody /];

/** The hyphenated spelling, which is correct in French and appears in a few mixed files. */
const OLD_EMAIL = new RegExp('\\be' + '-mails?\\b', 'i');
const FRENCH = [/\b(cet|ces|les|par|aux|un) e.mails?\b/, /E.mails de/];

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|js|css|md|mdx|html|yaml)$/.test(file) && file !== 'pnpm-lock.yaml')
  // The words of scammers are quoted.
  .filter((file) => !file.startsWith('packages/contract/src/scam/built-in/'));

it('has no exception that matches no file', () => {
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  for (const one of [...ALLOWED, ...FRENCH])
    expect(
      texts.some((text) => one.test(text)),
      String(one),
    ).toBe(true);
});

it('detects a forbidden word, and accepts a plain one', () => {
  expect('It is shown to ' + 'no' + 'body').toMatch(FORBIDDEN);
  expect('It is shown to no one').not.toMatch(FORBIDDEN);
  expect(files.length).toBeGreaterThan(1_500);
});

it('spells email without a hyphen, except in French', () => {
  const found = files
    .filter((file) => !file.endsWith('.fr.ts'))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => OLD_EMAIL.test(line) && !FRENCH.some((one) => one.test(line)))
        .map((line) => `${file} ${line.trim().slice(0, 100)}`),
    );
  expect(found).toEqual([]);
});

it('finds no form of the word draw in the docs, which say render', () => {
  const pages = files.filter((file) => /^(docs\/[\w-]+|README|CONTRIBUTING)\.md$/.test(file));
  expect(pages.length).toBeGreaterThan(8);
  const drawn = new RegExp('\\bdraw' + '(s|n|ing)?\\b', 'i');
  expect(pages.filter((page) => drawn.test(readFileSync(join(root, page), 'utf8')))).toEqual([]);
});

it('finds no forbidden word in source, docs or catalogues', () => {
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        FORBIDDEN.test(line) && !ALLOWED.some((one) => one.test(line))
          ? [`${file}:${index + 1} ${line.trim().slice(0, 100)}`]
          : [],
      ),
  );
  expect(found).toEqual([]);
});
