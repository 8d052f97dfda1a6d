/**
 * Compares pictures with the committed ones: every Matrix story of the kit, light and dark, 360 and 1280 px wide, and in forced
 * colours; every screen filled, empty, failed and loading, light on a phone and dark on a laptop. Writes what differs to
 * `.cache/visual/report.html`, which a person can open: before, after, difference.
 *
 *   pnpm test:visual              builds Storybook and compares
 *   pnpm test:visual kit-button   only stories whose id has this in it
 *   pnpm test:visual --update     takes new pictures; look at them before they are committed
 *   pnpm test:visual --built      takes the Storybook that is already built
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { stateOf, type State } from '../packages/features/test/states/states.ts';
import { browserPath } from './browser.ts';
import { root, run } from './run.ts';
import { serve } from './serve.ts';
import { type Difference, say, writeReport } from './visual-report.ts';

const built = `${root}/.storybook/dist`;
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

const look = (theme: Look['theme'], width: number, forced = false): Look => ({
  name: `${forced ? 'forced' : theme}-${width}`,
  width,
  theme,
  forced,
});

/** What pictures are taken of, how each looks, and where they are committed. */
interface Subject {
  readonly folder: string;
  readonly extension: string;
  readonly looks: readonly Look[];
  /** Small files; both sides of a comparison go through it. */
  readonly small: (picture: Buffer) => Promise<Buffer>;
}

/** Few colours. */
const kit: Subject = {
  folder: 'packages/ui/pictures',
  extension: 'png',
  looks: [
    ...[360, 1280].flatMap((width) => [look('light', width), look('dark', width)]),
    look('light', 1280, true),
  ],
  small: (picture) =>
    sharp(picture).png({ palette: true, colours: 64, dither: 0, effort: 8, compressionLevel: 9 }).toBuffer(),
};

/** Photos, and many of them: each theme and each width once. */
const screens: Subject = {
  folder: 'packages/features/pictures',
  extension: 'webp',
  looks: [look('light', 360), look('dark', 1280)],
  small: (picture) => sharp(picture).webp({ quality: 60, effort: 5 }).toBuffer(),
};

interface Shown {
  readonly id: string;
  readonly subject: Subject;
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
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
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

async function compare(page: Page, url: string, { id, subject }: Shown): Promise<Difference[]> {
  await open(page, url, id);
  const differences: Difference[] = [];
  for (const look of subject.looks) {
    const name = `${id}.${look.name}`;
    const picture = await subject.small(await shoot(page, look));
    const committed = `${root}/${subject.folder}/${name}.${subject.extension}`;
    if (update) {
      // A picture within the tolerance stays, so that a commit holds only what changed.
      const same =
        existsSync(committed) &&
        (await differenceOf(readFileSync(committed), picture, `${output}/${name}.diff.png`)) <= TOLERANCE;
      if (!same) writeFileSync(committed, picture);
      continue;
    }
    await writePng(picture, `${name}.after`);
    if (!existsSync(committed)) {
      differences.push({ id, look: look.name, what: 'new' });
      continue;
    }
    await writePng(readFileSync(committed), `${name}.before`);
    const what = await differenceOf(readFileSync(committed), picture, `${output}/${name}.diff.png`);
    if (what > TOLERANCE) differences.push({ id, look: look.name, what });
  }
  return differences;
}

/** For the report. */
async function writePng(picture: Buffer, name: string): Promise<void> {
  await sharp(picture).png().toFile(`${output}/${name}.png`);
}

/** Committed pictures whose story or look is no more. */
async function strays(shown: readonly Shown[]): Promise<Difference[]> {
  if (pattern !== '') return [];
  const known = new Set(shown.flatMap((one) => filesOf(one)));
  const gone = SUBJECTS.flatMap(({ folder }) =>
    readdirSync(`${root}/${folder}`).map((file) => ({ folder, file })),
  ).filter(({ folder, file }) => !known.has(`${folder}/${file}`));
  for (const { folder, file } of gone) {
    const path = `${root}/${folder}/${file}`;
    const name = file.split('.').slice(0, -1).join('.');
    if (update) rmSync(path);
    else await writePng(readFileSync(path), `${name}.before`);
  }
  return gone.map(({ file }) => {
    const [id = file, look = ''] = file.split('.');
    return { id, look, what: 'gone' };
  });
}

const SUBJECTS = [kit, screens];
const filesOf = ({ id, subject: { folder, extension, looks } }: Shown) =>
  looks.map(({ name }) => `${folder}/${id}.${name}.${extension}`);

async function compareAll(browser: Browser, url: string, shown: readonly Shown[]): Promise<Difference[]> {
  const queue = [...shown];
  const found = await strays(shown);
  const work = async (): Promise<void> => {
    const context = await browser.newContext({
      hasTouch: true,
      reducedMotion: 'reduce',
      timezoneId: 'Africa/Accra',
      locale: 'en-GB',
    });
    await context.clock.setFixedTime(NOW);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    for (let one = queue.shift(); one !== undefined; one = queue.shift())
      found.push(...(await compare(page, url, one)));
    await context.close();
  };
  await Promise.all([work(), work()]);
  return found.sort((a, b) => say(a).localeCompare(say(b)));
}

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly exportName?: string;
  readonly tags?: readonly string[];
}

/** The states that each screen is looked at in. The others look alike: offline as failed, slow as filled in the end. */
const PICTURED: readonly State[] = ['filled', 'empty', 'failed', 'loading'];

/** The first story of each state of each screen. Flows end in states that have stories of their own. */
function screenStories(entries: readonly Entry[]): Shown[] {
  const first = new Map<string, string>();
  for (const { id, title, type, exportName = '', tags = [] } of entries) {
    if (type !== 'story' || !title.startsWith('Screens/') || id.includes('-flow--') || !tags.includes('test'))
      continue;
    const state = stateOf(exportName);
    const key = `${id.split('--')[0] ?? ''} ${state}`;
    if (PICTURED.includes(state) && !first.has(key)) first.set(key, id);
  }
  return [...first.values()].map((id) => ({ id, subject: screens }));
}

function stories(): Shown[] {
  // A run of chosen stories leaves a shorter list, and the whole one beside it.
  const whole = `${built}/index.whole.json`;
  const index = JSON.parse(readFileSync(existsSync(whole) ? whole : `${built}/index.json`, 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const entries = Object.values(index.entries);
  const matrices = entries
    .filter(({ id }) => id.endsWith('--matrix'))
    .map(({ id }) => ({ id, subject: kit }));
  return [...matrices, ...screenStories(entries)].filter(({ id }) => id.includes(pattern));
}

async function main(): Promise<number> {
  if (!args.includes('--built')) {
    const code = await run('storybook', ['build', '-c', '.storybook', '-o', built, '--quiet']);
    if (code !== 0) return code;
  }
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  for (const { folder } of SUBJECTS) mkdirSync(`${root}/${folder}`, { recursive: true });
  const shown = stories();
  const count = shown.flatMap(filesOf).length;
  const { server, url } = await serve(built);
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ...['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    ],
  });
  try {
    const differences = await compareAll(browser, url, shown);
    for (const difference of differences) console.log(say(difference));
    if (update) {
      const folders = SUBJECTS.map(({ folder }) => folder).join(' and ');
      console.log(`${count} pictures are in ${folders}. Look at them, then commit them.`);
      return 0;
    }
    const report = writeReport(output, differences, count);
    console.log(
      differences.length === 0
        ? `All ${count} pictures are as committed.`
        : `${differences.length} pictures differ: ${report}`,
    );
    return differences.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    server.close();
  }
}

process.exit(await main());
