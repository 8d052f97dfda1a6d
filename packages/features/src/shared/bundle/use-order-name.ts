import { useMessages } from '../../kernel/index.js';
import { catalogue } from './bundle.catalogue.js';

/** Names an order: by its title, and of a bundle by how many things there are beside the first. */
export function useOrderName(): (title: string, more: number) => string {
  const t = useMessages(catalogue);
  return (title, more) => (more > 0 ? t.named(title, more) : title);
}

/** How many things a bundle has beside the first; 0 where there is none. */
export const moreOf = ({ bundle }: { readonly bundle: readonly unknown[] }): number =>
  Math.max(0, bundle.length - 1);
