/**
 * Fetches the code of a page when somebody is about to open it: a finger or pointer on its link, or the focus. Not while
 * bytes are dear, for not every link that is touched is followed. It begins once the touch is answered: naming a dozen chunks
 * to the browser takes longer than all else that a touch does.
 */
export function prefetchOnIntent(
  preload: (pathname: string) => Promise<void>,
  bytesAreDear: () => boolean,
): void {
  const asked = new Set<string>();
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin || bytesAreDear()) return;
    if (asked.has(link.pathname)) return;
    asked.add(link.pathname);
    // Without a network it is fetched, and its failure shown, when the link is followed.
    const fetchIt = () => void preload(link.pathname).catch(() => asked.delete(link.pathname));
    requestAnimationFrame(() => setTimeout(fetchIt));
  };
  document.addEventListener('pointerover', prepare, { passive: true });
  document.addEventListener('focusin', prepare);
}
