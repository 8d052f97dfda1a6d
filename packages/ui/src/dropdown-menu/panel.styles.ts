/** Panel of a menu and of its submenus. */
export const panelStyles =
  'z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-(--radix-dropdown-menu-content-available-width) min-w-52 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 text-start text-base font-normal text-fg shadow-overlay outline-none motion-safe:data-[state=closed]:animate-pop-out motion-safe:data-[state=open]:animate-pop-in';
