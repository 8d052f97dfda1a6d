import { TOPIC_IDS, type HiveName, type PriceRange, type TopicId } from '@campushive/contract';
import { topicOfTitle } from '@campushive/contract/search/title-topic';
import { useQuery } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import { useClient } from '../kernel/index.js';
import type { FormValues } from './form-fields.js';
import { priceRangeQuery } from './listing-form.queries.js';

/**
 * What things like the one in the form were sold for; null until that is known, where too little was sold, and where it cannot be
 * asked: it is a hint, and nothing waits for it.
 */
export function usePriceRange(hive: HiveName, control: Control<FormValues>): PriceRange | null {
  const client = useClient();
  const [title, category] = useWatch({ control, name: ['title', 'itemCategory'] });
  const topic = hive === 'essentials' ? topicOf(String(title ?? ''), category) : undefined;
  return useQuery(priceRangeQuery(client, topic)).data ?? null;
}

/** The shelf that was chosen, or that the title names. */
const topicOf = (title: string, category: FormValues['itemCategory']): TopicId | undefined =>
  TOPIC_IDS.find((id) => id === category) ?? topicOfTitle('essentials', title);
