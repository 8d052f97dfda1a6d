import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { browserPath } from '../../scripts/browser.ts';
import type { SignedIn } from './campus.ts';

export type { SignedIn };

/** Slow 4G as in Lighthouse, and a processor with a quarter of this machine's speed. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER = 4;
const SCREEN = { width: 360, height: 740 };

/** Metrics of a page so far, in ms since its address was opened. */
export interface Vitals {
  readonly lcp: number;
  /** The element of the last largest paint. */
  readonly largest: string;
  /** Time of the first text or picture. */
  readonly fcp: number;
  readonly cls: number;
  /** Elements that moved, the worst first. */
  readonly moved: readonly string[];
  /** Slowest response to a touch or a key. */
  readonly inp: number;
  /** Sum of task time beyond 50 ms each. */
  readonly blocked: number;
}

export function launch(): Promise<Browser> {
  return browserPath().then((executablePath) =>
    chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    }),
  );
}

/** Logs a student in on a browser without any visited page. Opens a picture for that. */
export async function signIn(context: BrowserContext, student: SignedIn, url: string): Promise<void> {
  if (student.page !== undefined)
    await context.addCookies([{ name: 'campushive_page', value: student.page, url, httpOnly: true }]);
  const page = await context.newPage();
  await page.goto(`${url}/icon.svg`);
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('campushive_token', token);
      localStorage.setItem('campushive_user', user);
    },
    [student.token, JSON.stringify(student.user)] as const,
  );
  await page.close();
}

export interface Phone {
  readonly page: Page;
  vitals(): Promise<Vitals>;
  close(): Promise<void>;
}

/** Opens a phone without any data of the campus, logged in as a student or as a visitor. */
export async function phone(browser: Browser, student: SignedIn | null, slow = true): Promise<Phone> {
  const context: BrowserContext = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // A service worker's own downloads would not be throttled, and a first visit has none.
    serviceWorkers: 'block',
  });
  if (student !== null) {
    if (student.page !== undefined && student.url !== undefined)
      await context.addCookies([
        { name: 'campushive_page', value: student.page, url: student.url, httpOnly: true },
      ]);
    await context.addInitScript(
      ([token, user]) => {
        localStorage.setItem('campushive_token', token);
        localStorage.setItem('campushive_user', user);
      },
      [student.token, JSON.stringify(student.user)] as const,
    );
  }
  await context.addInitScript(watch);
  const page = await context.newPage();
  if (slow) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
  return {
    page,
    vitals: () => page.evaluate(() => (window as unknown as { vitals(): Vitals }).vitals()),
    close: () => context.close(),
  };
}

/** Waits until no request is open and no skeleton is visible. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll('main [aria-busy=true]')].some((part) => {
        const { top, bottom, height } = part.getBoundingClientRect();
        return height > 0 && top < window.innerHeight && bottom > 0;
      }),
    undefined,
    { timeout: 120_000 },
  );
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  await painted(page);
}

/** Waits two frames and an idle period, until the content is painted and the browser has recorded it. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
      ),
  );

/** Scrolls the page to its end, a bit less than a screenful at a time. */
export async function readThrough(page: Page): Promise<void> {
  for (let step = 0; step < 60; step++) {
    const moved = await page.evaluate(() => {
      const before = window.scrollY;
      window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
      return window.scrollY > before;
    });
    if (!moved) break;
    await painted(page);
  }
  await settled(page);
}

/** Runs in the page before its own code. Sums layout shifts in session windows, as the metric is defined. */
function watch(): void {
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const name = (node: Node | null): string => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null);
    if (element === null) return 'something that is gone';
    const words = (element.textContent ?? '').trim().slice(0, 30);
    return `<${element.tagName.toLowerCase()} class="${(element.getAttribute('class') ?? '').slice(0, 50)}"> ${words}`;
  };
  let [lcp, largest, fcp, inp, blocked] = [0, '', 0, 0, 0];
  const shifts: { at: number; value: number; element: string }[] = [];
  const observe = (type: string, each: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('largest-contentful-paint', (entry) => {
    lcp = entry.startTime;
    largest = name((entry as unknown as { element: Node | null }).element);
  });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') fcp = entry.startTime;
  });
  observe('longtask', (entry) => (blocked += entry.duration - 50));
  observe(
    'event',
    (entry) => {
      if ((entry as unknown as { interactionId: number }).interactionId > 0)
        inp = Math.max(inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
  observe('layout-shift', (entry) => {
    const shift = entry as Shift;
    if (shift.hadRecentInput) return;
    const [first] = shift.sources;
    const way =
      first === undefined
        ? ''
        : ` ${Math.round(first.previousRect.top)}→${Math.round(first.currentRect.top)}`;
    shifts.push({
      at: shift.startTime,
      value: shift.value,
      element: `${shift.value.toFixed(4)}${way} ${name(first?.node ?? null)}`,
    });
  });
  const cls = () => {
    let [worst, sum, began, last] = [0, 0, 0, 0];
    for (const { at, value } of shifts) {
      if (at - last > 1_000 || at - began > 5_000) [sum, began] = [0, at];
      [sum, last] = [sum + value, at];
      worst = Math.max(worst, sum);
    }
    return worst;
  };
  Object.assign(window, {
    vitals: () => ({
      lcp,
      largest,
      fcp,
      inp,
      blocked,
      cls: cls(),
      moved: [...shifts]
        .sort((a, b) => b.value - a.value)
        .slice(0, 4)
        .map(({ element }) => element),
    }),
  });
}
