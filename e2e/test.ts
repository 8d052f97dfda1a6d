import { test as base } from '@playwright/test';

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
