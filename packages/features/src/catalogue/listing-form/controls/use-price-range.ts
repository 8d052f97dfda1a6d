import { TOPIC_IDS, type HiveName, type PriceRange, type TopicId } from '@campushive/contract';
import { topicOfTitle } from '@campushive/contract/search/title-topic';
import { useQuery } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import { useClient } from '../../../kernel/index.js';

import { priceRangeQuery } from '../listing-form.queries.js';
import type { FormValues } from '../values/form-values.js';

/**
 * Returns the price range of similar sold items. Null while it loads, with too few sales, and after a failure, because
 * the range is only a hint.
 */
export function usePriceRange(hive: HiveName, control: Control<FormValues>): PriceRange | null {
  const client = useClient();
  const [title, category] = useWatch({ control, name: ['title', 'itemCategory'] });
  const topic = hive === 'essentials' ? topicOf(String(title ?? ''), category) : undefined;
  return useQuery(priceRangeQuery(client, topic)).data ?? null;
}

/** Returns the chosen topic, or the one that the title suggests. */
const topicOf = (title: string, category: FormValues['itemCategory']): TopicId | undefined =>
  TOPIC_IDS.find((id) => id === category) ?? topicOfTitle('essentials', title);
