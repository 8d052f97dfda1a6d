import { useMessages } from '../kernel/index.js';
import { sharedCatalogue } from './shared.catalogue.js';

/** Returns a formatter for a title and the number of further items: `Kettle and 2 more items`. */
export function useTitleAndMore(): (title: string, more: number) => string {
  const t = useMessages(sharedCatalogue);
  return (title, more) => (more > 0 ? t.titleAndMore(title, more) : title);
}
