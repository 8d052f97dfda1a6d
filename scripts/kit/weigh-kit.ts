/**
 * Measures the size that each export of the kit adds to an app, over React: its code and its imports, minified and gzipped. Lazily loaded
 * code (menus, toasts) is listed separately. An export over its budget fails the run. The entries come from `exports`, the budgets from
 * packages/ui/budgets.json, in bytes; `--update` writes today's sizes plus a tenth; `pnpm weigh:kit ./button .` weighs only these.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from '../run.ts';

const kit = `${root}/packages/ui`;
const budgetFile = `${kit}/budgets.json`;
const ENTRY = 'kit-entry';

interface Weight {
  entry: string;
  bytes: number;
  later: number;
}

/** Returns `.` and an entry for each folder that `./*` matches. */
function entries(): string[] {
  const manifest = JSON.parse(readFileSync(`${kit}/package.json`, 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.entries(manifest.exports).flatMap(([entry, target]) => {
    if (!target.endsWith('.ts')) return [];
    if (!entry.includes('*')) return [entry];
    const [before = '', after = ''] = target.replace('./', '').split('*');
    return readdirSync(`${kit}/${before}`, { withFileTypes: true })
      .filter((dirent) => dirent.isDirectory())
      .filter((dirent) => readdirSync(`${kit}/${before}${dirent.name}`).includes(after.slice(1)))
      .map((dirent) => entry.replace('*', dirent.name));
  });
}

async function weigh(entry: string): Promise<Weight> {
  const file = entry === '.' ? 'index.ts' : `${entry.slice(2)}/index.ts`;
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    root: kit,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        // Exports every name, so that none is tree-shaken.
        load: (id) => (id === `\0${ENTRY}` ? `export * from '${kit}/src/${file}';` : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        onwarn: () => undefined,
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = result.output.filter((part) => part.type === 'chunk');
  const first = new Set<string>();
  const visit = (name: string): void => {
    if (first.has(name)) return;
    first.add(name);
    for (const next of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) visit(next);
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName);
  const sum = (own: boolean) =>
    chunks
      .filter((chunk) => first.has(chunk.fileName) === own)
      .reduce((bytes, chunk) => bytes + gzipSync(chunk.code, { level: 9 }).length, 0);
  return { entry, bytes: sum(true), later: sum(false) };
}

const budgets = JSON.parse(readFileSync(budgetFile, 'utf8')) as Record<string, number>;
const weights: Weight[] = [];
const chosen = process.argv.slice(2).filter((one) => !one.startsWith('--'));
for (const entry of entries())
  if (chosen.length === 0 || chosen.includes(entry)) weights.push(await weigh(entry));

if (process.argv.includes('--update')) {
  const now = weights.map(({ entry, bytes }) => [entry, Math.ceil((bytes * 1.1) / 100) * 100] as const);
  const next = { ...(chosen.length > 0 ? budgets : {}), ...Object.fromEntries(now) };
  writeFileSync(budgetFile, `${JSON.stringify(next, null, 2)}\n`);
}

let failed = 0;
for (const { entry, bytes, later } of weights) {
  const budget = budgets[entry];
  const wrong = budget === undefined ? 'HAS NO BUDGET' : bytes > budget ? `over ${budget}` : '';
  if (wrong) failed += 1;
  console.log(
    `${entry.padEnd(24)} ${String(bytes).padStart(6)} B${later > 0 ? `, and ${later} B when used` : ''} ${wrong}`,
  );
}
process.exit(failed === 0 || process.argv.includes('--update') ? 0 : 1);
