/** After the build: draws the public pages, and compresses what the server sends. */
import { readdirSync, readFileSync, rmSync, mkdirSync, writeFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

interface Prerender {
  PRERENDERED: readonly string[];
  render(path: string): Promise<string>;
}

const folder = fileURLToPath(new URL('..', import.meta.url));
const dist = join(folder, 'dist');
const built = join(folder, 'dist-prerender');
const { PRERENDERED, render } = (await import(join(built, 'prerender.js'))) as Prerender;

const shell = readFileSync(join(dist, 'index.html'), 'utf8');
writeFileSync(join(dist, 'shell.html'), shell.replace('<!--page-->', ''));
for (const path of PRERENDERED) {
  const page = shell.replace(
    '<div id="root"><!--page--></div>',
    `<div id="root" data-prerendered>${await render(path)}</div>`,
  );
  const file = join(dist, path, 'index.html');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
}
rmSync(built, { recursive: true });
compress(dist);

/** Beside each text file its brotli and gzip forms: made once here instead of at every request. */
function compress(path: string): void {
  for (const name of readdirSync(path)) {
    const file = join(path, name);
    if (statSync(file).isDirectory()) compress(file);
    else if (/\.(html|js|css|svg|webmanifest)$/.test(name)) {
      const bytes = readFileSync(file);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality));
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  }
}
