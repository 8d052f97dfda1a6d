/** Whoever types goes on typing. */
const TYPING = 'input, textarea, select, [contenteditable]';

/**
 * Leads the focus into every page that is come to, so that it is read out and the Tab key goes on from there: to its
 * heading, or after Back to the link that had led away. What has the focus within the page already keeps it.
 */
export function followPages(root: HTMLElement): void {
  /** By the path of a page, the address of the link by which it was left. */
  const left = new Map<string, string>();
  const headingNow = () => {
    const element = root.querySelector('h1');
    return { element, text: element?.textContent ?? '' };
  };
  let path = window.location.pathname;
  let heading = headingNow();
  let back = false;
  let asked = false;
  /** A link that its page may still have to fetch, and the heading that has the focus until then. */
  let awaited: { readonly href: string; readonly meanwhile: Element | null } | null = null;

  const look = () => {
    asked = false;
    const now = headingNow();
    if (window.location.pathname !== path) {
      // Until it has a heading of its own, the page before may still be shown.
      if (now.element === null || (now.element === heading.element && now.text === heading.text)) return;
      path = window.location.pathname;
      const page = now.element.closest('main') ?? root;
      const href = back ? left.get(path) : undefined;
      awaited = null;
      if (isFree(page)) {
        focusHeading(page);
        awaited = href === undefined ? null : { href, meanwhile: document.activeElement };
      }
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

/** Nobody types or is asked something, and nothing of the page has the focus. */
function isFree(page: Element): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return true;
  return (
    !activeElement.matches(TYPING) &&
    !activeElement.closest('[role="dialog"]') &&
    !page.contains(activeElement)
  );
}

function focusHeading(page: Element): void {
  // A page may have one for phones and one for wide screens: what is hidden does not take the focus.
  for (const heading of page.querySelectorAll('h1')) {
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    // Where the page is scrolled to is decided already.
    heading.focus({ preventScroll: true });
    if (document.activeElement === heading) return;
  }
}
