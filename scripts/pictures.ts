/**
 * Takes the README's pictures from the running product with the demo campus, in the light and the dark theme. Check the pictures before
 * you commit them.
 *
 *   pnpm pictures [--as-built]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { openDemoCampus, signInAt, type SignedIn } from '../bench/pages/campus.ts';
import { browserPath } from './browser.ts';
import { build } from './build.ts';
import { root } from './run.ts';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
/** A page, and the account that visits it; null for a visitor. */
interface Visit {
  readonly path: string;
  readonly by: SignedIn | null;
}
const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };
/** Background behind the screens: the design's sand colour, light and dark. */
const GROUND: Readonly<Record<Theme, string>> = { light: '#f3eee3', dark: '#14110c' };
const EDGE: Readonly<Record<Theme, string>> = { light: '#d9d0bd', dark: '#3b3426' };

if (!process.argv.includes('--as-built')) await build();
const campus = await openDemoCampus();
const browser = await chromium.launch({
  executablePath: await browserPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const folder = `${root}/docs/images`;
mkdirSync(folder, { recursive: true });
try {
  const akosua = await signInAt(campus.url, { email: 'akosua.mensah@st.ug.edu.gh' });
  const kwame = await signInAt(campus.url, { email: 'kwame.boateng@st.knust.edu.gh' });
  const [talk] = await requestApi<{ id: string }>(akosua, '/messages/conversations');
  const orders = await requestApi<{ id: string; handoverCode: string | null }>(kwame, '/payments');
  const order = orders.find(({ handoverCode }) => handoverCode !== null);
  if (talk === undefined || order === undefined) throw new Error('The demo campus has too little to show');
  const phones: readonly Visit[] = [
    { path: '/', by: null },
    { path: '/dashboard/hives/essentials', by: akosua },
    { path: `/dashboard/hives/${campus.listing.hiveTypeId}/${campus.listing.id}`, by: akosua },
    { path: `/dashboard/messages/${talk.id}`, by: akosua },
    { path: `/dashboard/payments/${order.id}`, by: kwame },
  ];
  for (const theme of THEMES) {
    const shots = await shoot(theme, PHONE, phones);
    await store(await sheet(shots, theme, { ...PHONE, gap: 36, corner: 28 }), `phones-${theme}`);
    const desk = await shoot(theme, LAPTOP, [{ path: '/dashboard', by: akosua }]);
    await store(await sheet(desk, theme, { ...LAPTOP, gap: 36, corner: 16 }), `laptop-${theme}`);
  }
} finally {
  await browser.close();
  await campus.close();
}

async function requestApi<T>({ token }: SignedIn, path: string): Promise<T[]> {
  const answer = await fetch(`${campus.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: T[] }).data;
}

/** Takes a picture for each visit, at double resolution. */
async function shoot(theme: Theme, viewport: typeof PHONE, visits: readonly Visit[]): Promise<Buffer[]> {
  const shots: Buffer[] = [];
  for (const { path, by } of visits) {
    const localStorage = Object.entries({
      campushive_consent: 'necessary',
      ...(by !== null && { campushive_token: by.token, campushive_user: JSON.stringify(by.user) }),
    }).map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      locale: 'en-GH',
      storageState: { cookies: [], origins: [{ origin: campus.url, localStorage }] },
    });
    // The cookie makes the server render the member's page.
    if (by?.page !== undefined)
      await context.addCookies([
        { name: 'campushive_page', value: by.page, url: campus.url, httpOnly: true },
      ]);
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(campus.url + path);
    // Waits until the page is hydrated and its content is loaded.
    await page.waitForFunction(
      () =>
        document.documentElement.dataset['alive'] !== undefined &&
        document.querySelector('h1') !== null &&
        document.querySelector('[data-slot=skeleton], [aria-busy=true]') === null &&
        document.querySelector('[data-slot=qr-code]:not(:has(path))') === null,
    );
    await dress(page, theme);
    shots.push(await page.screenshot());
    await context.close();
  }
  return shots;
}

/** Sets the theme regardless of the account's preference, hides prompts and greetings, and waits for the photos in view. */
async function dress(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(async (names) => {
    document.documentElement.dataset['theme'] = names;
    await document.fonts.ready;
    // Photos further down, or further on in a carousel, load only on scroll.
    const seen = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > top && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    });
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, theme);
}

/** Composes the pictures side by side, each in a frame. */
async function sheet(
  shots: readonly Buffer[],
  theme: Theme,
  { width, height, gap, corner }: { width: number; height: number; gap: number; corner: number },
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: shots.length * (width + gap) + gap, height: height + gap * 2 },
    deviceScaleFactor: 1,
  });
  const images = shots.map((shot) => `<img src="data:image/png;base64,${shot.toString('base64')}">`);
  await page.setContent(`<style>
    body { margin: 0; display: flex; gap: ${gap}px; padding: ${gap}px; background: ${GROUND[theme]} }
    img { width: ${width}px; height: ${height}px; border-radius: ${corner}px; outline: 1px solid ${EDGE[theme]};
      box-shadow: 0 12px 32px rgb(0 0 0 / 12%) }
  </style>${images.join('')}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

async function store(picture: Buffer, name: string): Promise<void> {
  const file = `${folder}/${name}.webp`;
  const small = await sharp(picture).webp({ quality: 82, effort: 6 }).toBuffer();
  writeFileSync(file, small);
  console.log(`${file}  ${(small.length / 1024).toFixed(0)} KB`);
}
