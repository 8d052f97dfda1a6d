import type { HiveName } from '@campushive/contract/hives';
import { test as base, type Browser } from '@playwright/test';
import { campus } from './campus.js';
import { isOlderBrowser, removeNewerApis } from './older-browser.js';

export { expect } from '@playwright/test';

/** Removes the newer APIs from every context that a test opens. */
function asOlderBrowser(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await removeNewerApis(context);
    return context;
  };
}

/** Test that closes every browser at its end: a page left open would break later, and fail another test. */
export const test = base.extend<{ closing: void }, { older: void }>({
  older: [
    async ({ browser }, use) => {
      if (isOlderBrowser) asOlderBrowser(browser);
      await use();
    },
    { auto: true, scope: 'worker' },
  ],
  closing: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** Skips a journey, or those of a file, when the campus has switched off a hive that they need. */
export function needsHive(needed: HiveName): void {
  const isOn = campus.hives.some(({ name }) => name === needed);
  test.skip(!isOn, `The hive ${needed} is off on the campus ${campus.id}`);
}
