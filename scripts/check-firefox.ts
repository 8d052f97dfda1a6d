/**
 * Opens every overlay of the kit inside every other in Firefox, by keyboard, in a wide and a zoomed window. Needs Firefox:
 * `apt-get install firefox-esr` on Debian, or its path in `FIREFOX_PATH`. scripts/kit/overlays.test.ts tests more in Chromium.
 */
import { existsSync } from 'node:fs';
import { launch, type Page } from 'puppeteer-core';
import { INNER, type Inner, OUTER, type Outer } from '../packages/ui/src/test/overlays/kinds.ts';
import { bundleKitPage } from './kit/kit-page.ts';

const USUAL = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 640, height: 400 },
];

/** Limit of a wait, in ms. */
const PATIENCE = 5_000;
/** Limit of presses of Tab on the way to a control. */
const STEPS = 14;

function firefoxPath(): string {
  const found = [process.env['FIREFOX_PATH'] ?? '', ...USUAL].find((path) => existsSync(path));
  if (found === undefined)
    throw new Error(
      'There is no Firefox. Install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH.',
    );
  return found;
}

/** Returns the CSS selector of an open overlay. A select is a native window, which no page can see. */
const SLOTS: Readonly<Record<Exclude<Inner, 'select'>, string>> = {
  dialog: '[role=dialog]',
  sheet: '[role=dialog]',
  popover: '[role=dialog]',
  menu: '[role=menu]',
  tooltip: '[data-slot=tooltip]',
  combobox: '[role=listbox]',
};

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement;
    const label =
      active instanceof HTMLInputElement || active instanceof HTMLSelectElement ? active.labels?.[0] : null;
    return (label ?? active)?.textContent?.trim() ?? '';
  });

async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach “${name}”.`);
}

/** Waits until a number of overlays of a kind is open. */
const untilOpen = (page: Page, selector: string, count: number) =>
  page.waitForFunction(
    (css: string, wanted: number) => document.querySelectorAll(css).length === wanted,
    { timeout: PATIENCE },
    selector,
    count,
  );

const untilFocused = (page: Page, name: string) =>
  page.waitForFunction(
    (wanted: string) => {
      const active = document.activeElement;
      const label = active instanceof HTMLInputElement ? active.labels?.[0] : null;
      return (label ?? active)?.textContent?.trim() === wanted;
    },
    { timeout: PATIENCE },
    name,
  );

/** Opens the inner overlay inside the outer one, and closes both from the inside out. */
async function walk(page: Page, outer: Outer, inner: Inner): Promise<void> {
  await page.evaluate(
    (nest) => {
      (window as object as { showNest: (nest: object) => void }).showNest(nest);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    { outer, inner },
  );
  await page.waitForFunction(() => document.querySelector('button') !== null, { timeout: PATIENCE });
  await tabTo(page, 'Open outer');
  await page.keyboard.press('Enter');
  await untilOpen(page, SLOTS[outer], 1);
  await tabTo(page, 'Open inner');
  if (inner !== 'select') {
    // The same selector matches the outer overlay, too.
    const before = SLOTS[inner] === SLOTS[outer] ? 1 : 0;
    if (inner !== 'tooltip') await page.keyboard.press(inner === 'combobox' ? 'ArrowDown' : 'Enter');
    await untilOpen(page, SLOTS[inner], before + 1);
    await page.keyboard.press('Escape');
    await untilOpen(page, SLOTS[inner], before);
    await untilFocused(page, 'Open inner');
  }
  await page.keyboard.press('Escape');
  await untilOpen(page, SLOTS[outer], 0);
  await untilFocused(page, 'Open outer');
}

async function main(): Promise<number> {
  const browser = await launch({ browser: 'firefox', executablePath: firefoxPath(), headless: true });
  const failures: string[] = [];
  try {
    const page = await browser.newPage();
    await page.setContent(await bundleKitPage('overlays', 'overlays-page.tsx'));
    await page.waitForFunction(() => 'showNest' in window, { timeout: PATIENCE });
    for (const size of WINDOWS) {
      await page.setViewport(size);
      for (const outer of OUTER)
        for (const inner of INNER)
          await walk(page, outer, inner).catch((error: unknown) => {
            failures.push(`${size.width}×${size.height}: a ${inner} inside a ${outer}: ${String(error)}`);
          });
    }
    const count = WINDOWS.length * OUTER.length * INNER.length;
    console.log(`${await browser.version()}: ${count - failures.length} of ${count} pairs pass.`);
  } finally {
    await browser.close();
  }
  for (const failure of failures) console.log(failure);
  return failures.length === 0 ? 0 : 1;
}

process.exit(await main());
