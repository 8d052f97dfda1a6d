/**
 * Measures the bytes, with headers, and the requests of a first visit in its first ten seconds at 360×740@2, without a service worker,
 * including requests in idle callbacks: size-limit weighs single bundles and knows neither headers nor requests. Run after `pnpm build`.
 * A page over its limit fails the run; a page over its goal is marked. The goals are those of docs/speed.md; no change may exceed the
 * limits.
 *
 *   node bench/wire.ts [--url http://localhost:4000]   with the address of a running server with the demo campus
 */
import { parseArgs } from 'node:util';
import type { Browser, CDPSession } from 'playwright-core';
import { demoCampusAt, openDemoCampus, type DemoCampus } from './pages/campus.ts';
import { launch, phone } from './pages/phone.ts';

const { values } = parseArgs({ options: { url: { type: 'string' } } });
const WATCHED_FOR = 10_000;

/** Kilobytes of 1,024 bytes, and number of requests. A missing value means no bound. */
interface Bounds {
  readonly all?: number;
  readonly scripts?: number;
  readonly requests?: number;
}
interface Budget {
  readonly goal: Bounds;
  readonly limit: Bounds;
}
/**
 * Above its goal: the fields of rooms, lost things and rides weigh 1.4 KB in the campus's definition, and a tutor's portrait is one more
 * request.
 */
const HOME: Budget = {
  goal: { all: 240, scripts: 150, requests: 26 },
  limit: { all: 250, scripts: 162, requests: 27 },
};
const VISITOR: Budget = { goal: { all: 262 }, limit: { all: 274 } };
/** Photos of the demo's newest things weigh 4 to 12 KB, depending on the time of day. */
const MEMBER: Budget = { goal: { all: 280 }, limit: { all: 318 } };

interface WatchedPage {
  readonly name: string;
  readonly path: string;
  readonly member: boolean;
  readonly budget: Budget;
}

interface Measured {
  readonly all: number;
  readonly scripts: number;
  readonly requests: number;
}

const isOver = ({ all, scripts, requests }: Measured, bounds: Bounds): boolean =>
  all > 1_024 * (bounds.all ?? Infinity) ||
  scripts > 1_024 * (bounds.scripts ?? Infinity) ||
  requests > (bounds.requests ?? Infinity);

/** Sums the bytes on the wire: the body as transferred, and the headers. */
function count(devtools: CDPSession): () => Measured {
  const types = new Map<string, string>();
  let [all, scripts, requests] = [0, 0, 0];
  const add = (id: string, bytes: number) => {
    all += bytes;
    if (types.get(id) === 'Script') scripts += bytes;
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('http')) return;
    types.set(requestId, type ?? 'Other');
    requests += 1;
  });
  // Total with headers; includes the bytes counted when the headers arrived.
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.has(requestId)) add(requestId, encodedDataLength);
  });
  return () => ({ all, scripts, requests });
}

/** Returns true when every page is within its limit. */
async function main(campus: DemoCampus): Promise<boolean> {
  const { hiveTypeId, id } = campus.listing;
  const pages: readonly WatchedPage[] = [
    { name: 'home', path: '/', member: false, budget: HOME },
    { name: 'list', path: `/categories/${hiveTypeId}`, member: false, budget: VISITOR },
    { name: 'listing', path: `/tasks/${id}`, member: false, budget: VISITOR },
    { name: 'login', path: '/login', member: false, budget: VISITOR },
    { name: 'dashboard', path: '/dashboard', member: true, budget: MEMBER },
    { name: 'hive', path: `/dashboard/hives/${hiveTypeId}`, member: true, budget: MEMBER },
    { name: 'messages', path: '/dashboard/messages', member: true, budget: MEMBER },
  ];
  const browser = await launch();
  // Most of a page's ten seconds are idle, so visitors' and members' pages are measured concurrently.
  const found = await Promise.all([
    watchInTurn(
      browser,
      campus,
      pages.filter(({ member }) => !member),
    ),
    watchInTurn(
      browser,
      campus,
      pages.filter(({ member }) => member),
    ),
  ]);
  await browser.close();
  return found
    .flat()
    .map(report)
    .every((fits) => fits);
}

type Found = readonly [page: WatchedPage, measured: Measured];

async function watchInTurn(
  browser: Browser,
  campus: DemoCampus,
  pages: readonly WatchedPage[],
): Promise<Found[]> {
  const found: Found[] = [];
  for (const page of pages) found.push([page, await watch(browser, campus, page)]);
  return found;
}

async function watch(browser: Browser, campus: DemoCampus, { path, member }: WatchedPage): Promise<Measured> {
  const { page, close } = await phone(browser, member ? campus.student : null, false);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const measured = count(devtools);
  await page.goto(campus.url + path);
  await page.waitForTimeout(WATCHED_FOR);
  const found = measured();
  await close();
  return found;
}

/** Prints the costs of a page; returns true when it is within its limit. */
function report([{ name, budget }, found]: Found): boolean {
  const fits = !isOver(found, budget.limit);
  const verdict = !fits ? 'OVER ITS LIMIT' : isOver(found, budget.goal) ? 'over its goal' : '';
  const columns = [
    `${(found.all / 1_024).toFixed(1)} KB`.padStart(10),
    `${(found.scripts / 1_024).toFixed(1)} KB of scripts`.padStart(22),
    `${found.requests} requests`.padStart(13),
  ];
  console.log(`${name.padEnd(10)} ${columns.join(' ')}  ${verdict}`);
  return fits;
}

const campus = await (values.url === undefined ? openDemoCampus() : demoCampusAt(values.url));
try {
  process.exitCode = (await main(campus)) ? 0 : 1;
} finally {
  await campus.close();
}
