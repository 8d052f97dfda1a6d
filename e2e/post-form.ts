import { expect, type Locator, type Page } from '@playwright/test';

/** On a phone the form of a listing comes in steps: goes on to the one that asks for this field. */
export async function stepTo(page: Page, field: Locator): Promise<Locator> {
  await expect(field).toBeAttached();
  await expect(async () => {
    if (await field.isVisible()) return;
    await page.getByRole('button', { name: 'Next', exact: true }).click({ timeout: 1_000 });
    expect(await field.isVisible()).toBe(true);
  }).toPass();
  return field;
}
