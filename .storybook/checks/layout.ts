/** Reports sideways scrolling of the whole page. */
export function findSidewaysScroll(): string[] {
  const page = document.documentElement;
  const surplus = page.scrollWidth - page.clientWidth;
  // Allows a pixel for rounding.
  if (surplus <= 1) return [];
  const outside = [...document.querySelectorAll('#storybook-root *')].findLast((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (right > page.clientWidth + 1 || left < -1) && !scrollsInside(element);
  });
  return [`scrolls sideways by ${surplus} px: ${outside?.outerHTML.slice(0, 140) ?? '?'}`];

  /** Returns true when an ancestor scrolls or clips instead of the page. */
  function scrollsInside(element: Element): boolean {
    for (let box = element.parentElement; box && box.id !== 'storybook-root'; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') return true;
    return false;
  }
}

/** Reports text that a box cuts off without an ellipsis, and text that overflows its control. */
export function findClippedText(): string[] {
  const SLACK = 2;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const problems: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const { parentElement: holder } = node;
    if (!holder || !node.textContent?.trim() || !isShown(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    // Skips text that only screen readers read.
    if (text.width <= 1 || text.height <= 1) continue;
    const box = cutter(holder, text);
    if (box) problems.push(`"${node.textContent.slice(0, 40)}" is cut off by ${box.outerHTML.slice(0, 160)}`);
  }
  return problems;

  function styleOf(element: Element): CSSStyleDeclaration {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  }

  function isShown(element: Element): boolean {
    return (
      !element.closest('.sb-wrapper, [inert], [aria-hidden=true], .sr-only, option') &&
      element.checkVisibility({ visibilityProperty: true })
    );
  }

  function cutter(holder: Element, text: DOMRect): Element | null {
    let wide = true;
    let high = true;
    for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
      const style = styleOf(box);
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null;
      if (style.display === 'inline' || style.display === 'contents') continue;
      const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
      // Skips boxes that are for screen readers only, or entering or leaving.
      if (width <= 1 || height <= 1) return null;
      const control = box.matches('button, a[href], [role=tab], [role=menuitem], [role=option]');
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip' || control;
      // Text entirely outside of the box was placed there on purpose.
      if (text.left >= right || text.right <= left || text.top >= bottom || text.bottom <= top) return null;
      if (wide && cuts(style.overflowX) && (text.right > right + SLACK || text.left < left - SLACK))
        return box;
      // A line box may be lower than its letters.
      if (high && cuts(style.overflowY) && (text.bottom > bottom + 8 || text.top < top - 8)) return box;
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      if (scrolls(style.overflowX)) wide = false;
      if (scrolls(style.overflowY)) high = false;
      if (style.position === 'fixed') return null;
    }
    return null;
  }
}

/** Reports targets too small for a finger, and fields so small that phones zoom in. A line each. */
export function findLayoutProblems(): string[] {
  const problems: string[] = [];
  const name = (element: Element) => element.outerHTML.slice(0, 140);

  const pressable =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option], [role=checkbox], [role=radio], [role=switch], [role=combobox]';
  for (const element of document.querySelectorAll(pressable)) {
    if (!isReachable(element)) continue;
    // A link in running text is as high as its line (exempt by WCAG 2.5.8).
    if (getComputedStyle(element).display === 'inline') continue;
    const { width, height } = targetOf(element);
    // Allows half a pixel for rounding.
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

  /** Returns the largest of the element, its `::after` (touch-target) and the label around it. */
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
}
