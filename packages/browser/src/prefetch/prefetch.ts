/**
 * Fetches the code of a page that a reader is about to open: a finger or pointer on its link, or the focus. Not while data is
 * saved, for not every link that is touched is followed. It begins once the touch is answered: naming a dozen chunks to the
 * browser takes longer than everything else that a touch does.
 */
export function prefetchOnIntent(
  preload: (pathname: string) => Promise<void>,
  saveData: () => boolean,
): void {
  const asked = new Set<string>();
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin || saveData()) return;
    if (asked.has(link.pathname)) return;
    asked.add(link.pathname);
    // Without a network it is fetched, and its failure shown, when the link is followed.
    const fetchIt = () => void preload(link.pathname).catch(() => asked.delete(link.pathname));
    requestAnimationFrame(() => setTimeout(fetchIt));
  };
  document.addEventListener('pointerover', prepare, { passive: true });
  document.addEventListener('focusin', prepare);
}
