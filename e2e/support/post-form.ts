import { expect, type Locator, type Page } from '@playwright/test';
import { untilStill } from './open-page.js';

/** Goes to the step with this field: on a phone, the form of a listing has steps. */
export async function stepTo(page: Page, field: Locator): Promise<Locator> {
  await expect(field).toBeAttached();
  await untilStill(page);
  await expect(async () => {
    if (await field.isVisible()) return;
    await page.getByRole('button', { name: 'Next', exact: true }).click({ timeout: 1_000 });
    expect(await field.isVisible()).toBe(true);
  }).toPass();
  return field;
}
