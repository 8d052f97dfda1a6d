/// <reference types="node" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);
/** Nothing to be seen, or seen on another's page: `count` on that of badges. */
const UNSEEN = ['class-names', 'count', 'slot', 'tokens'];
const entries = readdirSync(folder)
  .filter((name) => existsSync(new URL(`${name}/index.ts`, folder)) && !UNSEEN.includes(name))
  .sort();
const pages = entries.flatMap((entry) =>
  readdirSync(new URL(`${entry}/`, folder))
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => ({ entry, path: `${entry}/${file}` })),
);

/** What each entry exports; exports.test.ts keeps the list right. */
const names = new Map(
  readFileSync(new URL('exports.snapshot.txt', folder), 'utf8')
    .split('\n')
    .map((line) => line.split(': '))
    .map(([entry = '', list = '']) => [entry, list.split(', ')]),
);

/** What .storybook/docs-page.tsx makes a component's page of. */
describe('the docs of the kit', () => {
  it('have a page for everything that can be imported', () => {
    expect(entries.filter((entry) => !pages.some((page) => page.entry === entry))).toEqual([]);
  });

  describe.each(pages)('$path', ({ entry, path }) => {
    const text = readFileSync(new URL(path, folder), 'utf8');

    it('says when to use it, when not, and what keyboard and screen reader get', () => {
      const contract = /contract: \{([\s\S]*?)\n {4}\}/.exec(text)?.[1] ?? '';
      for (const field of ['use', 'avoid', 'screenReader'])
        expect(contract).toMatch(new RegExp(`\\b${field}:\\s+['"\`].{20,}`));
      expect(contract).toMatch(/keyboard: \[\s*\[/);
    });

    it('takes its props from what is imported, not from a wrapper of the stories', () => {
      const component = /^ {2}component: (\w+)/m.exec(text)?.[1] ?? '';
      expect(names.get(entry)).toContain(component);
    });

    it('shows all its states, and what was proved of them', () => {
      expect(text).toContain('export const Matrix: Story');
      // A step is a line of the table of behaviours.
      if (/\bplay: /.test(text)) expect(text).toMatch(/\bstep\(/);
    });
  });
});
