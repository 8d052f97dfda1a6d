import type { HiveName } from '@campushive/contract/hives';
import { test as base } from '@playwright/test';
import { campus } from './campus.js';

export { expect } from '@playwright/test';

/** A test after which every browser is closed: a page left open would break later, and fail another test. */
export const test = base.extend<{ closing: void }>({
  closing: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** Leaves a journey, or those of a file, out where the campus has switched off a hive that they need. */
export function needsHive(needed: HiveName): void {
  const isOn = campus.hives.some(({ name }) => name === needed);
  test.skip(!isOn, `The hive ${needed} is off on the campus ${campus.id}`);
}
