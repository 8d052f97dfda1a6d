import { expect, type Page } from '@playwright/test';

/** Opens an address of the web app, and waits until its page is alive: buttons do nothing before. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
}

/** Loads the page again, and waits until it is alive. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await untilAlive(page);
}

/** The web app marks its document once the page's code runs, as apps/campus/src/main.css tells. */
async function untilAlive(page: Page): Promise<void> {
  await expect(page.locator('html[data-alive]')).toBeAttached();
}
