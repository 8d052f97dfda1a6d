/**
 * Sets the tab's title to the page's first heading, in its language: on every navigation, and again when the heading appears later than the
 * page. Without a heading, the title is the campus's name. The unread count precedes it.
 */
export function followHeading(root: HTMLElement, campus: string): void {
  let isScheduled = false;
  const name = () => {
    isScheduled = false;
    const heading = root.querySelector('h1')?.textContent?.trim() ?? '';
    const unread = Number(
      root.querySelector('[data-unread-conversations]')?.getAttribute('data-unread-conversations') ?? 0,
    );
    const count = unread === 0 ? '' : `(${unread > 99 ? '99+' : unread}) `;
    const title =
      heading === '' || window.location.pathname === '/' ? campus : `${count}${heading} | ${campus}`;
    if (document.title !== title && (window.location.pathname !== '/' || !document.title.startsWith(campus)))
      document.title = title;
  };
  new MutationObserver(() => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(name);
  }).observe(root, { childList: true, subtree: true, characterData: true });
  // The page may have been rendered before this code ran.
  requestAnimationFrame(name);
}
