import type { HiveName } from '@campushive/contract/hives';
import { useCampus } from '@campushive/features';
import { useParams } from 'react-router-dom';
import { isHiveName } from './destinations.js';

/** Returns the hive and the id in the URL. `hive` is undefined unless it is active. */
export function useHiveParams(): { hive: HiveName | undefined; id: string } {
  const { hive, id = '' } = useParams();
  return { hive: isHiveName(useCampus(), hive) ? hive : undefined, id };
}
