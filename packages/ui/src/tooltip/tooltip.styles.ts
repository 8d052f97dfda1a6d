/** The bubble of Tooltip and TapTip: ink on paper turned around, so that it is seen as a note and not as a card. */
export const bubble =
  'fixed inset-auto z-60 m-0 w-max max-w-72 animate-fade-in rounded-chip border border-transparent bg-fg px-2.5 py-1.5 text-start text-sm font-semibold text-bg shadow-overlay whitespace-normal';
