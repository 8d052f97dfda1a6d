import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const TESTS = new Set(
  FILES.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file)).map((file) =>
    basename(file).replace(/\.(?:test|spec)\.tsx?$/, ''),
  ),
);

/**
 * Returns the table rows of a page that claim something. Headings, rulers, and items that are not met or not applicable claim nothing.
 */
function claimsOf(page: string): string[] {
  const lines = readFileSync(join(root, page), 'utf8').split('\n');
  const isRuler = (line: string | undefined) => line !== undefined && /^\|[-| ]+\|$/.test(line);
  return lines.filter((line, index) => {
    if (!line.startsWith('|') || isRuler(line) || isRuler(lines[index + 1])) return false;
    const [, , state = ''] = line.split('|');
    return !['–', '✗'].includes(state.trim());
  });
}

/** Returns the tests that a row names in italics, or by their file. */
const testsOf = (row: string) => [
  ...[...row.matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g)]
    .flatMap(([, names = '']) => names.split(/, | and /))
    .map((name) => name.replace(/ \(.*\)/, '').trim()),
  ...[...row.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) =>
    basename(file).replace(/\.(?:test|spec)\.tsx?$/, ''),
  ),
];

it('docs/security.md names a test for each claim, or says that it holds by design', () => {
  const claims = claimsOf('docs/security.md');
  expect(claims.length).toBeGreaterThan(150);
  expect(claims.filter((row) => !row.includes('By design') && testsOf(row).length === 0)).toEqual([]);
});

it('docs/security.md names only tests that exist', () => {
  const named = claimsOf('docs/security.md').flatMap(testsOf);
  expect(named.length).toBeGreaterThan(150);
  expect([...new Set(named)].filter((name) => !TESTS.has(name))).toEqual([]);
});

it('docs/compliance.md names existing tests for each sentence that the product says about data', () => {
  const text = readFileSync(join(root, 'docs/compliance.md'), 'utf8');
  const claims = claimsOf('docs/compliance.md').filter(
    (row) => text.indexOf(row) > text.indexOf('## What the product says about data'),
  );
  expect(claims.length).toBeGreaterThan(10);
  expect(claims.filter((row) => testsOf(row).length === 0)).toEqual([]);
  expect(claims.flatMap(testsOf).filter((name) => !TESTS.has(name))).toEqual([]);
});

/** Returns the sections of a page: each heading with the text before the next one, code left out. */
function sectionsOf(page: string): { title: string; text: string }[] {
  const text = readFileSync(join(root, page), 'utf8').replace(/^```[\s\S]*?^```$/gm, '');
  return text
    .split(/^#{2,3} /m)
    .slice(1)
    .map((section) => ({ title: section.split('\n')[0] ?? '', text: section }));
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };

it('docs/operations.md ends each section with its tests, or with the reason why there is none', () => {
  const sections = sectionsOf('docs/operations.md');
  expect(sections.length).toBeGreaterThan(10);
  const last = ({ text }: { text: string }) => text.trimEnd().split('\n').at(-1) ?? '';
  expect(
    sections.filter((section) => !/^(?:Tests|Not tested): /.test(last(section))).map(({ title }) => title),
  ).toEqual([]);
  expect(sections.flatMap((section) => testsOf(last(section))).filter((name) => !TESTS.has(name))).toEqual(
    [],
  );
  const commands = sections.flatMap((section) =>
    [...last(section).matchAll(/`pnpm ([\w:]+)`/g)].map(([, name = '']) => name),
  );
  expect(commands.filter((name) => name !== 'audit' && !Object.hasOwn(scripts, name))).toEqual([]);
});
