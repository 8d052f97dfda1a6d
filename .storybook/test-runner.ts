import { mkdirSync, writeFileSync } from 'node:fs';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';
import { bringAxe, findViolations } from './checks/axe.ts';
import { findForcedColorProblems } from './checks/forced-colors.ts';
import { findClippedText, findLayoutProblems, findSidewaysScroll } from './checks/layout.ts';
import { findMotion, forgetMotion, watchMotion } from './checks/motion.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 320, height: 640 };
const sizes: Readonly<Record<string, { width: number; height: number }>> = {
  small: phone,
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  laptop: desktop,
};

/** The runner's type leaves out the globals that a story asks for, as in `globals: { viewport: { value: 'phone' } }`. */
interface StoryWithGlobals {
  storyGlobals?: { viewport?: { value?: string } };
}

/** What the browser complained about since the story began; the stories of one file share a page. */
const complaints = new WeakMap<Page, string[]>();

function listen(page: Page): void {
  if (!complaints.has(page)) {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.get(page)?.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => complaints.get(page)?.push(String(error)));
  }
  complaints.set(page, []);
}

/** How a story is looked at once its play function has ended. */
interface Look {
  theme?: 'light' | 'dark';
  size?: { width: number; height: number };
  /** Size of the root's text, in per cent. */
  text?: number;
  direction?: 'ltr' | 'rtl';
}

async function show(page: Page, { theme, size, text = 100, direction = 'ltr' }: Look): Promise<void> {
  if (size) await page.setViewportSize(size);
  await page.evaluate(
    (look) => {
      const root = document.documentElement;
      if (look.theme) root.dataset['theme'] = look.theme;
      root.style.fontSize = look.text === 100 ? '' : `${look.text}%`;
      root.dir = look.direction;
      // Two frames: what listens to the width has then been drawn again.
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    { theme, text, direction },
  );
}

/** What one story breaks; each look changes as little as can be from the one before. */
async function* problemsOf(
  page: Page,
  id: string,
): AsyncGenerator<readonly [where: string, problems: string[]]> {
  yield ['less motion', await findMotion(page)];
  await show(page, { theme: 'dark', size: desktop });
  yield ['dark, 1280 px', await findSidewaysScroll(page)];
  yield ['dark, 1280 px', await findLayoutProblems(page)];
  yield ['dark, 1280 px', await findViolations(page)];
  if (id.startsWith('kit-')) {
    await page.emulateMedia({ forcedColors: 'active' });
    yield ['forced colours', await findForcedColorProblems(page)];
    await page.emulateMedia({ forcedColors: 'none' });
  }
  await show(page, { theme: 'light', size: phone });
  yield ['light, 320 px', await findSidewaysScroll(page)];
  yield ['light, 320 px', await findLayoutProblems(page)];
  yield ['light, 320 px', await findViolations(page)];
  await show(page, { text: 200 });
  yield ['text of 200%, 320 px', await findSidewaysScroll(page)];
  yield ['text of 200%, 320 px', await findClippedText(page)];
  await show(page, { direction: 'rtl' });
  yield ['right to left, 320 px', await findSidewaysScroll(page)];
  await show(page, {});
}

/** What the play function did, for the docs page; see scripts/test-stories.ts. */
async function keepSteps(page: Page, id: string): Promise<void> {
  const steps = await page.evaluate(() => (window as { storySteps?: string[] }).storySteps ?? []);
  if (steps.length === 0) return;
  const folder = new URL('../.cache/story-steps/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${id}.json`, folder), JSON.stringify(steps));
}

/**
 * What every story must stand, after its play function: no violation of WCAG 2.2 A and AA, in the light theme on a small
 * phone and in the dark one on a laptop; no sideways scrolling, also with text of twice the size and from right to left;
 * no text cut off; fingers can hit what can be pressed; nothing moves where less motion is asked for; a quiet console.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    await watchMotion(page);
    // The addon would run axe once more, for its panel.
    await page.goto(new URL('iframe.html?globals=a11y.manual:!true', process.env['TARGET_URL']).href);
    await bringAxe(page);
  },
  async preVisit(page, context) {
    const story = (await getStoryContext(page, context)) as object as StoryWithGlobals;
    listen(page);
    await forgetMotion(page);
    await page.setViewportSize(sizes[story.storyGlobals?.viewport?.value ?? 'laptop'] ?? desktop);
  },
  async postVisit(page, context) {
    // The play function's failure has been told already.
    if (context.hasFailure) return;
    const problems: string[] = [];
    for await (const [where, found] of problemsOf(page, context.id))
      for (const problem of found) problems.push(`${where}: ${problem}`);
    await keepSteps(page, context.id);
    for (const complaint of complaints.get(page) ?? []) problems.push(`console: ${complaint}`);
    if (problems.length > 0)
      throw new Error(`${context.id}\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  },
};

export default config;
