import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { findViolations } from './axe.ts';
import { findForcedColorProblems } from './forced-colors.ts';
import { findClippedText, findLayoutProblems, findSidewaysScroll } from './layout.ts';
import { findMotion, forgetMotion } from './motion.ts';
import { settled } from './settled.ts';
import { show } from './show.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Checks that run in the page, so that each look at a story costs a single message to the browser. */
const checks = {
  findClippedText,
  findForcedColorProblems,
  findLayoutProblems,
  findMotion,
  findSidewaysScroll,
  findViolations,
  forgetMotion,
  settled,
  show,
};

/** Window of a page after `bringChecks`. */
export interface CheckedWindow {
  storyChecks: typeof checks;
}

/** Loads axe and the checks into a page, once for all stories shown in it. */
export async function bringChecks(page: Page): Promise<void> {
  const named = Object.entries(checks).map(([name, check]) => `${name}: ${check.toString()}`);
  await page.evaluate(axe);
  await page.evaluate(`window.storyChecks = { ${named.join(',\n')} }; undefined`);
}
