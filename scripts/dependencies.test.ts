import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from './run.ts';

/** Dependencies that no source imports, by workspace, and what takes them. */
const TAKEN_OTHERWISE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': {
    '@arethetypeswrong/cli': 'scripts/check-packages.ts runs attw',
    '@changesets/cli': 'pnpm changeset',
    '@fontsource-variable/bricolage-grotesque': 'scripts/fonts.ts reads its files',
    '@fontsource-variable/onest': 'as the other faces',
    '@fontsource-variable/plus-jakarta-sans': 'as the other faces',
    '@storybook/addon-a11y': 'named in .storybook/main.ts',
    '@storybook/addon-mcp': 'named in .storybook/main.ts',
    '@stryker-mutator/vitest-runner': 'a plugin of stryker',
    '@vitest/coverage-v8': 'vitest --coverage',
    chromatic: 'pnpm chromatic',
    'dejavu-fonts-ttf': 'scripts/receipt-fonts.ts reads its files',
    node: 'the Node that runs everything',
    oxlint: 'pnpm lint',
    publint: 'scripts/check-packages.ts runs it',
    tsx: 'scripts/simulate.ts runs it',
    'typescript-7': 'decision 60',
    '@types/node': 'types',
  },
  'apps/api/': {
    '@aws-sdk/client-s3': 'flydrive imports it where files lie in S3',
    '@aws-sdk/s3-request-presigner': 'as above',
  },
  'campuses/ghana/': { zod: 'the contract wants it of its host' },
  'campuses/nairobi/': { zod: 'as above' },
  'packages/features/': { 'radix-ui': 'the kit wants it of its host' },
};

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The packages that sources under `folder` import, by their names. */
function importedUnder(folder: string): ReadonlySet<string> {
  const sources = tracked.filter((file) => file.startsWith(folder) && /\.(m?[jt]sx?|css|mdx)$/.test(file));
  return new Set(sources.flatMap((file) => importsOf(file).map(packageOf)));
}

const known = new Map<string, readonly string[]>();
function importsOf(file: string): readonly string[] {
  const found =
    known.get(file) ??
    (file.endsWith('.css')
      ? [...read(file).matchAll(/@(?:import|plugin) '([^']+)'/g)].map(([, name = '']) => name)
      : ts.preProcessFile(read(file)).importedFiles.map(({ fileName }) => fileName));
  known.set(file, found);
  return found;
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** `@types/pg` and `@types/react-dom` describe what is imported or written beside it. */
const describes = (name: string) => name.replace(/^@types\//, '');

function unusedOf(folder: string, manifest: Manifest): string[] {
  const imported = importedUnder(folder);
  const names = Object.keys({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.peerDependencies,
  });
  const isUsed = (name: string) => imported.has(name) || name in (TAKEN_OTHERWISE[folder] ?? {});
  return names.filter(
    (name) => !isUsed(name) && !(name.startsWith('@types/') && names.includes(describes(name))),
  );
}

const folders = tracked
  .filter((file) => file.endsWith('package.json') && !file.startsWith('examples/'))
  .map((file) => file.slice(0, -'package.json'.length));

describe('every dependency', () => {
  it('is looked for in each workspace', () => {
    expect(folders.length).toBeGreaterThan(10);
    expect(importedUnder('packages/ui/')).toContain('radix-ui');
  });

  it.each(folders)('of %s is imported, or has another use that is written down', (folder) => {
    const manifest: Manifest = JSON.parse(read(`${folder}package.json`));
    expect(unusedOf(folder, manifest)).toEqual([]);
  });

  it('would be found where nothing imports it', () => {
    expect(unusedOf('packages/ui/', { dependencies: { 'left-pad': '1' } })).toEqual(['left-pad']);
  });

  it('that is excused is one, and is imported by nothing', () => {
    for (const [folder, excused] of Object.entries(TAKEN_OTHERWISE)) {
      const text = read(`${folder}package.json`);
      const imported = importedUnder(folder);
      const names = Object.keys(excused);
      expect(names.filter((name) => !text.includes(`"${name}"`))).toEqual([]);
      expect(names.filter((name) => imported.has(name))).toEqual([]);
    }
  });
});
