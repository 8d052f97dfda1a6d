import type { ReactNode } from 'react';

/**
 * The one honey button of a page: in its card on a wide screen, at hand above the bottom bar on a phone, where the layout
 * leaves room for it below the page's end.
 */
export function MainAction({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="hidden lg:block">{children}</div>
      <div
        data-slot="main-action-bar"
        className="fixed inset-x-0 bottom-16 z-10 border-t border-line bg-surface px-gutter py-2 pb-safe lg:hidden"
      >
        {children}
      </div>
    </>
  );
}
