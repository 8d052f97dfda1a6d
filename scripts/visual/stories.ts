/** Opens stories of a built Storybook in their looks; for scripts/visual/pictures.spec.ts. */
import type { Page } from '@playwright/test';

const TALLEST = 2400;

/** Settings for a picture of a story. */
export interface Look {
  name: string;
  width: number;
  theme: 'light' | 'dark';
  forced: boolean;
}

/** Returns a look in a theme and a width, or in forced colours. */
export const look = (theme: Look['theme'], width: number, forced = false): Look => ({
  name: `${forced ? 'forced' : theme}-${width}`,
  width,
  theme,
  forced,
});

/** Waits two frames, until components that watch the width have re-rendered. */
function settle(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}

/** Shows the open story in a look, in a window of its height. */
export async function setLook(page: Page, look: Look): Promise<void> {
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
}

/** Runs in the page: waits for a quarter of a second without changes, for five seconds at most. */
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

/** Runs in the page: returns true when the story is rendered and its play function has ended. */
function isPlayed(id: string): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as object as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  };
  const { id: shown, phase = '' } = preview?.currentRender ?? {};
  return shown === id && ['finished', 'completed', 'errored'].includes(phase);
}

/** Runs in the page: opens another story through Storybook's channel, after clearing the device storage. */
function showStory(storyId: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as object as {
    __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: object) => void };
  };
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.dataset['theme'] = 'light';
  window.scrollTo(0, 0);
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Runs in the page: waits for fonts and pictures. Lazy pictures load only on scroll. */
async function waitForPictures(): Promise<void> {
  await document.fonts.ready;
  const coming = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
  const over = new Promise((resolve) => setTimeout(resolve, 2000));
  await Promise.race([Promise.all(coming.map((one) => one.decode().catch(() => undefined))), over]);
}

/** Opens a story in a fresh page, or in a page that shows another story: reloading takes longer than rendering. */
export async function open(page: Page, url: string, id: string, fresh: boolean): Promise<void> {
  // The size of the first look, so that the story before has no effect.
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
  // Late data may have added pictures.
  await page.evaluate(waitForPictures);
  // Toasts pause while the window has no focus.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
}
