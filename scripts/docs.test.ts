import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('{docs,packages/*,campuses/*}/*.md', { cwd: root }),
];
const DECISIONS = readdirSync(join(root, 'docs/decisions'));

/** `](path)` and `](path#part)`, without other sites. */
const linksOf = (text: string) =>
  [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, path = '']) => path);

/** Code spans that read like a path from the root; placeholders and patterns are none. */
const pathsOf = (text: string) =>
  [...text.matchAll(/`((?:packages|apps|docs|scripts|e2e|bench|campuses|examples|\.storybook)\/[^`\s]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/[<>*{}…]/.test(path));

/** What follows `pnpm` at the beginning of a code span or of a line of a code block. */
const scriptsOf = (text: string) =>
  [...text.matchAll(/(?:`|^(?:\w+=\S+ )*)pnpm ([a-z][\w:-]*)/gm)].map(([, name = '']) => name);

const PNPM_OWN = ['install', 'exec', 'dlx', 'add', 'audit', 'vitest', 'vite', 'playwright'];

describe('what the docs name is there', () => {
  it('finds the pages and what they name', () => {
    const all = PAGES.map(read).join('\n');
    expect(PAGES.length).toBeGreaterThan(8);
    expect(linksOf(all).length).toBeGreaterThan(20);
    expect(pathsOf(all).length).toBeGreaterThan(30);
    expect(scriptsOf(all).length).toBeGreaterThan(20);
  });

  it.each(PAGES)('%s: links', (page) => {
    const missing = linksOf(read(page)).filter((path) => !existsSync(join(root, dirname(page), path)));
    expect(missing).toEqual([]);
  });

  it.each(PAGES)('%s: files', (page) => {
    const missing = pathsOf(read(page)).filter((path) => !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });

  it.each(PAGES)('%s: commands', (page) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const missing = scriptsOf(read(page)).filter((name) => !(name in scripts) && !PNPM_OWN.includes(name));
    expect(missing).toEqual([]);
  });
});

describe('the decision records', () => {
  it('are numbered without gaps', () => {
    expect(DECISIONS.length).toBeGreaterThan(20);
    const numbers = DECISIONS.map((name) => Number(name.slice(0, 4))).sort((a, b) => a - b);
    expect(numbers).toEqual(DECISIONS.map((_, index) => index + 1));
  });

  it.each(DECISIONS)('%s has its number, its parts, and links that lead somewhere', (name) => {
    const text = read(`docs/decisions/${name}`);
    expect(text).toMatch(new RegExp(String.raw`^# ${Number(name.slice(0, 4))}\. `));
    for (const part of ['Status', 'Context', 'Decision', 'Price', 'Alternatives'])
      expect(text).toContain(`\n**${part}.**`);
    expect(text).toMatch(/\*\*Status\.\*\* (Accepted|Superseded)/);
    for (const path of linksOf(text)) expect(existsSync(join(root, 'docs/decisions', path)), path).toBe(true);
  });
});
