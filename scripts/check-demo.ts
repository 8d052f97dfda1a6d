/**
 * Builds the preview and drives it from a plain static file server: a newcomer signs up with a code from the shown mailbox, finds a listing,
 * pays at the simulated provider, reloads, and finds the order again. `--as-built` skips the build; `--pictures <folder>` writes
 * pictures of the steps.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { browserPath } from './browser.ts';
import { buildDemo, DEMO } from './build-demo.ts';
import { serve } from './serve.ts';

/** Ends a hang only: a busy machine takes ten times as long as an idle one. */
const PATIENCE_MS = 240_000;
const TITLE = 'Electric kettle 1.7 L';
/** Open pages, the newest last. */
const pages: Page[] = [];

const { values } = parseArgs({
  options: { 'as-built': { type: 'boolean', default: false }, pictures: { type: 'string' } },
});
if (!values['as-built']) await buildDemo('ghana');
const { server, url } = await serve(DEMO);
const browser = await chromium.launch({
  executablePath: await browserPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  await drive(browser);
  console.log('A newcomer signed up, bought a listing and found the order after a reload, without a server');
} finally {
  await browser.close();
  server.close();
}

async function drive(browser: Browser): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  context.on('page', (page) => pages.push(page));
  const page = await context.newPage();
  const cookies = page.getByRole('button', { name: 'Only necessary' });
  await page.addLocatorHandler(cookies, () => cookies.click());
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error.stack)));
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));

  await step('a deep link opens on a first visit', async () => {
    await page.goto(`${url}/register`);
    await page.getByLabel('Full name').waitFor();
  });
  await step('a newcomer signs up with the code of the shown mailbox', () => signUp(page));
  await picture(page, 'dashboard');
  await step('finds a listing', () => findListing(page));
  await picture(page, 'listing');
  await step('pays at the simulated provider', () => pay(page));
  await picture(page, 'order');
  await step('finds everything again after a reload', async () => {
    await page.reload();
    await page.locator('[data-slot=handover-code]').waitFor();
    await page.getByText(TITLE).first().waitFor();
  });
  await step('says in a second tab that the preview runs in one', async () => {
    const second = await context.newPage();
    await second.goto(url);
    await second.getByText('The preview is open in another tab').waitFor();
    await page.close();
    await second.getByRole('button', { name: /^Preview: simulated mail/ }).waitFor();
  });
  if (problems.length > 0) throw new Error(`The page broke: ${problems.join('\n')}`);
  const foreign = requests.filter((address) => !/^(blob|data):/.test(address) && !address.startsWith(url));
  const calls = requests.filter((address) =>
    /\/(api|socket\.io|files|sw\.js)(\/|$)/.test(new URL(address).pathname),
  );
  if (foreign.length + calls.length > 0)
    throw new Error(`The preview asked a server: ${[...foreign, ...calls].join(', ')}`);
}

async function step(name: string, run: () => Promise<void>): Promise<void> {
  const began = Date.now();
  try {
    await run();
  } catch (error) {
    if (values.pictures !== undefined)
      await pages.at(-1)?.screenshot({ path: `${values.pictures}/failed.png` });
    throw new Error(`Failed: ${name}`, { cause: error });
  }
  console.log(`${name}: ${Date.now() - began} ms`);
}

async function picture(page: Page, name: string): Promise<void> {
  if (values.pictures === undefined) return;
  mkdirSync(values.pictures, { recursive: true });
  await page.screenshot({ path: `${values.pictures}/${name}.png` });
}

function panelOf(page: Page): Locator {
  return page.getByRole('complementary', { name: /^Preview: simulated mail/ });
}

async function signUp(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Adjoa Newcomer');
  await page.getByLabel('University', { exact: true }).selectOption('ug');
  await page.getByLabel('Student email username').fill('adjoa.newcomer');
  await page.getByLabel('Password', { exact: true }).fill('Preview-only-9');
  await page.getByLabel('Confirm password').fill('Preview-only-9');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  // A mail with a code opens the panel.
  const mail = panelOf(page).getByRole('listitem').filter({ hasText: 'adjoa.newcomer' }).first();
  const [code] = /\b\d{6}\b/.exec(await mail.innerText()) ?? [];
  if (code === undefined) throw new Error('The newest mail has no code');
  await picture(page, 'mailbox');
  await panelOf(page).getByRole('button', { name: 'Close the preview panel' }).click();
  await page.locator('[data-slot=otp-field]').getByRole('textbox').fill(code);
  await page.getByRole('heading', { name: /^Welcome(?: back)?, / }).waitFor();
}

async function findListing(page: Page): Promise<void> {
  await page.goto(`${url}/dashboard/hives/essentials`);
  await page.getByLabel('Search title and description').fill('kettle');
  await page.getByRole('heading', { level: 3, name: TITLE }).click();
  await page.getByRole('heading', { level: 1, name: TITLE }).first().waitFor();
}

async function pay(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Pay ₵/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('heading', { name: 'Review and pay' }).waitFor();
  await page.getByText('Card', { exact: true }).click();
  await page.getByRole('button', { name: /^Pay (GH)?₵/ }).click();
  await page.getByText('Simulated payment').waitFor();
  await picture(page, 'provider');
  await page.getByRole('button', { name: 'Pay now' }).click();
  // The notice of the paid order leads to the history.
  await page.waitForURL(/\/dashboard\/payments$/);
  await page.locator('main a[href*="/dashboard/payments/"]').filter({ visible: true }).first().click();
  await page.locator('[data-slot=handover-code]').waitFor();
}
