import { mkdirSync, writeFileSync } from 'node:fs';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';
import { findLayoutProblems } from './checks/layout.ts';
import { findViolations } from './checks/axe.ts';

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
      if (message.type() === 'error')
        complaints.get(page)?.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => complaints.get(page)?.push(String(error)));
  }
  complaints.set(page, []);
}

async function show(
  page: Page,
  theme: 'light' | 'dark',
  size: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate((value) => {
    document.documentElement.dataset['theme'] = value;
    // Two frames: what listens to the width has then been drawn again.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, theme);
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
 * phone and in the dark one on a laptop; no sideways scrolling; fingers can hit what can be pressed; a quiet console.
 */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    listen(page);
    const story = (await getStoryContext(page, context)) as object as StoryWithGlobals;
    await page.setViewportSize(sizes[story.storyGlobals?.viewport?.value ?? 'laptop'] ?? desktop);
  },
  async postVisit(page, context) {
    const problems: string[] = [];
    for (const [theme, size] of [
      ['dark', desktop],
      ['light', phone],
    ] as const) {
      await show(page, theme, size);
      const where = `${theme}, ${size.width} px`;
      for (const problem of await findLayoutProblems(page)) problems.push(`${where}: ${problem}`);
      for (const problem of await findViolations(page)) problems.push(`${where}: ${problem}`);
    }
    await keepSteps(page, context.id);
    for (const complaint of complaints.get(page) ?? []) problems.push(`console: ${complaint}`);
    if (problems.length > 0)
      throw new Error(`${context.id}\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  },
};

export default config;
