/**
 * Page speed on a phone: Slow 4G (150 ms, 1.6 Mbit/s) and a processor four times slower. Opens each page of the demo campus for the first
 * time, next to its floor: the same finished page as plain HTML without scripts, alternately within a run. Ratios hold on any machine,
 * milliseconds only on an idle one. The latest results are in docs/speed.md.
 *
 *   pnpm bench:pages [--rounds 5] [--only home,list,…] [--no-touch] [--as-built]
 *   pnpm bench:pages --shifts [--as-built]   measures the layout shifts of every page, once
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { build } from '../scripts/build.ts';
import { openDemoCampus } from './pages/campus.ts';
import { openFloor, plainHtml } from './pages/floor.ts';
import { measureInteractions } from './pages/interactions.ts';
import { measureShifts } from './pages/shifts.ts';
import { launch, phone, readThrough, settled, type SignedIn, type Vitals } from './pages/phone.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    'no-touch': { type: 'boolean', default: false },
    shifts: { type: 'boolean', default: false },
    'as-built': { type: 'boolean', default: false },
  },
});
/** Targets of docs/speed.md. */
const LCP_RATIO = { visitor: 1.2, member: 1.4 };
const [CLS, INP] = [0.01, 200];

if (!values['as-built']) await build();
const campus = await openDemoCampus();
const floor = await openFloor(campus.url);
const browser = await launch();
const { hiveTypeId, id } = campus.listing;
const pages: readonly { name: string; path: string; member?: true }[] = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/categories/essentials' },
  { name: 'listing', path: `/tasks/${id}` },
  { name: 'university', path: '/universities/ug' },
  { name: 'login', path: '/login' },
  { name: 'dashboard', path: '/dashboard', member: true },
  { name: 'hive', path: '/dashboard/hives/essentials', member: true },
  { name: 'own listing', path: `/dashboard/hives/${hiveTypeId}/${id}`, member: true },
  { name: 'messages', path: '/dashboard/messages', member: true },
];
let over = 0;
const check = (fits: boolean) => {
  if (!fits) over += 1;
  return fits ? '' : ' OVER';
};
const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? NaN;
const load = () => `${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`;

console.log(`Slow 4G, 4x CPU, medians of ${values.shifts ? 1 : values.rounds}; load ${load()}\n`);
if (!values.shifts) console.log('page           LCP ms   plain  ratio    FCP ms  blocked      CLS  largest');
const withShifts = values.shifts
  ? []
  : values.only === ''
    ? pages
    : pages.filter(({ name }) => values.only.split(',').includes(name));
try {
  if (values.shifts) {
    for await (const { path, member, cls, moved } of measureShifts(browser, campus)) {
      console.log(`${cls.toFixed(4)}${check(cls <= CLS)}  ${path}${member ? '' : '  (visitor)'}`);
      if (cls > CLS / 2) for (const one of moved) console.log(`         moved ${one}`);
    }
  }
  for (const { name, path, member } of withShifts) {
    const student = member ? campus.student : null;
    floor.set(path, await finished(browser, campus.url + path, student));
    const own: Vitals[] = [];
    const plain: number[] = [];
    for (let round = 0; round < Number(values.rounds); round++) {
      own.push(await open(browser, campus.url + path, student));
      plain.push((await open(browser, floor.url + path, null)).lcp);
    }
    const [lcp, base] = [median(own.map((one) => one.lcp)), median(plain)];
    const worst = own.reduce((a, b) => (b.cls > a.cls ? b : a));
    console.log(
      name.padEnd(12),
      ...[lcp, base].map((time) => String(Math.round(time)).padStart(8)),
      `${(lcp / base).toFixed(2).padStart(6)}${check(lcp / base <= LCP_RATIO[member ? 'member' : 'visitor'])}`,
      ...(['fcp', 'blocked'] as const).map((key) =>
        String(Math.round(median(own.map((one) => one[key])))).padStart(8),
      ),
      `${worst.cls.toFixed(4).padStart(8)}${check(worst.cls <= CLS)}`,
      ` ${own[0]?.largest}`,
    );
    if (worst.cls > CLS / 2) for (const moved of worst.moved) console.log(`               moved ${moved}`);
  }
  if (!values['no-touch'] && !values.shifts) {
    console.log(
      `\nanswer to      INP ms (median of ${values.rounds}, the browser counts in eights); load ${load()}`,
    );
    for await (const [name, times] of measureInteractions(browser, campus, Number(values.rounds))) {
      const inp = median(times);
      console.log(`${name.padEnd(28)} ${String(inp).padStart(5)}${check(inp <= INP)}   (${times.join(' ')})`);
    }
  }
} finally {
  await browser.close();
  await floor.close();
  await campus.close();
}
console.log(`\nload at the end ${load()}; ${over === 0 ? 'all budgets are kept' : `${over} over budget`}`);
process.exitCode = over === 0 ? 0 : 1;

/** Returns the fully loaded page as plain HTML. */
async function finished(browser: Browser, url: string, student: SignedIn | null): Promise<string> {
  const { page, close } = await phone(browser, student, false);
  await page.goto(url);
  await settled(page);
  await readThrough(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const html = await plainHtml(page);
  await close();
  return html;
}

/** Measures a first visit, scrolled to the end. */
async function open(browser: Browser, url: string, student: SignedIn | null): Promise<Vitals> {
  const one = await phone(browser, student);
  await one.page.goto(url, { timeout: 120_000 });
  await settled(one.page);
  const { lcp, largest } = await one.vitals();
  await readThrough(one.page);
  const vitals = { ...(await one.vitals()), lcp, largest };
  await one.close();
  return vitals;
}
