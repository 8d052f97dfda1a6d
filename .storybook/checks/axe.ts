import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Brings axe into a page; once is enough for all stories shown in it. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}

/** One line for every element that breaks a rule of WCAG 2.2 A or AA. */
export async function findViolations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = window as object as {
      axe: { run: (context: object, options: object) => Promise<AxeResults> };
    };
    // Windows stand beside the story's root, so the whole body is looked at, without Storybook's own parts.
    const { violations } = await axe.run(
      { include: ['body'], exclude: ['.sb-wrapper'] },
      {
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
        resultTypes: ['violations'],
        preload: false,
      },
    );
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
    );
  });
}
