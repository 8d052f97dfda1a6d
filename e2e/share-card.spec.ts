import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { url } from './support/mailbox.js';
import { openPage } from './support/open-page.js';
import { member, newStudent } from './support/student.js';
import { postLaptop } from './support/trade.js';
import { expect, test } from './support/test.js';

const MOST_BYTES = 60 * 1024;

/** Reads the preview of a link as a messenger does: without running scripts. */
async function previewOf(page: Page, link: string) {
  const answer = await page.request.get(link, { headers: { 'user-agent': 'WhatsApp/2.24' } });
  const html = await answer.text();
  const meta = (name: string) =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  return { status: answer.status(), title: meta('title'), image: meta('image') };
}

test(
  'a card in a status leads a visitor over its short link to the listing and the log-in',
  { tag: '@phone' },
  async ({ browser }) => {
    const seller = await member(browser, 'Selorm Seller');
    const title = await postLaptop(seller);
    let link = '';

    await test.step('the seller shares a picture of at most 60 KB and the short link', async () => {
      const { page } = seller;
      await page
        .getByRole('button', { name: 'Share', exact: true })
        .filter({ visible: true })
        .first()
        .click();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save picture' }).click();
      const card = await readFile(await (await saved).path());
      expect(card.length).toBeLessThanOrEqual(MOST_BYTES);
      const href = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
      const text = new URL(href ?? '').searchParams.get('text') ?? '';
      expect(text).toContain(title);
      link = /https?:\S+\/l\/[0-9a-z]+$/.exec(text)?.[0] ?? '';
    });

    const visitor = await newStudent(browser, 'Esi Visitor');
    await test.step('the messenger shows a preview with the photo, of at most 60 KB', async () => {
      const preview = await previewOf(visitor.page, link);
      expect(preview).toMatchObject({ status: 200, title: expect.stringContaining(title) });
      const picture = await visitor.page.request.get(preview.image);
      expect(picture.headers()['content-type']).toMatch(/^image\/(jpeg|png)/);
      expect((await picture.body()).length).toBeLessThanOrEqual(MOST_BYTES);
    });

    await test.step('the visitor opens the link, sees the listing, and is asked to log in to buy', async () => {
      const { page } = visitor;
      await openPage(page, link);
      await expect(page).toHaveURL(new RegExp(`^${url()}/tasks/`));
      await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
      await expect(page.getByText('Selorm Seller')).toHaveCount(0);
      await page.getByRole('button', { name: 'Only necessary' }).click();
      await page.getByRole('link', { name: 'Log in to buy' }).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(/\/login/);
    });
  },
);
