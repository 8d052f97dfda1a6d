/**
 * What a first visit costs, in gzipped bytes of the built app: the scripts and styles that a page's HTML names plus the
 * code of the page itself. Run after `pnpm build`; a page over its budget fails the run.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../apps/campus/dist/', import.meta.url));
const size = (path: string) => gzipSync(readFileSync(dist + path), { level: 9 }).length;
const html = readFileSync(`${dist}index.html`, 'utf8');
const assets = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
const entry = assets.find((path) => path.includes('/index-') && path.endsWith('.js')) ?? '';

/** The chunks that a chunk cannot do without, found through its static imports. */
function withImports(path: string, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known;
  known.add(path);
  const code = readFileSync(dist + path, 'utf8');
  for (const match of code.matchAll(/(?:from|import)\s*["`']\.\/([^"`']+\.js)["`']/g))
    withImports(`assets/${match[1]}`, known);
  return known;
}

/** A lazy page's own chunk, by the name of its file in `src/pages`. */
function pageChunk(page: string): string | undefined {
  const chunks = readFileSync(dist + entry, 'utf8').match(/[\w-]+\.js/g) ?? [];
  const name = chunks.find((chunk) => chunk.startsWith(`${page}-`) && chunk.length === page.length + 12);
  return name === undefined ? undefined : `assets/${name}`;
}

const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + size(path), 0);
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

const first = withImports(entry);
let over = 0;

function weigh(title: string, bytes: number, budget: number): void {
  const fits = bytes <= budget * 1024;
  if (!fits) over += 1;
  console.log(
    `${title.padEnd(15)} ${kilobytes(bytes).padStart(9)}  of ${budget} KB${fits ? '' : '  TOO HEAVY'}`,
  );
}

weigh('styles', sum(assets.filter((path) => path.endsWith('.css'))), 20);
console.log(`every page      ${kilobytes(sum(first)).padStart(9)}`);
for (const [page, budget] of [
  // Home is what strangers open first.
  ['home', 115],
  ['login', 150],
  ['register', 150],
  ['dashboard', 170],
  ['hive', 170],
  ['listing', 170],
  ['messages', 170],
  ['checkout', 170],
] as const) {
  const all = new Set(first);
  const frame = budget === 170 ? ['dashboard-frame', page] : [page];
  for (const chunk of frame.map(pageChunk)) if (chunk !== undefined) withImports(chunk, all);
  weigh(page, sum(all), budget);
}
process.exitCode = over > 0 ? 1 : 0;
