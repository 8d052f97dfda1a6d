import type { HiveFeature, HiveName } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../kernel/index.js';
import { hiveTypesQuery } from './listing.queries.js';

/** Checks whether admins have paused a feature of a hive. False until the state is loaded. */
export function useIsPaused(hive: HiveName | undefined, feature: HiveFeature): boolean {
  const { data = [] } = useQuery(hiveTypesQuery(useClient()));
  return data.find(({ id }) => id === hive)?.paused?.includes(feature) ?? false;
}
