import type { HiveName } from '@campushive/contract/hives';
import { useCampus } from '@campushive/features';
import { useParams } from 'react-router-dom';
import { isHiveName } from './destinations.js';

/** The hive and id of the address; no hive when it names none that is on. */
export function useHiveParams(): { hive: HiveName | undefined; id: string } {
  const { hive, id = '' } = useParams();
  return { hive: isHiveName(useCampus(), hive) ? hive : undefined, id };
}
