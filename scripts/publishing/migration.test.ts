import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RENAMES } from '../../packages/codemod/src/changes.ts';
import { VARIABLES } from '../../packages/codemod/src/variable-names.ts';
import { deprecationsOf } from './deprecations.ts';
import { isRenamed, LAST, lostExports, migrationGuide } from './migration.ts';
import { PUBLISHED } from './published.ts';
import { releasedExports } from './released.ts';
import { root } from '../run.ts';

describe('MIGRATION.md', () => {
  it('has each breaking change, removed export and former name (update it with vitest -u)', async () => {
    await expect(migrationGuide()).toMatchFileSnapshot(`${root}/MIGRATION.md`);
  });

  it('names the codemod, and every package with a breaking change', () => {
    const guide = migrationGuide();
    expect(guide).toContain('npx @campushive/codemod');
    for (const name of ['contract', 'ui', 'features', 'browser'])
      expect(guide).toContain(`\n## @campushive/${name}\n`);
  });
});

describe('lost exports', () => {
  it('are found: a package without any export has lost all of them', () => {
    expect(lostExports('ui', new Map())).toContain('@campushive/ui/button Button');
  });
});

describe('the tables of the codemod', () => {
  it('rename only names that were released or are deprecated', () => {
    const names = new Set([...releasedExports(LAST).values()].flat());
    const deprecated = new Set(PUBLISHED.flatMap(deprecationsOf).map(({ name }) => name));
    expect(RENAMES.filter(({ from }) => !names.has(from) && !deprecated.has(from))).toEqual([]);
  });

  it('rename each deprecated export and prop', () => {
    const deprecated = ['ui', 'features', 'contract'].flatMap(deprecationsOf);
    // Calls and socket events have other arguments than their successors: a person changes them.
    const isCall = ({ name }: { name: string }) =>
      /^(?:groups|messages)\.|^(?:emitted|ClientEvents)\./.test(name);
    expect(deprecated.filter((one) => !isRenamed(one) && !isCall(one)).map(({ name }) => name)).toEqual([]);
    expect(deprecated.length).toBeGreaterThan(40);
  });

  it('know each former CSS variable of aliases.css', () => {
    const css = readFileSync(`${root}/packages/ui/css/aliases.css`, 'utf8');
    const names = [...css.matchAll(/^\s*--([a-z][a-z0-9-]*):/gm)].map(([, name = '']) => name);
    const former = new Set(names.filter((name) => !name.startsWith('ch-')));
    expect([...former].sort()).toEqual(VARIABLES);
  });
});
