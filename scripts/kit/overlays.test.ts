/**
 * Opens every overlay of the kit inside every other, by keyboard and by mouse, in windows that are wide, low and zoomed. Runs in a
 * browser, because layout decides which elements can be reached; all cases share a page.
 */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '../../.storybook/checks/axe.ts';
import {
  FROM_MENU,
  INNER,
  type Inner,
  type Nest,
  OUTER,
  UNDER_TOOLTIP,
} from '../../packages/ui/src/test/overlays/kinds.ts';
import { openKitPage } from './kit-page.ts';

const WINDOWS = [
  { title: '1280x800', width: 1280, height: 800 },
  { title: '740x360', width: 740, height: 360 },
  { title: '200 % zoom', width: 640, height: 400 },
];

let browser: Browser;
let page: Page;

beforeAll(async () => {
  ({ browser, page } = await openKitPage('overlays', 'overlays-page.tsx'));
  await page.waitForFunction(() => 'showNest' in window);
});
afterAll(() => browser.close());

async function show(nest: Nest): Promise<void> {
  await page.evaluate((shown) => {
    (window as object as { showNest: (nest: Nest) => void }).showNest(shown);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }, nest);
  await trigger('outer').or(trigger('inner')).first().waitFor();
  await page.mouse.move(0, 0);
}

function trigger(name: string): Locator {
  return page
    .getByRole('button', { name: `Open ${name}` })
    .or(page.getByRole('combobox', { name: `Open ${name}` }));
}

function overlay(kind: Inner, name: string): Locator {
  switch (kind) {
    case 'menu':
      return page.getByRole('menu', { name: `Open ${name}` });
    case 'tooltip':
      return page.locator('[data-slot=tooltip]', { hasText: name });
    case 'combobox':
      return page.getByRole('listbox', { name });
    case 'select':
      return trigger(name);
    case 'dialog':
    case 'sheet':
    case 'popover':
      return page.getByRole('dialog', { name, exact: true, includeHidden: true });
    default:
      return kind satisfies never;
  }
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

async function tabTo(target: Locator): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}

async function open(kind: Inner, name: string): Promise<void> {
  await tabTo(trigger(name));
  if (kind === 'combobox') await page.keyboard.press('ArrowDown');
  else if (kind !== 'tooltip' && kind !== 'select') await page.keyboard.press('Enter');
  await overlay(kind, name).waitFor();
  // Radix listens for outside presses only from the task after the overlay's effects, so that the opening press does not close it.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );
}

/** Brings the last element of the overlay into view by keyboard. */
async function reachLast(kind: Inner, name: string): Promise<void> {
  if (kind === 'tooltip' || kind === 'select') return;
  const last =
    kind === 'menu'
      ? page.getByRole('menuitem', { name: `Last of ${name}` })
      : kind === 'combobox'
        ? page.getByRole('option', { name: `Last of ${name}` })
        : page.getByRole('button', { name: `Last of ${name}` });
  if (kind === 'menu') await page.keyboard.press('End');
  else if (kind === 'combobox') await page.keyboard.press('ArrowUp');
  else await tabTo(last);
  await expect.poll(() => isInWindow(last)).toBe(true);
  await expect.poll(() => isInWindow(overlay(kind, name))).toBe(true);
}

const isInWindow = (target: Locator) =>
  target.evaluate((element) => {
    const { top, left, bottom, right } = element.getBoundingClientRect();
    return top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
  });

/** Clicks a point outside all open overlays. */
async function pressOutside(overlays: readonly Locator[]): Promise<void> {
  const boxes = await Promise.all(overlays.map((locator) => locator.boundingBox()));
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const points = [4, width / 2, width - 4].flatMap((x) => [height - 4, height / 2, 4].map((y) => ({ x, y })));
  const free = points.find(({ x, y }) =>
    boxes.every(
      (box) =>
        box === null ||
        x < box.x - 8 ||
        x > box.x + box.width + 8 ||
        y < box.y - 8 ||
        y > box.y + box.height + 8,
    ),
  );
  if (!free) throw new Error('The overlays leave no room beside them.');
  await page.mouse.click(free.x, free.y);
}

async function findings(): Promise<string[]> {
  return (await page.evaluate(findViolations, undefined)).violations;
}

describe.each(WINDOWS)('in a window of $title', ({ width, height }) => {
  beforeEach(() => page.setViewportSize({ width, height }));

  describe.each(OUTER)('inside of a %s', (outer) => {
    it.each(INNER)(
      'a %s opens, lets the focus reach its last control, and closes without its outer overlay',
      async (inner) => {
        await show({ outer, inner });
        await open(outer, 'outer');
        await open(inner, 'inner');
        expect(await findings()).toEqual([]);
        await reachLast(inner, 'inner');

        if (inner !== 'select') {
          await page.keyboard.press('Escape');
          await overlay(inner, 'inner').waitFor({ state: 'detached' });
          expect(await overlay(outer, 'outer').isVisible()).toBe(true);
          await expect.poll(() => hasFocus(trigger('inner'))).toBe(true);
        }
        // A tooltip closes on any other mouse action, and a select is a native window.
        if (inner !== 'tooltip' && inner !== 'select') {
          await open(inner, 'inner');
          await pressOutside([overlay(outer, 'outer'), overlay(inner, 'inner')]);
          await overlay(inner, 'inner').waitFor({ state: 'detached' });
          expect(await overlay(outer, 'outer').isVisible()).toBe(true);
          // A press outside a non-modal overlay takes the focus out of it.
          await trigger('inner').focus();
        }
        await reachLast(outer, 'outer');
        await page.keyboard.press('Escape');
        await overlay(outer, 'outer').waitFor({ state: 'detached' });
        await expect.poll(() => hasFocus(trigger('outer'))).toBe(true);
      },
    );
  });

  it.each(FROM_MENU)('a %s opened by a menu item returns the focus to the menu button', async (inner) => {
    await show({ outer: 'menu', inner });
    await open('menu', 'outer');
    await page.keyboard.press('Enter');
    await overlay(inner, 'inner').waitFor();
    expect(await findings()).toEqual([]);
    await page.keyboard.press('Escape');
    await overlay(inner, 'inner').waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(trigger('outer'))).toBe(true);
  });

  it.each(UNDER_TOOLTIP)('a %s opens from a button with a tooltip', async (inner) => {
    await show({ outer: 'tooltip', inner });
    await tabTo(trigger('inner'));
    await overlay('tooltip', 'outer').waitFor();
    await page.keyboard.press('Enter');
    await overlay(inner, 'inner').waitFor();
    expect(await findings()).toEqual([]);
    await reachLast(inner, 'inner');
    await page.keyboard.press('Escape');
    await overlay(inner, 'inner').waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(trigger('inner'))).toBe(true);
  });
});
