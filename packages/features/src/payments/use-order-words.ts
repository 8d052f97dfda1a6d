import { itemOf, saleOf, type HiveName } from '@campushive/contract';
import { useMessages } from '../kernel/index.js';
import { catalogue } from './payments.catalogue.js';

/**
 * The words of payments. Some are others of tickets and sessions, and of gigs and deliveries, where the poster pays the helper.
 */
export function useOrderWords(hive: HiveName) {
  const words = useMessages(catalogue);
  if (saleOf(hive) === 'gig') return { ...words, ...words.gig };
  switch (itemOf(hive)) {
    case 'ticket':
      return { ...words, ...words.ticket };
    case 'session':
      return { ...words, ...words.tutoring };
    default:
      return words;
  }
}
