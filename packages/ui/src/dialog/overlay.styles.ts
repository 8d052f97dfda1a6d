/** Backdrop that dims the page behind dialogs, sheets and confirmations. */
export const overlayStyles =
  'fixed inset-0 z-50 bg-scrim motion-safe:data-[state=open]:animate-fade-in motion-safe:data-[state=closed]:animate-fade-out';
