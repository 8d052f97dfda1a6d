import { url } from './mailbox.js';
import { openPage } from './open-page.js';
import { member } from './student.js';
import { expect, test } from './test.js';

test(
  'a dashboard whose last part comes late hears of news only once it is hydrated',
  { tag: '@laptop' },
  async ({ browser }) => {
    const { page } = await member(browser, 'Efua Early');
    await openPage(page, `${url()}/dashboard`);
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(/\/assets\/first-day-/, async (route) => {
      await held;
      await route.continue();
    });
    let sockets = 0;
    page.on('websocket', () => (sockets += 1));
    await openPage(page, `${url()}/dashboard`);
    await expect(page.getByRole('heading', { level: 1, name: /Welcome, Efua/ })).toBeVisible();
    expect(sockets).toBe(0);
    goOn();
    await expect.poll(() => sockets).toBeGreaterThan(0);
  },
);
