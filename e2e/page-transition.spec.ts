import type { Page } from '@playwright/test';
import { join } from './support/api.js';
import { spot } from './support/campus.js';
import { url } from './support/mailbox.js';
import { openPage } from './support/open-page.js';
import { device, type Member } from './support/student.js';
import { expect, test } from './support/test.js';
import { photo } from './support/trade.js';

/** Records the elements that each view transition moves, as the browser reports them. */
async function watchTransitions(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = begin(update);
      void transition.ready.then(
        () => {
          for (const { effect } of document.getAnimations()) {
            const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
            if (part !== null && Number(effect?.getTiming().duration) > 0) moved.push(part);
          }
        },
        () => undefined,
      );
      return transition;
    };
  });
  return () =>
    page.evaluate(() => {
      const moved: unknown = Reflect.get(window, 'moved');
      return Array.isArray(moved) ? moved.map(String) : [];
    });
}

/** Opens a listing with a photo from its hive's list. */
async function openFromList({ page }: Member): Promise<string> {
  const seller = await join('Yayra Seller');
  const { buffer } = await photo(page, '#1e6ac8');
  const file = new Blob([new Uint8Array(buffer)], { type: 'image/png' });
  const stored = await seller.client.uploads.create({ purpose: 'listing-photo', file });
  const { data } = await seller.client.hives.create({
    hiveType: 'essentials',
    title: `Desk lamp ${Date.now().toString(36)}`,
    description: 'With a new bulb.',
    price: 60,
    condition: 'good',
    pickupLocation: spot,
    photos: [stored.data.id],
  });
  await openPage(page, `${url()}/dashboard/hives/essentials`);
  await page.getByRole('main').getByRole('link', { name: data.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: data.title }).first()).toBeFocused();
  return data.id;
}

test('the photo of a card grows into the photo of its listing', { tag: '@phone' }, async ({ browser }) => {
  const reader = await device(browser, await join('Selorm Reader'), { reducedMotion: 'no-preference' });
  const moved = await watchTransitions(reader.page);
  const id = await openFromList(reader);
  await expect.poll(moved).toContain(`::view-transition-group(photo-${id})`);
});

test('nothing moves between pages under reduced motion', { tag: '@phone' }, async ({ browser }) => {
  const reader = await device(browser, await join('Selorm Reader'), { reducedMotion: 'reduce' });
  const moved = await watchTransitions(reader.page);
  await openFromList(reader);
  expect(await moved()).toEqual([]);
});
