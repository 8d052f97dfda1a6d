import { mkdirSync, writeFileSync } from 'node:fs';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';
import { bringChecks, type CheckedWindow } from './checks/in-page.ts';
import { watchMotion } from './checks/motion.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 320, height: 640 };
const sizes: Readonly<Record<string, { width: number; height: number }>> = {
  small: phone,
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  laptop: desktop,
};

/** Function that the runner adds to the page. The runner's own `getStoryContext` would transfer the whole story. */
interface RunnersWindow {
  /** `storyGlobals` as in `globals: { viewport: { value: 'phone' } }`. */
  __getContext: (id: string) => Promise<{ storyGlobals?: { viewport?: { value?: string } } }>;
}

interface StorybookWindow {
  __STORYBOOK_PREVIEW__: { ready: () => Promise<void> };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, payload: object) => void;
    once: (event: string, listener: () => void) => void;
  };
}

/** Story that a page showed last. */
const shown = new WeakMap<Page, string>();

/** Errors and warnings of the console since the story started. The stories of a file share a page. */
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

type Findings = readonly (readonly [where: string, problems: readonly string[]])[];

/** Checks motion after the play, then the dark theme on a laptop. */
function lookAtLaptop(page: Page): Promise<{ findings: Findings; outline: string }> {
  return page.evaluate(async () => {
    const { findLayoutProblems, findMotion, findSidewaysScroll, findViolations, settled, show } = (
      window as object as CheckedWindow
    ).storyChecks;
    await settled();
    const motion = findMotion();
    await show({ theme: 'dark', frames: 1 });
    const scroll = findSidewaysScroll();
    const layout = findLayoutProblems();
    const { outline, violations } = await findViolations();
    const findings = [
      ['less motion', motion],
      ['dark, 1280 px', [...scroll, ...layout, ...violations]],
    ] as const;
    return { findings, outline };
  });
}

/** Checks the light theme on a small phone, with large text, and from right to left. */
function lookAtPhone(page: Page, outline: string): Promise<Findings> {
  return page.evaluate(async (before) => {
    const { findClippedText, findLayoutProblems, findSidewaysScroll, findViolations, show } = (
      window as object as CheckedWindow
    ).storyChecks;
    // Components that watch the width re-render a frame after the change.
    await show({ theme: 'light', frames: 2 });
    const scroll = findSidewaysScroll();
    const layout = findLayoutProblems();
    const { violations } = await findViolations(before);
    await show({ text: 200, frames: 2 });
    const large = [...findSidewaysScroll(), ...findClippedText()];
    await show({ direction: 'rtl', frames: 2 });
    const turned = findSidewaysScroll();
    return [
      ['light, 320 px', [...scroll, ...layout, ...violations]],
      ['text of 200%, 320 px', large],
      ['right to left, 320 px', turned],
    ];
  }, outline);
}

async function lookAtForcedColors(page: Page): Promise<Findings> {
  await page.emulateMedia({ forcedColors: 'active' });
  const problems = await page.evaluate(() =>
    (window as object as CheckedWindow).storyChecks.findForcedColorProblems(),
  );
  await page.emulateMedia({ forcedColors: 'none' });
  return [['forced colours', problems]];
}

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
}

/** Returns the findings of a story. Each look changes as little as possible from the one before. */
async function findingsOf(page: Page, id: string): Promise<Findings> {
  const seen = page.viewportSize();
  await resize(page, desktop);
  if (seen?.width !== desktop.width)
    await page.evaluate(() => (window as object as CheckedWindow).storyChecks.show({ frames: 2 }));
  const { findings, outline } = await lookAtLaptop(page);
  const forced = id.startsWith('kit-') ? await lookAtForcedColors(page) : [];
  await resize(page, phone);
  return [...findings, ...forced, ...(await lookAtPhone(page, outline))];
}

/** Saves the steps of the play function for the docs page; see scripts/test-stories.ts. */
async function storeSteps(page: Page, id: string): Promise<void> {
  const steps = await page.evaluate(() => (window as { storySteps?: string[] }).storySteps ?? []);
  if (steps.length === 0) return;
  const folder = new URL('../.cache/story-steps/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${id}.json`, folder), JSON.stringify(steps));
}

/**
 * Stops the addon from running axe again in every story, for its panel. Before a story is loaded, the address cannot carry this setting.
 */
function silenceAddon(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      window as object as StorybookWindow;
    await preview.ready();
    channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  });
}

/** Leaves a story before its retry: Storybook neither renders nor plays a story that it already shows, and would report a success. */
function leaveStory(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as object as StorybookWindow;
        channel.once('storyMissing', resolve);
        channel.emit('setCurrentStory', { storyId: 'no--story', viewMode: 'story' });
      }),
  );
}

/** Prepares the page for a story, and returns the viewport that the story requests. */
function prepareFor(page: Page, id: string): Promise<string | undefined> {
  return page.evaluate(async (storyId) => {
    const { storyChecks, __getContext } = window as object as CheckedWindow & RunnersWindow;
    storyChecks.forgetMotion();
    await storyChecks.show({});
    // Clears data that the story before may have stored.
    localStorage.clear();
    sessionStorage.clear();
    const { storyGlobals } = await __getContext(storyId);
    return storyGlobals?.viewport?.value;
  }, id);
}

/**
 * Checks of every story after its play function: no violation of WCAG 2.2 A and AA, in the light theme on a small phone and in the dark
 * theme on a laptop; no sideways scrolling, also with text of twice the size and from right to left; no text cut off; touch targets large
 * enough; no motion when reduced motion is requested; no console messages.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    await watchMotion(page);
    // The runner's address is a folder of Storybook with its list of stories; see scripts/test-stories.ts.
    await page.goto(new URL('../iframe.html', process.env['TARGET_URL']).href);
    await silenceAddon(page);
    await bringChecks(page);
  },
  async preVisit(page, context) {
    if (shown.get(page) === context.id) await leaveStory(page);
    shown.set(page, context.id);
    const size = await prepareFor(page, context.id);
    listen(page);
    await resize(page, sizes[size ?? 'laptop'] ?? desktop);
  },
  async postVisit(page, context) {
    // The play function's failure is reported already.
    if (context.hasFailure) return;
    const problems: string[] = [];
    for (const [where, found] of await findingsOf(page, context.id))
      for (const problem of found) problems.push(`${where}: ${problem}`);
    await storeSteps(page, context.id);
    for (const complaint of complaints.get(page) ?? []) problems.push(`console: ${complaint}`);
    if (problems.length > 0)
      throw new Error(`${context.id}\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  },
};

export default config;
