import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { AxeResults } from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';
import { browserPath } from '../browser.ts';
import { root } from '../run.ts';
import type { Stock } from './campus.ts';

/** Addresses of the applications. */
export interface Addresses {
  readonly created: string;
  readonly documented: string;
  readonly ownBackend: string;
  readonly nextjs: string;
}

/** Name and colour chosen for the created application, and the test data on the server. */
export interface Wish extends Stock {
  readonly name: string;
  /** Pattern for the hue of the colour in CSS, in degrees. */
  readonly hue: RegExp;
}

type Sees = (page: Page) => Promise<string[]>;

const PATIENCE = 60_000;
/** Maximum size of the scripts of the created application's first screen, compressed. */
const MAX_SCRIPTS = 150 * 1024;
const AXE = readFileSync(`${root}/node_modules/axe-core/axe.min.js`, 'utf8');

/** Returns the problems of the applications in a browser, or an empty list. */
export async function visitAll(at: Addresses, wish: Wish): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const problems = await Promise.all([
      visit(browser, at.created, (page) => seesCreated(page, wish)),
      visit(browser, at.created, seesFrench, 'fr-FR'),
      visit(browser, at.documented, seesDocumented),
      visit(browser, at.ownBackend, seesOwnBackend),
      visit(browser, at.nextjs, seesNext),
      seesStreamed(at.nextjs),
    ]);
    return problems.flat();
  } finally {
    await browser.close();
  }
}

/** Checks the first application of docs/packages.md: French, with the campus in memory. */
async function seesDocumented(page: Page): Promise<string[]> {
  await page.getByText('HP EliteBook 840 G6').first().waitFor();
  await page.getByPlaceholder(/^Dans /).waitFor();
  return [];
}

/** Checks the first, invalid response of the backend, then the shop's list, and an item of it. */
async function seesOwnBackend(page: Page): Promise<string[]> {
  await page.getByRole('alert').waitFor();
  await page.getByRole('banner').getByText('Corner shop').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page
    .getByRole('link', { name: /Steel kettle/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Steel kettle' }).waitFor();
  await page.getByText('Whistles when it boils').first().waitFor();
  const [colour = '', size = ''] = await page.getByRole('banner').evaluate((header) => {
    const { backgroundColor, fontSize } = getComputedStyle(header);
    return [backgroundColor, fontSize];
  });
  const own = colour !== 'rgba(0, 0, 0, 0)' && size === '30px';
  return own ? [] : [`The host's own Tailwind names are gone: ${colour}, ${size}.`];
}

/** Browses, logs in and writes to the seller through the server, under the application's own name and colour. */
async function seesCreated(page: Page, { name, hue, email, password, title }: Wish): Promise<string[]> {
  await page.getByText(name).first().waitFor();
  await page.getByText('₦26,000').first().waitFor();
  const first = [...(await weighScripts(page)), ...(await findBarriers(page))];
  await page.locator('a[href^="/listing"]').first().click();
  await page.waitForURL('**/listing?*');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  first.push(...(await findBarriers(page)));
  const listing = page.url();
  await page.goto(new URL('/login', listing).href);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const submit = page.getByRole('button', { name: 'Log in', exact: true });
  const [own = '', colour = ''] = await submit.evaluate((button) => {
    const style = getComputedStyle(button);
    return [style.getPropertyValue('--hue').trim(), style.backgroundColor];
  });
  await submit.click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(listing);
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Is it in one piece?');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('Is it in one piece?').first().waitFor();
  // A message shows `Sending` until the server accepts it.
  const arrived = page.getByRole('log').getByText(/^(Sent|Delivered)$/);
  await arrived.first().waitFor({ state: 'attached' });
  const problems = hue.test(own) ? first : [...first, `The chosen colour is not there: its hue is ${own}.`];
  return colour === 'rgba(0, 0, 0, 0)' ? [...problems, 'The kit’s button has no colour.'] : problems;
}

/** Checks that a visitor whose browser prefers French reads French. */
async function seesFrench(page: Page): Promise<string[]> {
  await page.getByPlaceholder(/^Dans /).waitFor();
  const language = await page.evaluate(() => document.documentElement.lang);
  return language === 'fr' ? [] : [`A French page is marked as "${language}".`];
}

/** Checks the size of the scripts that the page has loaded, compressed. */
async function weighScripts(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );
  const sizes = await Promise.all(
    [...new Set(scripts)].map(async (url) => {
      const script = await fetch(url);
      return gzipSync(await script.bytes(), { level: 9 }).length;
    }),
  );
  const size = sizes.reduce((sum, one) => sum + one, 0);
  console.log(`Scripts of the first screen: ${(size / 1024).toFixed(1)} KB`);
  return size > 50_000 && size <= MAX_SCRIPTS ? [] : [`The scripts of the first screen have ${size} bytes.`];
}

/** Returns the violations of WCAG 2.2 A and AA that axe finds in the page. */
async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate<Pick<AxeResults, 'violations'>>(
    "axe.run({ runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } })",
  );
  return violations.map(
    ({ id, nodes }) => `${page.url()}: ${id}, ${nodes.map(({ html }) => html.slice(0, 160)).join(', ')}`,
  );
}

/** Checks that the server-rendered screen is interactive: its filter opens, and a card leads to its listing. */
async function seesNext(page: Page): Promise<string[]> {
  const card = page.locator('a[href^="/listing"]').first();
  await card.waitFor();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await card.click();
  await page.waitForURL('**/listing?*');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return [];
}

/** Checks the order in the streamed document: the kit, then the screen's skeleton, then the screen with its listings. */
async function seesStreamed(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const order = ['Server component', 'data-slot="skeleton"', 'href="/listing?'].map((part) =>
    html.indexOf(part),
  );
  const inOrder = order.every((at, index) => at > (order[index - 1] ?? 0));
  return inOrder ? [] : [`Next.js streamed no screen after the kit: its parts stand at ${order.join(', ')}.`];
}

/** Returns the problems that `sees` finds, and the page's exceptions and console errors. */
async function visit(browser: Browser, url: string, sees: Sees, locale = 'en-GB'): Promise<string[]> {
  const context = await browser.newContext({ locale, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${url}: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
  });
  try {
    await page.goto(url);
    problems.push(...(await sees(page)));
  } catch (error) {
    const text = await page.locator('body').innerText();
    problems.push(`${page.url()}: ${String(error)}\n${text.slice(0, 600)}`);
  } finally {
    await context.close();
  }
  return problems;
}
