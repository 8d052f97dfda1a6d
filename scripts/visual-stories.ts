/** Opens stories of a built Storybook and takes their pictures; for scripts/test-visual.ts. */
import type { Page } from 'playwright-core';

const TALLEST = 2400;

/** How a story is looked at. */
export interface Look {
  name: string;
  width: number;
  theme: 'light' | 'dark';
  forced: boolean;
}

/** A look in a theme and a width, or in forced colours. */
export const look = (theme: Look['theme'], width: number, forced = false): Look => ({
  name: `${forced ? 'forced' : theme}-${width}`,
  width,
  theme,
  forced,
});

/** Two frames: what listens to the width has then been drawn again. */
function settle(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}

/** The picture of what is open, in one look. */
export async function shoot(page: Page, look: Look): Promise<Buffer> {
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

/** In the page: whether the story is drawn and its play function is over. */
function isPlayed(id: string): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as object as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  };
  const { id: shown, phase = '' } = preview?.currentRender ?? {};
  return shown === id && ['finished', 'completed', 'errored'].includes(phase);
}

/** In the page: goes to another story as Storybook's own list does, without what the one before left on the device. */
function showStory(storyId: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as object as {
    __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, what: object) => void };
  };
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.dataset['theme'] = 'light';
  window.scrollTo(0, 0);
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** In the page: when fonts are there, and pictures; one below the fold waits until it is scrolled to. */
async function waitForPictures(): Promise<void> {
  await document.fonts.ready;
  const coming = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
  const over = new Promise((resolve) => setTimeout(resolve, 2000));
  await Promise.race([Promise.all(coming.map((one) => one.decode().catch(() => undefined))), over]);
}

/** Opens a story in a page of its own, or in the one that shows another already: loading it again takes longer than drawing. */
export async function open(page: Page, url: string, id: string, fresh: boolean): Promise<void> {
  // The first look's size, so that nothing is left of the story before.
  await page.setViewportSize({ width: 360, height: 800 });
  if (fresh) {
    const address = `${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`;
    await page.goto(address, { waitUntil: 'networkidle' });
  } else {
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    await page.evaluate(showStory, id);
  }
  await page.waitForFunction(isPlayed, id);
  await page.evaluate(waitForPictures);
  await page.evaluate(waitForQuiet);
  // What was fetched late may have brought pictures along.
  await page.evaluate(waitForPictures);
  // Toasts wait for someone who looks elsewhere.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
}
