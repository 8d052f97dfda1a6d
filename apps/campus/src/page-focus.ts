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

  const look = () => {
    asked = false;
    const now = headingNow();
    if (window.location.pathname !== path) {
      // Until it has a heading of its own, the page before may still be shown.
      if (now.element === null || (now.element === heading.element && now.text === heading.text)) return;
      path = window.location.pathname;
      arrive(now.element, back ? left.get(path) : undefined);
    }
    back = false;
    heading = now;
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

function arrive(heading: HTMLElement, cameBy: string | undefined): void {
  const page = heading.closest('main');
  const { activeElement } = document;
  if (activeElement?.matches(TYPING) || activeElement?.closest('[role="dialog"]')) return;
  if (activeElement !== null && activeElement !== document.body && page?.contains(activeElement)) return;
  const link = cameBy && page?.querySelector<HTMLElement>(`a[href="${CSS.escape(cameBy)}"]`);
  const place = link || heading;
  if (place === heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  // Where the page is scrolled to is decided already.
  place.focus({ preventScroll: true });
}
