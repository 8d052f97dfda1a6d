import { isDelivered, itemOf, saleOf, type HiveName } from '@campushive/contract';
import { useMessages } from '../../../kernel/index.js';
import { catalogue } from './payments.catalogue.js';

/**
 * Returns the payment texts, adapted to the item: tickets, sessions, services, and gigs and deliveries, where the poster pays the helper.
 * Deliveries have two ends.
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
