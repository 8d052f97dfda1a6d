/** Runs `changeset version` in a copy: what the next release writes for consumers. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesSince } from './changes.ts';
import { LAST } from './migration.ts';
import { folderOf, PUBLISHED } from './published.ts';
import { root } from '../run.ts';

/** Files that the command reads. */
const READ =
  /(?:^|\/)(?:package\.json|CHANGELOG\.md)$|^\.changeset\/|^pnpm-workspace\.yaml$|^scripts\/publishing\/changelog-lines\.ts$/;
const pending = readdirSync(`${root}/.changeset`).filter((file) => file.endsWith('.md'));

describe.runIf(pending.length > 0)('the next version', () => {
  let copy: string;
  const read = (file: string) => readFileSync(join(copy, file), 'utf8');
  const sectionOf = (name: string) => read(`${folderOf(name)}/CHANGELOG.md`).split(/\n## (?=\d)/)[1] ?? '';

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'version-'));
    const run = (command: string, ...args: string[]) =>
      execFileSync(command, args, { cwd: copy, stdio: 'pipe' });
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    });
    for (const file of files.split('\n').filter((one) => READ.test(one))) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      cpSync(join(root, file), join(copy, file));
    }
    run('git', 'init', '--quiet');
    run('git', 'add', '--all');
    run('git', '-c', 'user.name=Test', '-c', 'user.email=test@localhost', 'commit', '--quiet', '-m', 'Copy');
    run(`${root}/node_modules/.bin/changeset`, 'version');
  }, 300_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('uses up all changesets', () => {
    expect(readdirSync(join(copy, '.changeset')).filter((file) => file.endsWith('.md'))).toEqual([]);
  });

  it('gives packages with changes a new version, and the linked ones the same', () => {
    const versionOf = (name: string) =>
      (JSON.parse(read(`${folderOf(name)}/package.json`)) as { version: string }).version;
    const linked = ['contract', 'ui', 'features', 'browser', 'testing', 'codemod'].map(versionOf);
    expect(new Set(linked).size).toBe(1);
    for (const name of PUBLISHED) expect(sectionOf(name).split('\n')[0]).toBe(versionOf(name));
  });

  it('writes changelogs of sentences: no commit ids, no list inside of an entry’s first line', () => {
    for (const name of PUBLISHED) {
      expect(sectionOf(name)).toMatch(/^- \S/m);
      expect(sectionOf(name)).not.toMatch(/^- (?:[0-9a-f]{7,}: |- )/m);
    }
  });

  it('keeps each breaking change of the changesets for the migration guide', () => {
    const breakingIn = (folder: string) =>
      changesSince(LAST, folder)
        .filter(({ text }) => text.includes('**Breaking'))
        .map((change) => `${change.package}: ${change.text}`)
        .sort();
    const before = breakingIn(root);
    expect(before.length).toBeGreaterThan(20);
    expect(breakingIn(copy)).toEqual(before);
  });

  it('begins with a mark, or with its list, where an entry breaks consumers', () => {
    const marked = changesSince(LAST).filter(({ text }) => text.includes('**Breaking'));
    expect(marked.filter(({ text }) => !text.startsWith('**Breaking:** ')).map(({ text }) => text)).toEqual(
      [],
    );
  });
});
