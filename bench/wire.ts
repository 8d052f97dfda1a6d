/**
 * What a first visit costs on the wire: bytes with their headers, and requests, in the first ten seconds at 360×740@2, without a
 * service worker, whatever idle callbacks fetch included. Run after `pnpm build`; a page over its budget fails the run.
 *
 *   node bench/wire.ts [--url http://localhost:4000]   of a server with the demo campus that runs already
 */
import { parseArgs } from 'node:util';
import type { CDPSession } from 'playwright-core';
import { demoCampusAt, openDemoCampus, type DemoCampus } from './pages/campus.ts';
import { launch, phone } from './pages/phone.ts';

const { values } = parseArgs({ options: { url: { type: 'string' } } });
const WATCHED_FOR = 10_000;

/** Kilobytes of 1,024 bytes; null: no budget. */
interface Budget {
  readonly all: number | null;
  readonly scripts: number | null;
  readonly requests: number | null;
}
const MEMBER: Budget = { all: 280, scripts: null, requests: null };
const UNBOUND: Budget = { all: null, scripts: null, requests: null };

interface Measured {
  readonly all: number;
  readonly scripts: number;
  readonly requests: number;
}

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
    ['home', '/', false, { all: 240, scripts: 150, requests: 26 }],
    ['list', `/categories/${hiveTypeId}`, false, UNBOUND],
    ['listing', `/tasks/${id}`, false, UNBOUND],
    ['login', '/login', false, UNBOUND],
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
    const { all, scripts, requests } = measured();
    const over =
      all > 1_024 * (budget.all ?? Infinity) ||
      scripts > 1_024 * (budget.scripts ?? Infinity) ||
      requests > (budget.requests ?? Infinity);
    fits &&= !over;
    const columns = [
      `${(all / 1_024).toFixed(1)} KB`.padStart(10),
      `${(scripts / 1_024).toFixed(1)} KB of scripts`.padStart(22),
      `${requests} requests`.padStart(13),
    ];
    console.log(`${name.padEnd(10)} ${columns.join(' ')}${over ? '  OVER ITS BUDGET' : ''}`);
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
