import type { Locator } from '@playwright/test';

/** Chooses a day such as `2026-12-01` in a field for a day: in the kit's calendar, or by the browser's own field on touch screens. */
export async function chooseDay(field: Locator, day: string): Promise<void> {
  if ((await field.evaluate((element) => element.tagName)) === 'INPUT') return field.fill(day);
  await field.click();
  const page = field.page();
  const cell = page.locator(`[data-day="${day}"]:not([data-outside]) button`);
  await page.locator('[data-slot=date-panel] button:focus').waitFor();
  // A page of the calendar is a month.
  for (let month = 0; month < 12 && !(await cell.isVisible()); month += 1)
    await page.keyboard.press('PageDown');
  await cell.click();
}
