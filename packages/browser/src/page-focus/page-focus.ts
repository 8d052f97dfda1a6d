/** What a page is named by where its `h1` names more than it, such as the conversation that is open among all. */
const OWN_HEADING = '[data-page-heading]';
/** A user who types keeps the focus. */
const TYPING = 'input, textarea, select, [contenteditable]';

/**
 * Leads the focus into every page that is come to, so that it is read out and the Tab key goes on from there: to its
 * heading, or after Back to the link that had led away. What has the focus within the page already keeps it.
 */
export function followPages(root: HTMLElement): void {
  /** By the path of a page, the address of the link by which it was left. */
  const left = new Map<string, string>();
  const headingNow = () => {
    const element = root.querySelector(OWN_HEADING) ?? root.querySelector('h1');
    return { element, text: element?.textContent ?? '' };
  };
  let path = window.location.pathname;
  let heading = headingNow();
  let back = false;
  let asked = false;
  /** The page has no heading yet that takes the focus: what is hidden does not, and the one that is shown may come later. */
  let headless = false;
  let leftBy: string | undefined;
  /** A link that its page may still have to fetch, and the heading that has the focus until then. */
  let awaited: { readonly href: string; readonly meanwhile: Element | null } | null = null;

  const look = () => {
    asked = false;
    const now = headingNow();
    const isOther = now.element !== heading.element || now.text !== heading.text;
    if (window.location.pathname !== path) {
      // Until it has a heading of its own, the page before may still be shown.
      if (now.element === null || !isOther) return;
      path = window.location.pathname;
      leftBy = back ? left.get(path) : undefined;
      awaited = null;
      headless = true;
    }
    if (headless && isOther && now.element !== null) {
      const page = now.element.closest('main') ?? root;
      const isFree = isFreeIn(page);
      headless = isFree && !focusHeading(page);
      awaited = isFree && leftBy !== undefined ? { href: leftBy, meanwhile: document.activeElement } : null;
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
    if (href) left.set(window.location.pathname, href);
  };
  document.addEventListener('click', leave, { capture: true });
  window.addEventListener('popstate', () => (back = true));
  new MutationObserver(() => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(look);
  }).observe(root, { childList: true, subtree: true, characterData: true });
}

/** The user neither types nor is asked something, and nothing of the page has the focus. */
function isFreeIn(page: Element): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return true;
  return (
    !activeElement.matches(TYPING) &&
    !activeElement.closest('[role="dialog"]') &&
    !(page.contains(activeElement) && isShown(activeElement))
  );
}

/** What has just been hidden keeps the focus until the next picture. Older browsers cannot tell. */
function isShown(element: Element): boolean {
  return !('checkVisibility' in element) || element.checkVisibility();
}

/** Whether one of them took it. */
function focusHeading(page: Element): boolean {
  // A page may have one for phones and one for wide screens: what is hidden does not take the focus.
  for (const heading of [
    ...page.querySelectorAll<HTMLElement>(OWN_HEADING),
    ...page.querySelectorAll('h1'),
  ]) {
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    // Where the page is scrolled to is decided already.
    heading.focus({ preventScroll: true });
    if (document.activeElement === heading) return true;
  }
  return false;
}
