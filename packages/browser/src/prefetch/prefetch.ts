/**
 * Fetches the code of a page that a reader is about to open, on touch, hover or focus of its link. Disabled while data is saved, because
 * not every touched link is followed. Fetching starts after the touch is handled, because requesting a dozen chunks takes longer than the
 * rest of that work.
 */
export function prefetchOnIntent(
  preload: (pathname: string) => Promise<void>,
  saveData: () => boolean,
): void {
  const requested = new Set<string>();
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin || saveData()) return;
    if (requested.has(link.pathname)) return;
    requested.add(link.pathname);
    // Without a network, the code is fetched when the link is followed, and the failure appears then.
    const fetchIt = () => void preload(link.pathname).catch(() => requested.delete(link.pathname));
    requestAnimationFrame(() => setTimeout(fetchIt));
  };
  document.addEventListener('pointerover', prepare, { passive: true });
  document.addEventListener('focusin', prepare);
}
