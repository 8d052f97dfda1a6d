/** Overlays that can open inside another one. scripts/kit/overlays.test.ts opens each pair of this table. */
export const INNER = ['dialog', 'sheet', 'popover', 'menu', 'select', 'tooltip', 'combobox'] as const;

/** Overlays that can contain others. */
export const OUTER = ['dialog', 'sheet', 'popover'] as const;

/** Overlays that a menu item opens, after the menu has closed. */
export const FROM_MENU = ['dialog', 'sheet'] as const;

/** Overlays that a button with a tooltip opens. */
export const UNDER_TOOLTIP = ['dialog', 'sheet', 'popover', 'menu'] as const;

export type Inner = (typeof INNER)[number];
export type Outer = (typeof OUTER)[number];

/** A page of the suite. */
export type Nest =
  | { readonly outer: Outer; readonly inner: Inner }
  | { readonly outer: 'menu'; readonly inner: (typeof FROM_MENU)[number] }
  | { readonly outer: 'tooltip'; readonly inner: (typeof UNDER_TOOLTIP)[number] };
