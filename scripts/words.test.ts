import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Words that plain English has a better one for: the user, no one, again, anyway, automatically, is notified. */
const FORBIDDEN = new RegExp(
  String.raw`\b(${['who' + 'ever', 'some' + 'body', 'no' + 'body', 'a' + 'new', 'all the' + ' same', 'by' + ' itself', 'of' + ' which', 'is' + ' told'].join('|')})\b`,
  'i',
);

/** A sentence of the specification, and a word that students type into the search. */
const ALLOWED: readonly RegExp[] = [
  /Somebody else is paying for this right now/,
  /'a an and any are at find buy .* somebody /,
];

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|js|css|md|mdx|html|yaml)$/.test(file) && file !== 'pnpm-lock.yaml');

it('knows the words when it meets them', () => {
  expect('It is shown to ' + 'no' + 'body').toMatch(FORBIDDEN);
  expect('It is shown to no one').not.toMatch(FORBIDDEN);
  expect(files.length).toBeGreaterThan(1_500);
});

it('finds none of them in source, docs or catalogues', () => {
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
