/**
 * Compares pictures with the committed ones: every Matrix story of the kit, light and dark, 360 and 1280 px wide, and in forced colours;
 * every screen filled, empty, failed and loading, light on a phone and dark on a laptop. Writes the differences to
 * `.cache/visual/report.html`, for review: before, after, difference.
 *
 *   pnpm test:visual              builds Storybook and compares
 *   pnpm test:visual kit-button   only stories whose id contains one of the arguments
 *   pnpm test:visual --update     takes new pictures; check them before you commit them
 *   pnpm test:visual --built      uses the existing build of Storybook
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
import { stateOf, type State } from '../../packages/features/test/states/states.ts';
import { browserPath } from '../browser.ts';
import { root, run } from '../run.ts';
import { serve } from '../serve.ts';
import { type Difference, say, writeReport } from './report.ts';
import { type Look, look, open, shoot } from './stories.ts';

const built = `${root}/.storybook/dist`;
const output = `${root}/.cache/visual`;
const args = process.argv.slice(2);
const update = args.includes('--update');
const patterns = args.filter((one) => !one.startsWith('--'));
const isChosen = (id: string) => patterns.length === 0 || patterns.some((pattern) => id.includes(pattern));

/** Share of the pixels that may differ, because text rendering varies between machines. */
const TOLERANCE = 0.002;
/** Number of concurrent pages: while one waits for its story to settle, the others render. */
const PAGES = 3;
/** Fixed current time for all stories. */
const NOW = new Date('2026-11-21T12:00:00Z');

/** A set of pictures: its looks, and the folder in which they are committed. */
interface Subject {
  readonly folder: string;
  readonly extension: string;
  readonly looks: readonly Look[];
  /** Compresses a picture. Both sides of a comparison go through it. */
  readonly small: (picture: Buffer) => Promise<Buffer>;
}

/** Pictures of the kit, with few colours. */
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

/** Pictures of the screens, with many photos: each theme and each width once. */
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

interface Size {
  width: number;
  height: number;
}

/** Returns the pixels on a canvas of this size, so that pictures of different sizes can be compared. */
function pixels(picture: Buffer, { width, height }: Size, own: Size): Promise<Buffer> {
  return sharp(picture)
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: '#ff00ff' })
    .raw()
    .toBuffer();
}

/** Returns the share of pixels that differ, and draws the difference. */
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

/** Takes the pictures of a story, in each of its looks. */
async function picturesOf(page: Page, { subject }: Shown): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const look of subject.looks) pictures.push(await shoot(page, look));
  return pictures;
}

/** Compares the pictures of a story with the committed ones. */
async function differencesIn({ id, subject }: Shown, pictures: readonly Buffer[]): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const [at, look] of subject.looks.entries()) {
    const shot = pictures[at];
    if (shot === undefined) throw new Error(`${id} has no picture ${look.name}`);
    const name = `${id}.${look.name}`;
    const picture = await subject.small(shot);
    const path = `${root}/${subject.folder}/${name}.${subject.extension}`;
    const committed = existsSync(path) ? readFileSync(path) : null;
    const change =
      committed === null ? 'new' : await differenceOf(committed, picture, `${output}/${name}.diff.png`);
    // A picture within the tolerance stays, so that a commit contains only real changes.
    if (change !== 'new' && change <= TOLERANCE) continue;
    differences.push({ id, look: look.name, kind: change });
    // The picture of a reused page is taken again in a fresh one.
    if (update) writeFileSync(`${output}/${name}.${subject.extension}`, picture);
    else await writePng(picture, `${name}.after`);
    if (committed !== null) await writePng(committed, `${name}.before`);
  }
  return differences;
}

/** Converts a picture for the report. */
async function writePng(picture: Buffer, name: string): Promise<void> {
  await sharp(picture).png().toFile(`${output}/${name}.png`);
}

/** Returns committed pictures whose story or look no longer exists. */
async function strays(shown: readonly Shown[]): Promise<Difference[]> {
  if (patterns.length > 0) return [];
  const files = new Set(shown.flatMap((one) => filesOf(one)));
  const obsolete = SUBJECTS.flatMap(({ folder }) =>
    readdirSync(`${root}/${folder}`).map((file) => ({ folder, file })),
  ).filter(({ folder, file }) => !files.has(`${folder}/${file}`));
  for (const { folder, file } of obsolete) {
    const path = `${root}/${folder}/${file}`;
    const name = file.split('.').slice(0, -1).join('.');
    if (update) rmSync(path);
    else await writePng(readFileSync(path), `${name}.before`);
  }
  return obsolete.map(({ file }) => {
    const [id = file, look = ''] = file.split('.');
    return { id, look, kind: 'gone' };
  });
}

const SUBJECTS = [kit, screens];
const filesOf = ({ id, subject: { folder, extension, looks } }: Shown) =>
  looks.map(({ name }) => `${folder}/${id}.${name}.${extension}`);

/** Opens a page with a fixed time. */
async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    hasTouch: true,
    reducedMotion: 'reduce',
    timezoneId: 'Africa/Accra',
    locale: 'en-GB',
  });
  await context.clock.setFixedTime(NOW);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
}

/**
 * Visits stories in a few concurrent pages, and compares pictures while the next story loads. Each page goes from story to story. With
 * `fresh`, each story is loaded again, and only such results count.
 */
async function captureScreens(
  browser: Browser,
  url: string,
  shown: readonly Shown[],
  fresh: boolean,
): Promise<Difference[]> {
  const queue = [...shown];
  const comparing: Promise<Difference[]>[] = [];
  const work = async (): Promise<void> => {
    const page = await newPage(browser);
    let isFirst = true;
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
      await open(page, url, one.id, fresh || isFirst);
      isFirst = false;
      const compared = differencesIn(one, await picturesOf(page, one));
      // Awaited with all others below; until then, a failure must not count as unhandled.
      compared.catch(() => undefined);
      comparing.push(compared);
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: Math.min(PAGES, shown.length) }, work));
  return (await Promise.all(comparing)).flat();
}

/** Compares all stories. A difference on a reused page is checked again on a fresh one. */
async function compareAll(browser: Browser, url: string, shown: readonly Shown[]): Promise<Difference[]> {
  const suspected = new Set((await captureScreens(browser, url, shown, false)).map(({ id }) => id));
  const again = shown.filter(({ id }) => suspected.has(id));
  const found = [...(await strays(shown)), ...(await captureScreens(browser, url, again, true))];
  if (update) for (const difference of found) adopt(difference, shown);
  return found.sort((a, b) => say(a).localeCompare(say(b)));
}

/** Replaces the committed picture by the new one. */
function adopt({ id, look, kind: change }: Difference, shown: readonly Shown[]): void {
  const subject = shown.find((one) => one.id === id)?.subject;
  if (change === 'gone' || subject === undefined) return;
  const file = `${id}.${look}.${subject.extension}`;
  copyFileSync(`${output}/${file}`, `${root}/${subject.folder}/${file}`);
}

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly exportName?: string;
  readonly tags?: readonly string[];
}

/** States for which each screen is compared. The others look the same: offline like failed, slow like filled in the end. */
const PICTURED: readonly State[] = ['filled', 'empty', 'failed', 'loading'];

/**
 * Chooses a story for each state of each screen: the one named after the state, or else the first. A form with a wrong code, for example,
 * does not stand for a page that failed to load. Flows end in states that have their own stories.
 */
function screenStories(entries: readonly Entry[]): Shown[] {
  const chosen = new Map<string, string>();
  for (const { id, title, type, exportName = '', tags = [] } of entries) {
    if (type !== 'story' || !title.startsWith('Screens/') || id.includes('-flow--') || !tags.includes('test'))
      continue;
    const state = stateOf(exportName);
    const key = `${id.split('--')[0] ?? ''} ${state}`;
    if (PICTURED.includes(state) && (!chosen.has(key) || exportName.toLowerCase() === state))
      chosen.set(key, id);
  }
  return [...chosen.values()].map((id) => ({ id, subject: screens }));
}

function stories(): Shown[] {
  const index = JSON.parse(readFileSync(`${built}/index.json`, 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const entries = Object.values(index.entries);
  const matrices = entries
    .filter(({ id }) => id.endsWith('--matrix'))
    .map(({ id }) => ({ id, subject: kit }));
  return [...matrices, ...screenStories(entries)].filter(({ id }) => isChosen(id));
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
