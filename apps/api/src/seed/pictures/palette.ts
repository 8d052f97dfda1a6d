/** Colours of the stalls' drawings, as sharp's SVG reader knows them: it has no oklch(). */
export const INK = '#1f180f';
export const SOFT_INK = '#3e372d';
export const PAPER = '#fbfaf7';
export const SHADE = '#e4ded4';
export const STEEL = '#c1bdb7';
export const HONEY = '#f3b527';
export const WOOD = '#bf8d5b';
export const DARK_WOOD = '#96653c';
