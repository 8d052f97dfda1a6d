export { useTitleAndMore as useOrderName } from '../../../shared/use-title-and-more.js';

/** Counts the items of a bundle after the first. Returns 0 for an order without a bundle. */
export const moreOf = ({ bundle }: { readonly bundle: readonly unknown[] }): number =>
  Math.max(0, bundle.length - 1);
