/** The page's name, where its `h1` names more than the page, such as the open conversation among all. */
const OWN_HEADING = '[data-page-heading]';
/** Fields whose users keep the focus while they type. */
const TYPING = 'input, textarea, select, [contenteditable]';

/**
 * Moves the focus into every new page, so that screen readers announce it and the Tab key continues there. The target is the heading, or
 * after Back the link that led away. An element of the page that already has the focus keeps it.
 */
export function followPages(root: HTMLElement): void {
  /** Maps the path of a page to the URL of the link by which it was left. */
  const linkByPath = new Map<string, string>();
  const headingNow = () => {
    const element = root.querySelector(OWN_HEADING) ?? root.querySelector('h1');
    return { element, text: element?.textContent ?? '' };
  };
  let path = window.location.pathname;
  let heading = headingNow();
  let back = false;
  let isScheduled = false;
  /** True while no heading has taken the focus. Hidden headings do not take it, and the visible one may appear later. */
  let headless = false;
  let usedLink: string | undefined;
  /** A link that its page may still fetch, and the heading that has the focus until then. */
  let awaited: { readonly href: string; readonly meanwhile: Element | null } | null = null;

  const look = () => {
    isScheduled = false;
    const now = headingNow();
    const isOther = now.element !== heading.element || now.text !== heading.text;
    if (window.location.pathname !== path) {
      // Before the new page has a heading, the old page may still be visible.
      if (now.element === null || !isOther) return;
      path = window.location.pathname;
      usedLink = back ? linkByPath.get(path) : undefined;
      awaited = null;
      headless = true;
    }
    if (headless && isOther && now.element !== null) {
      const page = now.element.closest('main') ?? root;
      const isFree = isFreeIn(page);
      headless = isFree && !focusHeading(page);
      awaited =
        isFree && usedLink !== undefined ? { href: usedLink, meanwhile: document.activeElement } : null;
    }
    back = false;
    heading = now;
    if (awaited === null) return;
    const link = root.querySelector<HTMLElement>(`main a[href="${CSS.escape(awaited.href)}"]`);
    if (link !== null && document.activeElement === awaited.meanwhile) link.focus({ preventScroll: true });
    if (link !== null) awaited = null;
  };
  const leave = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('main a') : null;
    const href = link?.getAttribute('href');
    if (href) linkByPath.set(window.location.pathname, href);
  };
  document.addEventListener('click', leave, { capture: true });
  window.addEventListener('popstate', () => (back = true));
  new MutationObserver(() => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(look);
  }).observe(root, { childList: true, subtree: true, characterData: true });
}

/** Returns whether focus can move: the user is not typing, no dialog is open, and no element of the page has the focus. */
function isFreeIn(page: Element): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return true;
  return (
    !activeElement.matches(TYPING) &&
    !activeElement.closest('[role="dialog"]') &&
    !(page.contains(activeElement) && isShown(activeElement))
  );
}

/** Returns whether an element is visible. A newly hidden element keeps the focus until the next frame. Older browsers cannot tell. */
function isShown(element: Element): boolean {
  return !('checkVisibility' in element) || element.checkVisibility();
}

/** Focuses the first visible heading. Returns whether one took the focus. */
function focusHeading(page: Element): boolean {
  // A page may have separate headings for phones and wide screens. A hidden heading does not take the focus.
  for (const heading of [
    ...page.querySelectorAll<HTMLElement>(OWN_HEADING),
    ...page.querySelectorAll('h1'),
  ]) {
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    // The scroll position is set elsewhere.
    heading.focus({ preventScroll: true });
    if (document.activeElement === heading) return true;
  }
  return false;
}
