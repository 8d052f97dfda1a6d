/**
 * Lighthouse in its mobile mode over every public page of the demo campus. It is no dependency of the project: the newest
 * one is fetched for the run. Performance depends on the machine's load; the other three must be 100 everywhere.
 *
 *   pnpm bench:lighthouse [--only /,/login,…] [--as-built]
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { browserPath } from '../scripts/browser.ts';
import { build } from '../scripts/build.ts';
import { root } from '../scripts/run.ts';
import { openDemoCampus } from './pages/campus.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    'as-built': { type: 'boolean', default: false },
  },
});
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const BUDGETS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';

interface Audit {
  readonly score: number | null;
  readonly title: string;
  readonly displayValue?: string;
  readonly details?: { readonly items?: readonly unknown[] };
}
interface Report {
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

if (!values['as-built']) await build();
const campus = await openDemoCampus();
const hives = ['essentials', 'academia', 'logistics', 'buzz', 'archive', 'sidehustle'];
const pages =
  values.only === ''
    ? [
        ...[
          '/',
          '/about',
          '/pricing',
          '/contact',
          '/terms',
          '/privacy',
          '/cookies',
          '/help',
          '/help/handover-code',
        ],
        ...['/universities', '/universities/ug', '/categories'],
        ...hives.map((hive) => `/categories/${hive}`),
        `/tasks/${campus.listing.id}`,
        // Not what there is no page for: Lighthouse rightly refuses to measure an error.
        ...['/login', '/register', '/forgot-password'],
      ]
    : values.only.split(',').map((path) => (path === '/tasks' ? `/tasks/${campus.listing.id}` : path));
const folder = `${root}/.cache/lighthouse`;
mkdirSync(folder, { recursive: true });
let over = 0;

console.log('page                      perf  a11y  best   seo    load');
try {
  for (const path of pages) {
    // A busy machine sometimes loses the beginning of a trace.
    const url = campus.url + path;
    const report = await measure(url)
      .catch(() => measure(url))
      .catch(String);
    if (typeof report === 'string') {
      over += 1;
      console.log(path.slice(0, 24).padEnd(24), ` NOT MEASURED: ${report}`);
      continue;
    }
    const scores = CATEGORIES.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
    console.log(
      path.slice(0, 24).padEnd(24),
      ...scores.map((score) => String(score).padStart(5)),
      String(loadavg()[0]?.toFixed(1)).padStart(7),
    );
    for (const [index, name] of CATEGORIES.entries()) {
      if ((scores[index] ?? 0) >= BUDGETS[name]) continue;
      over += 1;
      for (const { id, weight } of report.categories[name]?.auditRefs ?? []) {
        const audit = report.audits[id];
        if (audit === undefined || weight === 0 || audit.score === null || audit.score >= 0.9) continue;
        const [first] = audit.details?.items ?? [];
        console.log(
          `    ${name}: ${audit.title} ${audit.displayValue ?? ''} ${JSON.stringify(first ?? '').slice(0, 300)}`,
        );
      }
    }
  }
} finally {
  await campus.close();
}
console.log(over === 0 ? 'all budgets are kept' : `${over} scores under budget or not measured`);
process.exitCode = over === 0 ? 0 : 1;

async function measure(url: string): Promise<Report> {
  const file = `${folder}/report.json`;
  rmSync(file, { force: true });
  const args = [
    'lighthouse',
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${FLAGS}`,
  ];
  const child = spawn('pnpm', ['dlx', ...args], {
    env: { ...process.env, CHROME_PATH: await browserPath() },
    stdio: 'ignore',
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} at ${url}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
