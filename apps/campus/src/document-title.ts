const PRODUCT = 'CampusHive';

/**
 * Names the tab after the page's first heading, in whatever language it is: on every navigation, and again when the heading
 * comes later than the page. A page without one keeps the product's name.
 */
export function followHeading(root: HTMLElement): void {
  let asked = false;
  const name = () => {
    asked = false;
    const heading = root.querySelector('h1')?.textContent?.trim() ?? '';
    const title = heading === '' || window.location.pathname === '/' ? PRODUCT : `${heading} | ${PRODUCT}`;
    if (document.title !== title && (window.location.pathname !== '/' || !document.title.startsWith(PRODUCT)))
      document.title = title;
  };
  new MutationObserver(() => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(name);
  }).observe(root, { childList: true, subtree: true, characterData: true });
  // The page may have been there before this code.
  requestAnimationFrame(name);
}
