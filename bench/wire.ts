/**
 * What a first visit costs on the wire: bytes with their headers, and requests, in the first ten seconds at 360×740@2, without a
 * service worker, whatever idle callbacks fetch included. Run after `pnpm build`; a page over its limit fails the run, a page over its goal is
 * marked. Goals are those of docs/speed.md, limits what no change may make worse.
 *
 *   node bench/wire.ts [--url http://localhost:4000]   of a server with the demo campus that runs already
 */
import { parseArgs } from 'node:util';
import type { CDPSession } from 'playwright-core';
import { demoCampusAt, openDemoCampus, type DemoCampus } from './pages/campus.ts';
import { launch, phone } from './pages/phone.ts';

const { values } = parseArgs({ options: { url: { type: 'string' } } });
const WATCHED_FOR = 10_000;

/** Kilobytes of 1,024 bytes, and requests; what is missing is not bounded. */
interface Bounds {
  readonly all?: number;
  readonly scripts?: number;
  readonly requests?: number;
}
interface Budget {
  readonly goal: Bounds;
  readonly limit: Bounds;
}
const HOME: Budget = {
  goal: { all: 240, scripts: 150, requests: 26 },
  limit: { all: 265, scripts: 170, requests: 40 },
};
const VISITOR: Budget = { goal: {}, limit: { all: 280 } };
const MEMBER: Budget = { goal: { all: 280 }, limit: { all: 325 } };

interface Measured {
  readonly all: number;
  readonly scripts: number;
  readonly requests: number;
}

const isOver = ({ all, scripts, requests }: Measured, bounds: Bounds): boolean =>
  all > 1_024 * (bounds.all ?? Infinity) ||
  scripts > 1_024 * (bounds.scripts ?? Infinity) ||
  requests > (bounds.requests ?? Infinity);

/** Adds up what comes over the line: the body as it was sent, and the lines around it. */
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
  // With its headers: what has come when they had is in here.
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.has(requestId)) add(requestId, encodedDataLength);
  });
  return () => ({ all, scripts, requests });
}

async function main(campus: DemoCampus): Promise<boolean> {
  const { hiveTypeId, id } = campus.listing;
  const pages: readonly (readonly [name: string, path: string, member: boolean, budget: Budget])[] = [
    ['home', '/', false, HOME],
    ['list', `/categories/${hiveTypeId}`, false, VISITOR],
    ['listing', `/tasks/${id}`, false, VISITOR],
    ['login', '/login', false, VISITOR],
    ['dashboard', '/dashboard', true, MEMBER],
    ['hive', `/dashboard/hives/${hiveTypeId}`, true, MEMBER],
    ['messages', '/dashboard/messages', true, MEMBER],
  ];
  const browser = await launch();
  let fits = true;
  for (const [name, path, member, budget] of pages) {
    const { page, close } = await phone(browser, member ? campus.student : null, false);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const measured = count(devtools);
    await page.goto(campus.url + path);
    await page.waitForTimeout(WATCHED_FOR);
    const found = measured();
    const { all, scripts, requests } = found;
    fits &&= !isOver(found, budget.limit);
    const verdict = isOver(found, budget.limit)
      ? 'OVER ITS LIMIT'
      : isOver(found, budget.goal)
        ? 'over its goal'
        : '';
    const columns = [
      `${(all / 1_024).toFixed(1)} KB`.padStart(10),
      `${(scripts / 1_024).toFixed(1)} KB of scripts`.padStart(22),
      `${requests} requests`.padStart(13),
    ];
    console.log(`${name.padEnd(10)} ${columns.join(' ')}  ${verdict}`);
    await close();
  }
  await browser.close();
  return fits;
}

const campus = await (values.url === undefined ? openDemoCampus() : demoCampusAt(values.url));
try {
  process.exitCode = (await main(campus)) ? 0 : 1;
} finally {
  await campus.close();
}
