import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mapProblems } from './maps.ts';
import { folderOf, PUBLISHED } from './published.ts';
import { root } from '../run.ts';

interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly license: string;
  readonly type: string;
  readonly engines: { readonly node: string };
  readonly sideEffects: false | readonly string[];
  readonly files: readonly string[];
  readonly exports: Readonly<Record<string, unknown>>;
  readonly publishConfig: { readonly access: string; readonly exports: Readonly<Record<string, unknown>> };
  readonly homepage?: string;
  readonly bugs?: string;
  readonly repository?: { readonly url: string; readonly directory: string };
}

const manifestOf = (name: string) =>
  JSON.parse(readFileSync(`${root}/${folderOf(name)}/package.json`, 'utf8')) as Manifest;

describe.each(PUBLISHED)('the manifest of %s', (name) => {
  const manifest = manifestOf(name);

  it('has what npm shows and bundlers read', () => {
    expect(manifest).toMatchObject({
      name: `@campushive/${name}`,
      license: 'MIT',
      type: 'module',
      engines: { node: '>=20.19' },
      publishConfig: { access: 'public' },
    });
    expect(manifest.description.length).toBeGreaterThan(40);
    expect(manifest.keywords).toContain('campushive');
    expect(manifest.keywords.length).toBeGreaterThan(2);
    expect([false, ['**/*.css']]).toContainEqual(manifest.sideEffects);
  });

  it('links to the repository with all three fields, or has no address yet', () => {
    const { homepage, bugs, repository } = manifest;
    const given = [homepage, bugs, repository].filter((field) => field !== undefined);
    // repository.ts writes them; a release stops without them.
    expect([0, 3]).toContain(given.length);
    if (repository) expect(repository.directory).toBe(folderOf(name));
  });

  it('exports listed subpaths, and a pattern only for files of one kind', () => {
    const patterns = Object.keys(manifest.publishConfig.exports).filter((entry) => entry.includes('*'));
    // `./*` reaches the folders of the kit's parts: those with an index.
    const allowed = ['./sources/*.css', './styles/*.css', './fonts/*', './tokens/*.json', './*'];
    expect(patterns).toEqual(name === 'ui' ? allowed : []);
  });

  it('publishes no subpath that the repository does not have', () => {
    const sources = Object.keys(manifest.exports);
    expect(Object.keys(manifest.publishConfig.exports).filter((entry) => !sources.includes(entry))).toEqual(
      [],
    );
  });
});

describe('the maps of a package', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'maps-'));
    mkdirSync(`${folder}/dist`);
    mkdirSync(`${folder}/src`);
    writeFileSync(`${folder}/dist/a.d.ts`, '');
    writeFileSync(`${folder}/dist/a.d.ts.map`, JSON.stringify({ sources: ['../src/a.ts'] }));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are fine when their sources are in the package', () => {
    writeFileSync(`${folder}/src/a.ts`, '');
    expect(mapProblems(folder)).toEqual([]);
  });

  it('are reported when a source is missing, or a declaration has no map', () => {
    writeFileSync(`${folder}/dist/b.d.ts`, '');
    expect(mapProblems(folder)).toEqual([
      'dist/b.d.ts has no map',
      'dist/a.d.ts.map refers to ../src/a.ts, which the package does not contain',
    ]);
  });
});
