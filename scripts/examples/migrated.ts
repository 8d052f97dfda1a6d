import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';

const FIXTURES = `${root}/packages/codemod/fixtures/before`;

/** Writes an application of version 0.1. Its build migrates it by the packed codemod, and checks its types with the packed packages. */
export function writeMigrated(folder: string, versions: Readonly<Record<string, string>>): void {
  mkdirSync(join(folder, 'src'), { recursive: true });
  for (const file of readdirSync(FIXTURES))
    writeFileSync(join(folder, 'src', file.replace(/\.txt$/, '')), readFileSync(join(FIXTURES, file)));
  const names = ['contract', 'ui', 'features', 'codemod'].map((name) => `@campushive/${name}`);
  const others = ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript'];
  const dependencies = Object.fromEntries([
    ...names.map((name) => [name, 'latest']),
    ...others.map((name) => [name, versions[name] ?? 'latest']),
  ]);
  const manifest = {
    ...{ name: 'migrated', private: true, type: 'module' },
    scripts: { build: 'campushive-codemod src && tsc' },
    dependencies,
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const compilerOptions = {
    ...{ target: 'ES2023', lib: ['ES2023', 'DOM'], module: 'ESNext', moduleResolution: 'bundler' },
    ...{ jsx: 'react-jsx', strict: true, noEmit: true, skipLibCheck: true, types: [] },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
}
