/**
 * Compares a picture of every Matrix story with the committed one: light and dark, 360 and 1280 px wide, and forced
 * colours. Writes what differs to `.cache/visual/report.html`, which a person can open.
 *
 *   pnpm test:visual              builds Storybook and compares
 *   pnpm test:visual kit-button   only stories whose id has this in it
 *   pnpm test:visual --update     takes new pictures; look at them before they are committed
 *   pnpm test:visual --built      takes the Storybook that is already built
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { browserPath } from './browser.ts';
import { root, run } from './run.ts';
import { serve } from './serve.ts';

const built = `${root}/.storybook/dist`;
const baselines = `${root}/packages/ui/pictures`;
const output = `${root}/.cache/visual`;
const args = process.argv.slice(2);
const update = args.includes('--update');
const pattern = args.find((one) => !one.startsWith('--')) ?? '';

/** Part of the pixels that may differ: letters are not drawn alike on every machine. */
const TOLERANCE = 0.002;
const TALLEST = 2400;

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

interface Difference {
  id: string;
  look: string;
  /** Part of the pixels, from 0 to 1; nothing when there is no picture to compare with. */
  part: number | undefined;
}

/** Few colours, small files; both sides of a comparison go through it. */
function small(picture: Buffer): Promise<Buffer> {
  return sharp(picture).png({ palette: true, colours: 96, effort: 7, compressionLevel: 9 }).toBuffer();
}

async function shoot(page: Page, look: Look): Promise<Buffer> {
  await page.emulateMedia({ forcedColors: look.forced ? 'active' : 'none', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: look.width, height: 800 });
  await page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme;
  }, look.theme);
  await page.waitForTimeout(80);
  const height = await page.evaluate(() => {
    const floating = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')];
    return floating.length > 0 ? 800 : (document.querySelector('#storybook-root')?.scrollHeight ?? 800) + 32;
  });
  await page.setViewportSize({ width: look.width, height: Math.min(TALLEST, Math.max(80, height)) });
  await page.waitForTimeout(80);
  return small(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
}

async function differenceOf(before: Buffer, after: Buffer, path: string): Promise<number> {
  const [a, b] = await Promise.all(
    [before, after].map((picture) =>
      sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!a || !b) return 1;
  const { width, height } = a.info;
  if (width !== b.info.width || height !== b.info.height) return 1;
  const diff = Buffer.alloc(a.data.length);
  const count = pixelmatch(a.data, b.data, diff, width, height, { threshold: 0.2 });
  if (count > 0)
    await sharp(diff, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(path);
  return count / (width * height);
}

async function look(page: Page, url: string, id: string): Promise<Difference[]> {
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`);
  await page.waitForSelector('#storybook-root > *, [role=dialog]');
  await page.evaluate(() => document.fonts.ready);
  // Play functions and what is loaded late.
  await page.waitForTimeout(400);
  const differences: Difference[] = [];
  for (const one of looks) {
    const name = `${id}.${one.name}`;
    const picture = await shoot(page, one);
    const committed = `${baselines}/${name}.png`;
    if (update) {
      writeFileSync(committed, picture);
      continue;
    }
    writeFileSync(`${output}/${name}.after.png`, picture);
    if (!existsSync(committed)) {
      differences.push({ id, look: one.name, part: undefined });
      continue;
    }
    const part = await differenceOf(readFileSync(committed), picture, `${output}/${name}.diff.png`);
    if (part > TOLERANCE) differences.push({ id, look: one.name, part });
  }
  return differences;
}

function report(differences: readonly Difference[]): void {
  const rows = differences.map(({ id, look: name, part }) => {
    const file = `${id}.${name}`;
    const said =
      part === undefined
        ? 'new: no picture yet'
        : part === 1
          ? 'another size'
          : `${(part * 100).toFixed(2)}%`;
    const picture = (path: string, title: string) =>
      `<figure><figcaption>${title}</figcaption><img loading="lazy" src="${path}" alt="${title}"></figure>`;
    return `<section><h2>${id}, ${name}: ${said}</h2><div>${picture(`${baselines}/${file}.png`, 'committed')}${picture(`${file}.after.png`, 'now')}${picture(`${file}.diff.png`, 'difference')}</div></section>`;
  });
  const style =
    'body{font:16px system-ui;margin:2rem}div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}figure{margin:0}img{max-width:100%;border:1px solid #ccc}';
  writeFileSync(
    `${output}/report.html`,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ</title><style>${style}</style><h1>${differences.length} pictures differ</h1>${rows.join('')}</html>`,
  );
}

async function compareAll(browser: Browser, url: string): Promise<Difference[]> {
  const index = JSON.parse(readFileSync(`${built}/index.json`, 'utf8')) as {
    entries: Record<string, unknown>;
  };
  const ids = Object.keys(index.entries).filter((id) => id.endsWith('--matrix') && id.includes(pattern));
  console.log(`${ids.length} stories, ${ids.length * looks.length} pictures`);
  const queue = [...ids];
  const found: Difference[] = [];
  const work = async (): Promise<void> => {
    const page = await browser.newPage();
    for (let id = queue.shift(); id !== undefined; id = queue.shift())
      found.push(...(await look(page, url, id)));
    await page.close();
  };
  await Promise.all([work(), work()]);
  return found.sort((a, b) => a.id.localeCompare(b.id));
}

async function main(): Promise<number> {
  if (!args.includes('--built')) {
    const code = await run('storybook', ['build', '-c', '.storybook', '-o', built, '--quiet']);
    if (code !== 0) return code;
  }
  if (!update) rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  mkdirSync(baselines, { recursive: true });
  const { server, url } = await serve(built);
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--font-render-hinting=none'],
  });
  try {
    const differences = await compareAll(browser, url);
    report(differences);
    for (const { id, look: name, part } of differences)
      console.log(`${id} ${name}: ${part === undefined ? 'new' : `${(part * 100).toFixed(2)}%`}`);
    console.log(differences.length === 0 ? 'All pictures are as committed.' : `See ${output}/report.html`);
    return differences.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    server.close();
  }
}

process.exit(await main());
