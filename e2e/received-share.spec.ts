import type { Page } from '@playwright/test';
import { url } from './support/mailbox.js';
import { openPage } from './support/open-page.js';
import { member } from './support/student.js';
import { photo } from './support/trade.js';
import { expect, test } from './support/test.js';

// Only on a phone: its share sheet posts to the service worker, which does not depend on the screen.
test.use({ serviceWorkers: 'allow' });

/** Posts to the share target as the share sheet does: a form of texts and files. */
async function share(
  page: Page,
  file: Awaited<ReturnType<typeof photo>> | null,
  text: string,
): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { id: 'share', method: 'post', action: '/share', enctype: 'multipart/form-data' });
    for (const name of ['title', 'text', 'url', 'files']) {
      const input = document.createElement('input');
      Object.assign(input, { name, type: name === 'files' ? 'file' : 'text' });
      form.append(input);
    }
    document.body.append(form);
  });
  if (file !== null) await page.locator('#share [name=files]').setInputFiles(file);
  await page.locator('#share [name=text]').evaluate((input, value) => {
    if (input instanceof HTMLInputElement) input.value = value;
  }, text);
  await page.locator('#share').evaluate((form) => {
    if (form instanceof HTMLFormElement) form.submit();
  });
}

test('a shared picture becomes a listing, once', { tag: '@phone' }, async ({ browser }) => {
  const { page } = await member(browser, 'Akua Sharer');
  await openPage(page, `${url()}/dashboard`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await test.step('the page shows the picture and the text', async () => {
    await share(page, await photo(page, '#a55'), 'Desk lamp');
    await expect(page.getByRole('heading', { name: 'Where does it go?' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    await expect(page.getByText('Desk lamp')).toBeVisible();
  });

  await test.step('the form of a listing has the picture', async () => {
    await page.getByRole('button', { name: /^Sell it/ }).click();
    await expect(page).toHaveURL(/essentials\/new/);
    await expect(page.locator('[data-slot=photo-tile]')).toHaveCount(1);
  });

  await test.step('the share is gone afterwards', async () => {
    await openPage(page, `${url()}/share`);
    await expect(page.getByRole('heading', { name: 'Nothing to share' })).toBeVisible();
  });
});
