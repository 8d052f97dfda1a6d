import { isDelivered, itemOf, saleOf, type HiveName } from '@campushive/contract';
import { useMessages } from '../kernel/index.js';
import { catalogue } from './payments.catalogue.js';

/**
 * The words of payments. Some are others of tickets and sessions, and of gigs and deliveries, where the poster pays the helper;
 * those of deliveries have two ends. A service is bought of who does it.
 */
export function useOrderWords(hive: HiveName, isService: boolean) {
  const t = useMessages(catalogue);
  if (isService) return { ...t, ...t.gig, ...t.service };
  if (isDelivered(hive)) return { ...t, ...t.gig, ...t.errand };
  if (saleOf(hive) === 'gig') return { ...t, ...t.gig };
  switch (itemOf(hive)) {
    case 'ticket':
      return { ...t, ...t.ticket };
    case 'session':
      return { ...t, ...t.tutoring };
    default:
      return t;
  }
}
