import { createContext, useContext, type ReactNode } from 'react';

/** What stands before the main action on a phone, so that both are at hand: an icon button, such as Message. */
export const BesideMainAction = createContext<ReactNode>(null);

/**
 * The one primary button of a page: in its card on a wide screen, at hand at the bottom of a phone, where it takes the place
 * of the bottom bar. Room for it below the page's end is left by `features.css`. `phoneOnly`: the card shows it already.
 * The bar has its height before what is in it has come, or it would move while the page is read from the line.
 */
export function MainAction({ phoneOnly, children }: { phoneOnly?: boolean; children: ReactNode }) {
  const beside = useContext(BesideMainAction);
  return (
    <>
      {phoneOnly ? null : <div className="hidden lg:block">{children}</div>}
      <div
        data-slot="main-action-bar"
        data-bar="action"
        className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-gutter pb-safe min-h-safe-17 lg:hidden"
      >
        <div className="mx-auto flex max-w-xl items-center gap-2 py-2">
          {beside}
          <div className="min-w-0 flex-1">{children}</div>
        </div>
      </div>
    </>
  );
}
