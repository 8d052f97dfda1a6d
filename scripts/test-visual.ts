/**
 * Compares a picture of every Matrix story with the committed one: light and dark, 360 and 1280 px wide, and forced
 * colours. Writes what differs to `.cache/visual/report.html`, which a person can open: before, after, difference.
 *
 *   pnpm test:visual              builds Storybook and compares
 *   pnpm test:visual kit-button   only stories whose id has this in it
 *   pnpm test:visual --update     takes new pictures; look at them before they are committed
 *   pnpm test:visual --built      takes the Storybook that is already built
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import pixelmatch from 'pixelmatch';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { browserPath } from './browser.ts';
import { root, run } from './run.ts';
import { serve } from './serve.ts';
import { type Difference, say, writeReport } from './visual-report.ts';

const built = `${root}/.storybook/dist`;
const baselines = `${root}/packages/ui/pictures`;
const output = `${root}/.cache/visual`;
const args = process.argv.slice(2);
const update = args.includes('--update');
const pattern = args.find((one) => !one.startsWith('--')) ?? '';

/** Part of the pixels that may differ: letters are not drawn alike on every machine. */
const TOLERANCE = 0.002;
const TALLEST = 2400;
/** Stories that show the time show this one. */
const NOW = new Date('2026-11-21T12:00:00Z');

interface Look {
  name: string;
  width: number;
  theme: 'light' | 'dark';
  forced: boolean;
}

const looks: readonly Look[] = [
  ...([360, 1280] as const).flatMap((width) =>
    (['light', 'dark'] as const).map((theme) => ({ name: `${theme}-${width}`, width, theme, forced: false })),
  ),
  { name: 'forced-1280', width: 1280, theme: 'light', forced: true },
];

/** Few colours, small files; both sides of a comparison go through it. */
function small(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .png({ palette: true, colours: 64, dither: 0, effort: 8, compressionLevel: 9 })
    .toBuffer();
}

/** Two frames: what listens to the width has then been drawn again. */
function settle(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}

async function shoot(page: Page, look: Look): Promise<Buffer> {
  await page.emulateMedia({ forcedColors: look.forced ? 'active' : 'none', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: look.width, height: 800 });
  await page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme;
  }, look.theme);
  await settle(page);
  const height = await page.evaluate(() => {
    const floating = document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [popover]');
    return floating ? 800 : (document.querySelector('#storybook-root')?.scrollHeight ?? 800) + 32;
  });
  await page.setViewportSize({ width: look.width, height: Math.min(TALLEST, Math.max(80, height)) });
  await settle(page);
  return small(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
}

interface Size {
  width: number;
  height: number;
}

/** The pixels on a sheet of this size: pictures of two sizes can be laid over each other then. */
function pixels(picture: Buffer, { width, height }: Size, own: Size): Promise<Buffer> {
  return sharp(picture)
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: '#ff00ff' })
    .raw()
    .toBuffer();
}

/** Answers the part of the pixels that differ, and draws them. */
async function differenceOf(before: Buffer, after: Buffer, path: string): Promise<number> {
  if (before.equals(after)) return 0;
  const [a, b] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const sheet = { width: Math.max(a.width, b.width), height: Math.max(a.height, b.height) };
  const [old, now] = await Promise.all([pixels(before, sheet, a), pixels(after, sheet, b)]);
  const diff = Buffer.alloc(old.length);
  const { width, height } = sheet;
  const count = pixelmatch(old, now, diff, width, height, { threshold: 0.2 });
  if (count > 0) {
    await sharp(diff, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(path);
  }
  return count / (width * height);
}

/** In the page: a quarter of a second in which nothing changes, within five. */
function waitForQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, 250);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, 250);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    setTimeout(end, 5000);
  });
}

/** Waits for the play function, for what is loaded when it is shown, and for the fonts. */
async function open(page: Page, url: string, id: string): Promise<void> {
  // The first look's size and theme, so that nothing is left of the story before.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`, {
    waitUntil: 'networkidle',
  });
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as object as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    };
    return ['finished', 'completed', 'errored'].includes(preview?.currentRender?.phase ?? '');
  });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(waitForQuiet);
  // Toasts wait for someone who looks elsewhere.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
}

async function compare(page: Page, url: string, id: string): Promise<Difference[]> {
  await open(page, url, id);
  const differences: Difference[] = [];
  for (const look of looks) {
    const name = `${id}.${look.name}`;
    const picture = await shoot(page, look);
    const committed = `${baselines}/${name}.png`;
    if (update) {
      // A picture within the tolerance stays, so that a commit holds only what changed.
      const same =
        existsSync(committed) &&
        (await differenceOf(readFileSync(committed), picture, `${output}/${name}.diff.png`)) <= TOLERANCE;
      if (!same) writeFileSync(committed, picture);
      continue;
    }
    writeFileSync(`${output}/${name}.after.png`, picture);
    if (!existsSync(committed)) {
      differences.push({ id, look: look.name, what: 'new' });
      continue;
    }
    copyFileSync(committed, `${output}/${name}.before.png`);
    const what = await differenceOf(readFileSync(committed), picture, `${output}/${name}.diff.png`);
    if (what > TOLERANCE) differences.push({ id, look: look.name, what });
  }
  return differences;
}

/** Committed pictures whose story or look is no more. */
function strays(ids: readonly string[]): Difference[] {
  if (pattern !== '') return [];
  const known = new Set(ids.flatMap((id) => looks.map((look) => `${id}.${look.name}.png`)));
  return readdirSync(baselines)
    .filter((file) => !known.has(file))
    .map((file) => {
      if (update) rmSync(`${baselines}/${file}`);
      else copyFileSync(`${baselines}/${file}`, `${output}/${file.replace('.png', '.before.png')}`);
      const [id = file, look = ''] = file.split('.');
      return { id, look, what: 'gone' as const };
    });
}

async function compareAll(browser: Browser, url: string, ids: readonly string[]): Promise<Difference[]> {
  const queue = [...ids];
  const found = strays(ids);
  const work = async (): Promise<void> => {
    const context = await browser.newContext({
      hasTouch: true,
      reducedMotion: 'reduce',
      timezoneId: 'Africa/Accra',
      locale: 'en-GB',
    });
    await context.clock.setFixedTime(NOW);
    const page = await context.newPage();
    for (let id = queue.shift(); id !== undefined; id = queue.shift())
      found.push(...(await compare(page, url, id)));
    await context.close();
  };
  await Promise.all([work(), work()]);
  return found.sort((a, b) => say(a).localeCompare(say(b)));
}

function matrixStories(): string[] {
  // A run of chosen stories leaves a shorter list, and the whole one beside it.
  const whole = `${built}/index.whole.json`;
  const index = JSON.parse(readFileSync(existsSync(whole) ? whole : `${built}/index.json`, 'utf8')) as {
    entries: Record<string, unknown>;
  };
  return Object.keys(index.entries).filter((id) => id.endsWith('--matrix') && id.includes(pattern));
}

async function main(): Promise<number> {
  if (!args.includes('--built')) {
    const code = await run('storybook', ['build', '-c', '.storybook', '-o', built, '--quiet']);
    if (code !== 0) return code;
  }
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  mkdirSync(baselines, { recursive: true });
  const ids = matrixStories();
  const { server, url } = await serve(built);
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ...['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    ],
  });
  try {
    const differences = await compareAll(browser, url, ids);
    for (const difference of differences) console.log(say(difference));
    if (update) {
      console.log(
        `The pictures of ${ids.length} stories are in packages/ui/pictures. Look at them, then commit them.`,
      );
      return 0;
    }
    const report = writeReport(output, differences, ids.length * looks.length);
    console.log(
      differences.length === 0
        ? `All ${ids.length * looks.length} pictures are as committed.`
        : `${differences.length} pictures differ: ${report}`,
    );
    return differences.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    server.close();
  }
}

process.exit(await main());
