import type { ReactElement, ReactNode } from 'react';

/** The row of tabs, or of links that look like tabs. */
export const rowStyles =
  'flex gap-1 overflow-x-auto overflow-y-hidden overscroll-x-contain scrollbar-none inset-shadow-[0_-1px_0_var(--ch-line)] data-[orientation=vertical]:shrink-0 data-[orientation=vertical]:flex-col data-[orientation=vertical]:overflow-visible data-[orientation=vertical]:inset-shadow-none';

/** A tab. */
export const tabStyles =
  'group flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3.5 text-sm font-semibold text-fg-muted -outline-offset-2 transition hover:text-fg disabled:cursor-not-allowed disabled:opacity-45 data-pressed:outline-none data-[orientation=vertical]:border-s-2 data-[orientation=vertical]:border-b-0 data-[state=active]:border-fg data-[state=active]:text-fg';

/** Label and count of a tab. */
export function TabWords({
  count,
  children,
}: {
  count: number | undefined;
  children: ReactNode;
}): ReactElement {
  return (
    <>
      <span ref={showWhenActive} className="flex items-center gap-2">
        {children}
      </span>
      {/* The space separates label and count for screen readers. */}
      {count === undefined ? null : ' '}
      {count === undefined ? null : (
        <span className="min-w-5 rounded-full bg-fill px-1.5 py-0.5 text-center text-xs font-bold tabular-nums group-data-[state=active]:bg-brand group-data-[state=active]:text-on-brand">
          {count}
        </span>
      )}
    </>
  );
}

/** Scrolls the initially active tab into view: on a phone it may lie outside the visible width. */
function showWhenActive(words: HTMLElement | null): void {
  const tab = words?.closest<HTMLElement>('[data-state=active]');
  if (!tab) return;
  scrollIntoFullView(tab);
  // A font that loads later may widen the row. jsdom has no fonts.
  if ('fonts' in document) void document.fonts.ready.then(() => scrollIntoFullView(tab));
}

/** Scrolls only the row; `scrollIntoView` would move the page, too. */
export function scrollIntoFullView(tab: HTMLElement): void {
  const row = tab.closest<HTMLElement>('[data-slot=tab-list], [data-slot=tab-nav-list]');
  if (!row) return;
  const from = tab.offsetLeft - row.offsetLeft;
  const to = from + tab.offsetWidth;
  if (from < row.scrollLeft) row.scrollLeft = from;
  else if (to > row.scrollLeft + row.clientWidth) row.scrollLeft = to - row.clientWidth;
}
