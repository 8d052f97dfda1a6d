/**
 * With forced colours, all backgrounds and shadows disappear. A control must still be visible by a border, an outline, a drawing or its
 * text, and only elements that show a colour may keep their own colours. Returns a line for each problem.
 */
export function findForcedColorProblems(): string[] {
  const controls =
    'button, input:not([type=hidden]), select, textarea, [role=checkbox], [role=radio], [role=switch], [role=slider], [role=progressbar], [role=meter]';
  const of = (selectors: string) =>
    [...document.querySelectorAll(selectors)].filter(
      (element) => !element.closest('.sb-wrapper') && isDrawn(element),
    );
  const unseen = of(controls).filter((element) => ![element, ...around(element)].some(isSeen));
  const coloured = of('#storybook-root svg').filter(
    (icon) =>
      getComputedStyle(icon).forcedColorAdjust !== 'none' &&
      icon.parentElement !== null &&
      colourOf(icon) !== colourOf(icon.parentElement),
  );
  return [
    ...unseen.map((element) => `cannot be seen with forced colours: ${element.outerHTML.slice(0, 140)}`),
    ...coloured.map((icon) => `keeps its own colour with forced colours: ${icon.outerHTML.slice(0, 140)}`),
  ];

  function colourOf(element: Element): string {
    return getComputedStyle(element).color;
  }

  function isDrawn(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  }

  /** Returns the descendants of an element. For a form field, also its parent and siblings, which may draw the field's frame. */
  function around(element: Element): Element[] {
    const frame = element.matches('input, select, textarea') ? element.parentElement : null;
    return [...element.querySelectorAll('*'), ...(frame ? [frame, ...frame.querySelectorAll('*')] : [])];
  }

  function isSeen(element: Element): boolean {
    if (element.matches('svg, img, video, canvas')) return isDrawn(element);
    const ownText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (ownText) return isDrawn(element);
    // The browser draws these in the forced colours; the border of a slider's thumb cannot be queried.
    if (element instanceof HTMLInputElement && getComputedStyle(element).appearance !== 'none') return true;
    if (element instanceof HTMLInputElement && element.type === 'range') return true;
    return [null, '::before', '::after'].some((part) => {
      const style = getComputedStyle(element, part);
      if (part !== null && style.content === 'none') return false;
      const line = (width: string, kind: string) => Number.parseFloat(width) > 0 && kind !== 'none';
      return (
        line(style.borderTopWidth, style.borderTopStyle) ||
        line(style.borderBottomWidth, style.borderBottomStyle) ||
        line(style.outlineWidth, style.outlineStyle)
      );
    });
  }
}
