/** What can be open in what: scripts/overlays.test.ts opens each pair of this table. */
export const INNER = ['dialog', 'sheet', 'popover', 'menu', 'select', 'tooltip', 'combobox'] as const;

/** What has room for others. */
export const OUTER = ['dialog', 'sheet', 'popover'] as const;

/** What an item of a menu opens, when the menu has closed. */
export const FROM_MENU = ['dialog', 'sheet'] as const;

/** What a button with a tooltip opens. */
export const UNDER_TOOLTIP = ['dialog', 'sheet', 'popover', 'menu'] as const;

export type Inner = (typeof INNER)[number];
export type Outer = (typeof OUTER)[number];

/** One page of the suite. */
export type Nest =
  | { readonly outer: Outer; readonly inner: Inner }
  | { readonly outer: 'menu'; readonly inner: (typeof FROM_MENU)[number] }
  | { readonly outer: 'tooltip'; readonly inner: (typeof UNDER_TOOLTIP)[number] };
