/// <reference types="node" />
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);
/** Entries without anything visible. */
const UNSEEN = ['back', 'class-names', 'direction'];
const entries = readdirSync(folder)
  .filter((name) => existsSync(new URL(`${name}/index.ts`, folder)) && !UNSEEN.includes(name))
  .sort();
const pages = entries.flatMap((entry) =>
  readdirSync(new URL(`${entry}/`, folder))
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => ({ entry, path: `${entry}/${file}` })),
);

/** Exported names by entry; exports.test.ts keeps the list right. */
const names = new Map(
  readFileSync(new URL('exports.snapshot.txt', folder), 'utf8')
    .split('\n')
    .map((line) => line.split(': '))
    .map(([entry = '', list = '']) => [entry, list.split(', ')]),
);

/** Returns the members of exported props without a comment: their row in the table of props would be empty. */
function undescribedIn(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(new URL(file, folder), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  return source.statements
    .filter((statement) => ts.isInterfaceDeclaration(statement))
    .filter(({ name, modifiers }) => name.text.endsWith('Props') && modifiers !== undefined)
    .flatMap(({ name, members }) =>
      members
        .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
        .map((member) => `${name.text}.${member.name?.getText() ?? ''}`),
    );
}

/** Sources from which .storybook/docs-page.tsx builds a component's page. */
describe('the docs of the kit', () => {
  it('have a page for every subpath of the exports', () => {
    expect(entries.filter((entry) => !pages.some((page) => page.entry === entry))).toEqual([]);
  });

  it('describe every exported prop', () => {
    const files = globSync('*/*.tsx', { cwd: folder }).filter((file) => !/\.(test|stories)\.tsx$/.test(file));
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap(undescribedIn)).toEqual([]);
  });

  describe.each(pages)('$path', ({ entry, path }) => {
    const text = readFileSync(new URL(path, folder), 'utf8');

    it('states when to use the part, when not, and how keyboard and screen reader work', () => {
      const contract = /contract: \{([\s\S]*?)\n {4}\}/.exec(text)?.[1] ?? '';
      for (const field of ['use', 'avoid', 'screenReader'])
        expect(contract).toMatch(new RegExp(`\\b${field}:\\s+['"\`].{20,}`));
      expect(contract).toMatch(/keyboard: \[\s*\[/);
    });

    it('documents an exported component, not a wrapper of the stories', () => {
      const component = /^ {2}component: (\w+)/m.exec(text)?.[1] ?? '';
      expect(names.get(entry)).toContain(component);
    });

    it('has a story of all states, and steps in its play functions', () => {
      expect(text).toContain('export const Matrix: Story');
      // Each step becomes a line of the table of behaviours.
      if (/\bplay: /.test(text)) expect(text).toMatch(/\bstep\(/);
    });
  });
});
