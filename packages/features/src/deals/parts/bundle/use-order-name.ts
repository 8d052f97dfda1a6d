import { useMessages } from '../../../kernel/index.js';
import { catalogue } from './bundle.catalogue.js';

/** Returns a formatter for the name of an order: its title, plus the number of further items of a bundle. */
export function useOrderName(): (title: string, more: number) => string {
  const t = useMessages(catalogue);
  return (title, more) => (more > 0 ? t.named(title, more) : title);
}

/** Counts the items of a bundle after the first. Returns 0 for an order without a bundle. */
export const moreOf = ({ bundle }: { readonly bundle: readonly unknown[] }): number =>
  Math.max(0, bundle.length - 1);
