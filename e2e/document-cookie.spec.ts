import { join, PASSWORD, type Account } from './support/api.js';
import { storageKey } from './support/campus.js';
import { url } from './support/mailbox.js';
import { openPage, reloadPage } from './support/open-page.js';
import { device, newStudent, type Student, member } from './support/student.js';
import { expect, test } from './support/test.js';

const COOKIE = storageKey('page');

async function logIn({ page }: Student, { email }: Account): Promise<void> {
  await openPage(page, `${url()}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Welcome(?: back)?, / })).toBeVisible();
}

/** Returns the document as the server sends it to this browser, before any of its code runs. */
async function documentOf({ page }: Student, path: string) {
  const response = await page.goto(url() + path);
  return { text: (await response?.text()) ?? '', headers: response?.headers() ?? {}, address: page.url() };
}

const cookieOf = async ({ context }: Student) =>
  (await context.cookies(url())).find(({ name }) => name === COOKIE);

test(
  'a browser gets documents of the student who is logged in, and of no one else',
  { tag: '@laptop' },
  async ({ browser }) => {
    const [first, second] = await Promise.all([join('Esinam First'), join('Kwaku Second')]);
    const student = await newStudent(browser, 'One browser');
    const { page, context } = student;

    await test.step('given a log-in, the document has the student’s own data in it', async () => {
      await logIn(student, first);
      expect(await cookieOf(student)).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
      const { text, headers } = await documentOf(student, '/dashboard');
      expect(text).toContain('Welcome, Esinam');
      expect(headers['cache-control']).toBe('private, no-store');
    });

    await test.step('the document cookie alone gives no access to the API', async () => {
      // Sends the browser's cookies, as a form of another site could.
      const answer = await context.request.get(`${url()}/api/auth/me`);
      expect(answer.status()).toBe(401);
      expect(await page.evaluate(() => document.cookie)).not.toContain(COOKIE);
    });

    await test.step('after the log-out the cookie is gone, and documents are those of a visitor', async () => {
      await openPage(page, `${url()}/dashboard`);
      const { value } = (await cookieOf(student)) ?? { value: '' };
      await page.getByRole('button', { name: 'Log Out' }).filter({ visible: true }).click();
      await expect(page).toHaveURL(`${url()}/`);
      expect(await cookieOf(student)).toBeUndefined();
      const home = await documentOf(student, '/');
      expect(home.text).not.toContain('Esinam');
      expect(home.headers['cache-control']).toBe('no-cache');
      expect((await documentOf(student, '/dashboard')).address).toBe(`${url()}/login?from=%2Fdashboard`);
      // A stolen cookie from before opens nothing either.
      await context.addCookies([{ name: COOKIE, value, url: url() }]);
      expect((await documentOf(student, '/dashboard')).address).toContain('/login');
      expect(await cookieOf(student)).toBeUndefined();
    });

    await test.step('another student on this browser sees no data of the first one', async () => {
      await logIn(student, second);
      for (const path of ['/dashboard', '/dashboard/profile', '/']) {
        const { text } = await documentOf(student, path);
        expect(text).toContain('Kwaku Second');
        expect(text).not.toContain('Esinam');
        await page.goBack();
        await expect(page.getByText('Esinam')).toHaveCount(0);
      }
    });
  },
);

test(
  'a browser with a session and without the cookie is asked for no password',
  { tag: '@laptop' },
  async ({ browser }) => {
    // As after cookies were cleared: the server does not know the session, and sends the login page.
    const { page } = await device(browser, await join('Enyonam Cleared'));
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(/\/assets\/dashboard-frame-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${url()}/dashboard/favorites`);
    await expect(page.getByRole('status', { name: 'Loading...', exact: true })).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
    goOn();
    await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
    await expect(page).toHaveURL(`${url()}/dashboard/favorites`);
  },
);

test(
  'a page hydrates after its user was changed on another device',
  { tag: '@laptop' },
  async ({ browser }) => {
    const account = await join('Efua Before');
    const { page } = await device(browser, account);
    await openPage(page, `${url()}/dashboard`);
    // This device stores the former name until its next request; the document has the new one.
    await account.client.users.updateProfile({ name: 'Adwoa After' });
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).toContain('Efua Before');
    await page.addInitScript((text) => {
      for (const [key, value] of Object.entries(JSON.parse(text) as Record<string, string>))
        if (value.includes('Efua Before')) localStorage.setItem(key, value);
    }, stored);
    await reloadPage(page);
    await expect(page.getByText(/Adwoa/).first()).toBeVisible();
  },
);

test(
  'a dashboard whose last part loads late opens its socket only once it is hydrated',
  { tag: '@laptop' },
  async ({ browser }) => {
    const { page } = await member(browser, 'Efua Early');
    const connected = page.waitForEvent('websocket');
    await openPage(page, `${url()}/dashboard`);
    // The socket of this page must not be counted as one of the next.
    await connected;
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
