/**
 * Checks the patterns of the ARIA Authoring Practices Guide that the kit claims, assertion by assertion, in a browser:
 * https://www.w3.org/WAI/ARIA/apg/patterns/<pattern>/. Each title is an assertion of the guide, shortened.
 */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '../../.storybook/checks/axe.ts';
import { openKitPage } from './kit-page.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  ({ browser, page } = await openKitPage('patterns', 'patterns-page.tsx'));
  await page.waitForFunction(() => 'showPattern' in window);
});
afterAll(() => browser.close());

const button = (name: string) => page.getByRole('button', { name, exact: true, includeHidden: true });
const press = (key: string) => page.keyboard.press(key);
const focusOn = (target: Locator) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
const attribute = (target: Locator, name: string) => expect.poll(() => target.getAttribute(name));
/** Returns the element whose id an attribute holds. */
const named = async (target: Locator, name: string) =>
  page.locator(`[id="${(await target.getAttribute(name)) ?? 'none'}"]`);

const GUIDE = 'https://www.w3.org/WAI/ARIA/apg/patterns';

function pattern(name: string, address: string, tests: () => void): void {
  describe(`${GUIDE}/${address}/`, () => {
    beforeEach(async () => {
      await page.evaluate((shown) => {
        (window as object as { showPattern: (name: string) => void }).showPattern(shown);
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      }, name);
      await button('Before').waitFor();
      await page.mouse.move(0, 0);
      await button('Before').focus();
      await press('Tab');
    });
    tests();
    it('has no violation that axe finds', async () => {
      expect((await page.evaluate(findViolations, undefined)).violations).toEqual([]);
    });
  });
}

pattern('dialog-modal', 'dialog-modal', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Title' });
  const opened = async () => {
    await press('Enter');
    await dialog().waitFor();
  };

  it('When a dialog opens, focus moves to an element contained in the dialog', async () => {
    await opened();
    await expect.poll(() => dialog().evaluate((one) => one.contains(document.activeElement))).toBe(true);
  });
  it('Tab: if focus is on the last tabbable element, moves focus to the first', async () => {
    await opened();
    const inside = dialog().locator('button');
    const [first, last] = [inside.first(), inside.last()];
    await last.focus();
    await press('Tab');
    await focusOn(first);
  });
  it('Shift + Tab: if focus is on the first tabbable element, moves focus to the last', async () => {
    await opened();
    const inside = dialog().locator('button');
    await inside.first().focus();
    await press('Shift+Tab');
    await focusOn(inside.last());
  });
  it('Escape: closes the dialog', async () => {
    await opened();
    await press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await dialog().count()).toBe(0);
  });
  it('When a dialog closes, focus returns to the element that invoked it', async () => {
    await opened();
    await press('Escape');
    await focusOn(button('Open'));
  });
  it('The dialog contains a visible element with role button that closes it', async () => {
    await opened();
    await dialog().getByRole('button', { name: 'Done' }).click();
    await dialog().waitFor({ state: 'detached' });
    expect(await dialog().count()).toBe(0);
  });
  it('Users cannot interact with content outside: it is hidden from assistive technologies', async () => {
    await opened();
    expect(await page.getByRole('button', { name: 'Before' }).count()).toBe(0);
  });
  it('The dialog is labelled by its visible title, and described where it has a description', async () => {
    await opened();
    expect(await (await named(dialog(), 'aria-labelledby')).textContent()).toBe('Title');
    expect(await (await named(dialog(), 'aria-describedby')).textContent()).toBe('Description');
  });
});

pattern('alertdialog', 'alertdialog', () => {
  const dialog = () => page.getByRole('alertdialog');
  const opened = async () => {
    await press('Enter');
    await dialog().waitFor();
  };

  it('The element that contains all of it has role alertdialog, a label and a description', async () => {
    await opened();
    expect(await (await named(dialog(), 'aria-labelledby')).textContent()).toBe('Delete this listing?');
    expect(await (await named(dialog(), 'aria-describedby')).textContent()).toBe(
      'It cannot be brought back.',
    );
  });
  it('Focus begins on the least destructive action', async () => {
    await opened();
    await focusOn(dialog().getByRole('button', { name: 'Keep' }));
    expect(await dialog().getByRole('button').count()).toBeGreaterThan(1);
  });
  it('Escape: closes it, and focus returns', async () => {
    await opened();
    await press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await focusOn(button('Open'));
    expect(await dialog().count()).toBe(0);
  });
});

pattern('menu-button', 'menu-button', () => {
  const menu = () => page.getByRole('menu');
  const item = (name: string) => page.getByRole('menuitem', { name });

  it.each(['Enter', 'Space', 'ArrowDown'])(
    '%s: opens the menu and places focus on the first item',
    async (key) => {
      await press(key);
      await focusOn(item('Apple'));
      expect(await menu().count()).toBe(1);
    },
  );
  it('The button has aria-haspopup, and aria-expanded true while the menu is displayed', async () => {
    await attribute(button('Open'), 'aria-haspopup').toBe('menu');
    await attribute(button('Open'), 'aria-expanded').toBe('false');
    await press('Enter');
    await attribute(button('Open'), 'aria-expanded').toBe('true');
  });
  it('The menu is labelled by the button that displays it', async () => {
    await press('Enter');
    expect(await (await named(menu(), 'aria-labelledby')).textContent()).toContain('Open');
  });
  it('Down Arrow and Up Arrow: move focus to the next and the previous item', async () => {
    await press('Enter');
    await focusOn(item('Apple'));
    await press('ArrowDown');
    await focusOn(item('Banana'));
    await press('ArrowUp');
    await focusOn(item('Apple'));
    expect(await menu().count()).toBe(1);
  });
  it('Home and End: move focus to the first and the last item', async () => {
    await press('Enter');
    await focusOn(item('Apple'));
    await press('End');
    await focusOn(item('Cherry'));
    await press('Home');
    await focusOn(item('Apple'));
    expect(await menu().count()).toBe(1);
  });
  it('A character: moves focus to the next item that begins with it', async () => {
    await press('Enter');
    await focusOn(item('Apple'));
    await press('c');
    await focusOn(item('Cherry'));
    expect(await menu().count()).toBe(1);
  });
  it('Escape: closes the menu and returns focus to the button', async () => {
    await press('Enter');
    await focusOn(item('Apple'));
    await press('Escape');
    await focusOn(button('Open'));
    expect(await menu().count()).toBe(0);
  });
  it('Enter: activates the item and closes the menu', async () => {
    await press('Enter');
    await focusOn(item('Apple'));
    await press('Enter');
    await menu().waitFor({ state: 'detached' });
    expect(await menu().count()).toBe(0);
  });
});

pattern('combobox', 'combobox', () => {
  const field = () => page.getByRole('combobox', { name: 'Fruit' });
  const active = async () => (await named(field(), 'aria-activedescendant')).textContent();
  const opened = async () => {
    await press('ArrowDown');
    await page.getByRole('listbox').waitFor();
  };

  it('The element has role combobox and aria-expanded, and controls its listbox', async () => {
    await opened();
    await attribute(field(), 'aria-expanded').toBe('true');
    expect(await (await named(field(), 'aria-controls')).getAttribute('role')).toBe('listbox');
  });
  it('aria-autocomplete says list', async () => {
    await attribute(field(), 'aria-autocomplete').toBe('list');
  });
  it('Down Arrow and Up Arrow: move in the popup; DOM focus stays on the combobox', async () => {
    await opened();
    await expect.poll(active).toBe('Apple');
    await press('ArrowDown');
    await expect.poll(active).toBe('Banana');
    await press('ArrowUp');
    await expect.poll(active).toBe('Apple');
    await focusOn(field());
  });
  it('The option that is referred to by aria-activedescendant is selected', async () => {
    await opened();
    await expect.poll(active).toBe('Apple');
    await attribute(page.getByRole('option', { name: 'Apple' }), 'aria-selected').toBe('true');
  });
  it('Enter: accepts the focused option and closes the popup', async () => {
    await opened();
    await expect.poll(active).toBe('Apple');
    await press('Enter');
    await expect.poll(() => field().inputValue()).toBe('Apple');
    await attribute(field(), 'aria-expanded').toBe('false');
  });
  it('Escape: dismisses the popup, and focus stays on the combobox', async () => {
    await opened();
    await press('Escape');
    await attribute(field(), 'aria-expanded').toBe('false');
    await focusOn(field());
  });
});

pattern('tooltip', 'tooltip', () => {
  const tip = () => page.getByRole('tooltip');

  it('It is displayed while its trigger has the focus, and describes it', async () => {
    await tip().first().waitFor();
    expect(await (await named(button('Copy'), 'aria-describedby')).textContent()).toBe('Copies the link');
  });
  it('Escape: dismisses it, and focus stays on the trigger', async () => {
    await tip().first().waitFor();
    await press('Escape');
    await expect.poll(() => tip().count()).toBe(0);
    await focusOn(button('Copy'));
  });
  it('It does not receive focus', async () => {
    await tip().first().waitFor();
    await press('Tab');
    await focusOn(button('After'));
    await expect.poll(() => tip().count()).toBe(0);
  });
});

pattern('accordion', 'accordion', () => {
  it.each(['Enter', 'Space'])(
    '%s: expands the panel of a collapsed header, and collapses it again',
    async (key) => {
      await press(key);
      await attribute(button('Apple'), 'aria-expanded').toBe('true');
      await press(key);
      await attribute(button('Apple'), 'aria-expanded').toBe('false');
    },
  );
  it('Each header button is wrapped in a heading', async () => {
    expect(await page.getByRole('heading', { level: 3 }).getByRole('button').count()).toBe(3);
  });
  it('The header button controls its panel', async () => {
    await press('Enter');
    expect(await (await named(button('Apple'), 'aria-controls')).textContent()).toBe('About Apple');
  });
});

pattern('tabs', 'tabs', () => {
  const tab = (name: string) => page.getByRole('tab', { name });

  it('Tab: moves focus into the list on the active tab, then out of it', async () => {
    await focusOn(tab('Apple'));
    await press('Tab');
    await expect
      .poll(() => page.getByRole('tablist').evaluate((one) => one.contains(document.activeElement)))
      .toBe(false);
  });
  it('Right and Left Arrow: move to the next and the previous tab, round at the ends', async () => {
    await press('ArrowRight');
    await focusOn(tab('Banana'));
    await press('ArrowLeft');
    await focusOn(tab('Apple'));
    await press('ArrowLeft');
    await focusOn(tab('Cherry'));
    await attribute(tab('Cherry'), 'aria-selected').toBe('true');
  });
  it('Home and End: move to the first and the last tab', async () => {
    await press('End');
    await focusOn(tab('Cherry'));
    await press('Home');
    await focusOn(tab('Apple'));
    await attribute(tab('Apple'), 'aria-selected').toBe('true');
  });
  it('The list is labelled, and each tab controls a panel that is labelled by it', async () => {
    const panel = page.getByRole('tabpanel', { name: 'Apple' });
    expect(await page.getByRole('tablist', { name: 'Fruits' }).count()).toBe(1);
    expect(await (await named(tab('Apple'), 'aria-controls')).textContent()).toBe(await panel.textContent());
  });
});

pattern('radio', 'radio', () => {
  const radio = (name: string) => page.getByRole('radio', { name });
  /** Holds the key down while the focus moves, as a person does: Radix checks a radio that gets the focus during an arrow key press. */
  const holdUntil = async (key: string, name: string) => {
    await page.keyboard.down(key);
    await focusOn(radio(name));
    await page.keyboard.up(key);
    await expect.poll(() => radio(name).isChecked()).toBe(true);
  };

  it('Tab: moves focus to the checked radio', async () => {
    await focusOn(radio('Apple'));
    await expect.poll(() => radio('Apple').isChecked()).toBe(true);
  });
  it('Down and Up Arrow: move focus, check, and go round at the ends', async () => {
    await holdUntil('ArrowDown', 'Banana');
    await holdUntil('ArrowUp', 'Apple');
    await holdUntil('ArrowUp', 'Cherry');
  });
  it('The group has role radiogroup and a label', async () => {
    expect(await page.getByRole('radiogroup', { name: 'Fruits' }).count()).toBe(1);
  });
});

pattern('checkbox', 'checkbox', () => {
  it('Space: changes the state; it has a label', async () => {
    const box = page.getByRole('checkbox', { name: 'Agree' });
    await press('Space');
    await expect.poll(() => box.isChecked()).toBe(true);
    await press('Space');
    await expect.poll(() => box.isChecked()).toBe(false);
  });
});

pattern('switch', 'switch', () => {
  it('Space: changes the state; its label does not change with it', async () => {
    const control = page.getByRole('switch', { name: 'Notify me' });
    await press('Space');
    await expect.poll(() => control.isChecked()).toBe(true);
    await press('Space');
    await expect.poll(() => control.isChecked()).toBe(false);
  });
});
