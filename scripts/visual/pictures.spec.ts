/**
 * Compares pictures with the committed ones: every Matrix story of the kit, light and dark, 360 and 1280 px wide, and in forced colours;
 * every screen filled, empty, failed and loading, light on a phone and dark on a laptop.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import { root } from '../run.ts';
import { open, setLook } from './stories.ts';
import { pathOf, type Shown, storiesToShow, SUBJECTS } from './subjects.ts';

const url = process.env['VISUAL_URL'] ?? '';

/** Fixed current time for all stories. */
const NOW = new Date('2026-11-21T12:00:00Z');

/** A page that goes from story to story, because reloading takes longer than rendering. */
interface Visited {
  readonly page: Page;
  isFresh: boolean;
}

const test = base.extend<object, { visited: Visited }>({
  visited: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        hasTouch: true,
        reducedMotion: 'reduce',
        timezoneId: 'Africa/Accra',
        locale: 'en-GB',
      });
      await context.clock.setFixedTime(NOW);
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      await use({ page, isFresh: true });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Compresses a picture that Playwright has just renewed. */
async function compressIfRenewed(path: string, before: Buffer | null, { subject }: Shown): Promise<void> {
  const now = readFileSync(path);
  if (before?.equals(now) !== true) writeFileSync(path, await subject.small(now));
}

function contentOf(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

const shown = storiesToShow();

for (const story of shown) {
  test(story.id, async ({ visited }, { config }) => {
    const isRenewing = config.updateSnapshots !== 'none';
    await open(visited.page, url, story.id, visited.isFresh || isRenewing);
    visited.isFresh = false;
    for (const look of story.subject.looks) {
      await setLook(visited.page, look);
      const file = pathOf(story, look);
      const path = `${root}/packages/${file}`;
      const before = contentOf(path);
      await expect.soft(visited.page).toHaveScreenshot(file.split('/'));
      if (isRenewing) await compressIfRenewed(path, before, story);
    }
  });
}

test('pictures without a story are deleted', () => {
  const needed = new Set(shown.flatMap((story) => story.subject.looks.map((look) => pathOf(story, look))));
  const kept = SUBJECTS.flatMap(({ folder }) =>
    readdirSync(`${root}/packages/${folder}`).map((file) => `${folder}/${file}`),
  );
  expect(kept.filter((file) => !needed.has(file))).toEqual([]);
});
