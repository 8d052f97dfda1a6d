import { expect, type Page } from '@playwright/test';

/** Opens an address of the web app, and waits until the page is hydrated: buttons do nothing before. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
}

/** Reloads the page, and waits until it is hydrated. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await untilAlive(page);
}

/** Waits for the mark that the web app sets on its document once its code runs; see apps/campus/src/main.css. */
async function untilAlive(page: Page): Promise<void> {
  await expect(page.locator('html[data-alive]')).toBeAttached();
}

/**
 * Waits until no transition to this page is running. React attaches its fields only after the browser has put the new page in place; the
 * window still shows the old page until then, so a person cannot type earlier, but a test can.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => !('activeViewTransition' in document && document.activeViewTransition));
}
