import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { complaintAbout, linesOfPage } from './plain.ts';

const root = join(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: root });
const refused = async (code: string) => {
  const [result] = await eslint.lintText(code, { filePath: 'packages/contract/src/probe.test.ts' });
  return (result?.messages ?? []).filter(({ ruleId }) => ruleId === 'prose/plain').length;
};
const clause = (word: string) => `${word} is sold at the door.`;

it.each([
  `/** ${clause('What')} */`,
  `// ${clause('Who')}`,
  `/**\n * Tickets of an event.\n * ${clause('Those who')}\n */`,
  `it('${clause('What')}', () => undefined);`,
  `await test.step('${clause('Who')}', () => undefined);`,
  `it.each([1])('${clause('Whose')}', () => undefined);`,
  `/** Tickets; ${'what'} the door sold is gone. */`,
])('refuses a relative clause as the subject of %s', async (code) => {
  expect(await refused(code)).toBe(1);
});

it('accepts nouns, verbs and questions', async () => {
  expect(await refused('/** Tickets of an event. Returns what is left. */')).toBe(0);
  expect(await refused("it('returns what is left', () => undefined);")).toBe(0);
});

it('finds no sentence in the pages that opens with a relative clause', () => {
  const pages = globSync(
    '{*.md,docs/**/*.md,packages/*/README.md,packages/*/src/**/*.mdx,campuses/*/README.md}',
    {
      cwd: root,
      exclude: ['docs/decisions/history/**'],
    },
  );
  expect(pages.length).toBeGreaterThan(100);
  const found = pages.flatMap((page) =>
    linesOfPage(readFileSync(join(root, page), 'utf8'))
      .filter((line) => complaintAbout(line) !== null)
      .map((line) => `${page}: ${line.slice(0, 80)}`),
  );
  expect(found).toEqual([]);
});
