/**
 * Runs Lighthouse in its mobile mode on every public page of the demo campus, and on the pages that students use most. Lighthouse is no
 * dependency of the project: each run fetches the newest version. Performance depends on the machine's load; the other three scores must
 * be 100 everywhere. Members' pages have no SEO score, because search engines must not index them.
 *
 *   pnpm bench:lighthouse [--only /,/login,…] [--as-built]
 */
import { chromium } from 'playwright-core';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { browserPath } from '../scripts/browser.ts';
import { build } from '../scripts/build.ts';
import { root } from '../scripts/run.ts';
import { freePort } from './chaos/process.ts';
import { openDemoCampus } from './pages/campus.ts';
import { signIn } from './pages/phone.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    'as-built': { type: 'boolean', default: false },
  },
});
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const BUDGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const isMembers = (path: string) => path.startsWith('/dashboard');

interface Audit {
  readonly score: number | null;
  readonly title: string;
  readonly displayValue?: string;
  readonly details?: { readonly items?: readonly unknown[] };
}
interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { id: string; weight: number }[];
}
interface Report {
  readonly categories: Readonly<Record<string, Category | undefined>>;
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
        // Only addresses with a page: Lighthouse rightly refuses to measure an error.
        ...['/login', '/register', '/forgot-password'],
        ...['/dashboard', `/dashboard/hives/${hives[0]}`, '/dashboard/messages'],
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
    const measure = isMembers(path) ? measureAsMember : measureAsVisitor;
    const report = await measure(url)
      .catch(() => measure(url))
      .catch(String);
    if (typeof report === 'string') {
      over += 1;
      console.log(path.slice(0, 24).padEnd(24), ` NOT MEASURED: ${report}`);
      continue;
    }
    print(path, report);
  }
} finally {
  await campus.close();
}
console.log(over === 0 ? 'all budgets are kept' : `${over} scores under budget or not measured`);
process.exitCode = over === 0 ? 0 : 1;

function print(path: string, { categories, audits }: Report): void {
  const scores = CATEGORIES.map((name) => {
    const category = categories[name];
    return category === undefined ? undefined : Math.round((category.score ?? 0) * 100);
  });
  const line = scores.map((score) => String(score ?? '-').padStart(5));
  console.log(path.slice(0, 24).padEnd(24), ...line, String(loadavg()[0]?.toFixed(1)).padStart(7));
  for (const [index, name] of CATEGORIES.entries()) {
    const score = scores[index];
    if (score === undefined || score >= BUDGETS[name]) continue;
    over += 1;
    for (const { id, weight } of categories[name]?.auditRefs ?? []) {
      const audit = audits[id];
      if (audit === undefined || weight === 0 || audit.score === null || audit.score >= 0.9) continue;
      const [first] = audit.details?.items ?? [];
      const found = JSON.stringify(first ?? '').slice(0, 300);
      console.log(`    ${name}: ${audit.title} ${audit.displayValue ?? ''} ${found}`);
    }
  }
}

function measureAsVisitor(url: string): Promise<Report> {
  return lighthouse(url, [`--chrome-flags=--headless=new ${FLAGS.join(' ')}`]);
}

/** Measures a page in a new browser where the student is logged in and nothing has been opened yet. */
async function measureAsMember(url: string): Promise<Report> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    executablePath: await browserPath(),
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    await signIn(context, campus.student, campus.url);
    // A storage reset would log the student out.
    return await lighthouse(url, [
      `--port=${port}`,
      '--disable-storage-reset',
      '--only-categories=performance,accessibility,best-practices',
    ]);
  } finally {
    await context.close();
  }
}

async function lighthouse(url: string, options: readonly string[]): Promise<Report> {
  const file = `${folder}/report.json`;
  rmSync(file, { force: true });
  const args = ['lighthouse', url, '--quiet', '--output=json', `--output-path=${file}`, ...options];
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
