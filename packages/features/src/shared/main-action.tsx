import { createContext, useContext, type ReactNode } from 'react';

/** Content before the main action in a phone's bottom bar, such as an icon button for messages. */
export const BesideMainAction = createContext<ReactNode>(null);

/**
 * Primary button of a page: inside its card on a wide screen, and in a bar at the bottom of a phone, where it replaces
 * the navigation bar. `features.css` leaves room for it below the page. With `phoneOnly`, only the bar shows it,
 * because the card has its own. The bar has its full height before its content loads, to avoid a layout shift.
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
