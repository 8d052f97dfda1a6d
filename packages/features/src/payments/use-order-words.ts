import { HIVES, type HiveName } from '@campushive/contract';
import { useMessages } from '../kernel/index.js';
import { catalogue } from './payments.catalogue.js';

/** The words of payments; of gigs and deliveries, where the poster pays the helper, some are others. */
export function useOrderWords(hive: HiveName) {
  const words = useMessages(catalogue);
  return HIVES[hive].sale === 'gig' ? { ...words, ...words.gig } : words;
}
