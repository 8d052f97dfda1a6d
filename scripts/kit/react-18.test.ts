import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run.ts';

const sources = `${root}/packages/ui/src`;

/** Exports of React 19 that React 18.3 does not have. A static import of one fails when the module is loaded. */
const NEW = [
  'Activity',
  'use',
  'useActionState',
  'useEffectEvent',
  'useFormStatus',
  'useOptimistic',
  'ViewTransition',
];

/** Static imports and re-exports. Types are erased; dynamic imports are loaded later. */
const FROM = /^(?:import|export) (?!type )(?:([^;]*?) from )?'([^']+)';/gm;

/** Returns the exports of React 19 alone that an entry imports, itself or through its files. */
function newImports(entry: string): readonly string[] {
  const visited = new Set<string>();
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (visited.has(path)) return;
    visited.add(path);
    for (const [, names = '', from = ''] of readFileSync(path, 'utf8').matchAll(FROM)) {
      const values: readonly string[] = names.replaceAll(/\btype \w+/g, '').match(/\w+/g) ?? [];
      if (from === 'react') for (const name of NEW.filter((one) => values.includes(one))) found.add(name);
      if (!from.startsWith('.')) continue;
      const [file] = globSync(join(dirname(path), from.replace(/\.js$/, '.{ts,tsx}')));
      if (file) visit(file);
    }
  };
  visit(entry);
  return [...found];
}

describe('the kit on React 18', () => {
  const entries = globSync('{index.ts,*/index.ts}', { cwd: sources });
  const failing = entries.filter((entry) => newImports(join(sources, entry)).length > 0);

  // Loading all entries of the tarball beside react@18.3.1 fails in the same ones.
  it('fails in as many entries as the README says', () => {
    const readme = readFileSync(`${root}/packages/ui/README.md`, 'utf8').replaceAll('\n', ' ');
    const [, stated = '', total = ''] = /with 18\.3, (\d+) of (\d+) entries do not load/.exec(readme) ?? [];
    expect([Number(stated), Number(total)]).toEqual([failing.length, entries.length]);
  });

  it('fails in those that import what only React 19 has', () => {
    expect(newImports(`${sources}/toast/index.ts`)).toContain('use');
    expect(newImports(`${sources}/spinner/index.ts`)).toEqual([]);
  });
});
