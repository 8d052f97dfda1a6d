/** Modes in which Chromatic takes snapshots: each theme on a phone and on a laptop. `theme` is the global of the toolbar. */
export const modes = {
  'light 360': { theme: 'light', viewport: 360 },
  'light 1280': { theme: 'light', viewport: 1280 },
  'dark 360': { theme: 'dark', viewport: 360 },
  'dark 1280': { theme: 'dark', viewport: 1280 },
} as const;
