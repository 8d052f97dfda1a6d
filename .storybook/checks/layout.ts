import type { Page } from 'playwright-core';

/** Sideways scrolling, targets too small for a finger, and fields so small that phones zoom in. One line each. */
export async function findLayoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const page = document.documentElement;
    const name = (element: Element) => element.outerHTML.slice(0, 140);

    if (page.scrollWidth > page.clientWidth) {
      const widest = [...document.querySelectorAll('#storybook-root *')].find(
        (element) => element.getBoundingClientRect().right > page.clientWidth + 1,
      );
      problems.push(
        `scrolls sideways by ${page.scrollWidth - page.clientWidth} px: ${widest ? name(widest) : '?'}`,
      );
    }

    const pressable =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option], [role=checkbox], [role=radio], [role=switch], [role=combobox]';
    for (const element of document.querySelectorAll(pressable)) {
      if (!isReachable(element)) continue;
      // A link in running text is as high as its line (WCAG 2.5.8 exempts it).
      if (getComputedStyle(element).display === 'inline') continue;
      const { width, height } = targetOf(element);
      // Half a pixel of rounding.
      if (width < 43.5 || height < 43.5) {
        problems.push(`target of ${Math.round(width)} × ${Math.round(height)} px, not 44: ${name(element)}`);
      }
    }

    for (const field of document.querySelectorAll('input, textarea, select')) {
      if (isReachable(field) && Number.parseFloat(getComputedStyle(field).fontSize) < 16) {
        problems.push(`text under 16 px, so phones zoom in: ${name(field)}`);
      }
    }
    return problems;

    function isReachable(element: Element): boolean {
      if (element.matches(':disabled, [inert] *, [aria-hidden=true], [aria-hidden=true] *, [tabindex="-1"]'))
        return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    }

    /** The element, what its ::after adds (touch-target), or the label around it, whichever is larger. */
    function targetOf(element: Element): { width: number; height: number } {
      const after = getComputedStyle(element, '::after');
      const boxes = [
        element.getBoundingClientRect(),
        ...(after.content === 'none' || after.position !== 'absolute'
          ? []
          : [{ width: Number.parseFloat(after.width), height: Number.parseFloat(after.height) }]),
        ...labelsOf(element).map((label) => label.getBoundingClientRect()),
      ];
      return {
        width: Math.max(...boxes.map((box) => box.width)),
        height: Math.max(...boxes.map((box) => box.height)),
      };
    }

    function labelsOf(element: Element): Element[] {
      const around = element.closest('label');
      const named =
        element instanceof HTMLInputElement || element instanceof HTMLButtonElement ? element.labels : null;
      return [...(named ?? []), ...(around ? [around] : [])];
    }
  });
}
