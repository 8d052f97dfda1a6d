import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { packSchema } from './src/pack-schema.ts';

const folder = import.meta.dirname;
const emitted = join(folder, '../../.cache/testing-types');

/** Relative specifiers of imports and re-exports. */
const RELATIVE = /from '(\.[^']*)'/g;

/**
 * Completes `dist`, into which tsup wrote the modules: the packed schema, and the declarations. Run by the build.
 */
copyFileSync(await packSchema(), join(folder, 'dist/schema.tar.gz'));
writeTypes();

/**
 * Writes the declarations that consumers see to `dist`. Declarations of the domain stay out: those of the entries refer to none. Throws
 * if one does.
 */
function writeTypes(): void {
  rmSync(emitted, { recursive: true, force: true });
  execFileSync('tsc', ['-p', 'tsconfig.build.json', '--checkers', '1'], { cwd: folder, stdio: 'inherit' });
  const source = join(emitted, 'packages/testing/src');
  const written = new Set<string>();
  const write = (file: string) => {
    if (written.has(file)) return;
    written.add(file);
    const text = readFileSync(join(source, file), 'utf8');
    if (text.includes('@campushive/domain')) throw new Error(`${file} shows types of the domain`);
    const to = join(folder, 'dist', file);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, text);
    for (const [, specifier = ''] of text.matchAll(RELATIVE))
      write(relative(source, join(source, dirname(file), specifier)).replace(/\.js$/, '.d.ts'));
  };
  for (const entry of ['published/node.d.ts', 'published/page.d.ts']) write(entry);
}
