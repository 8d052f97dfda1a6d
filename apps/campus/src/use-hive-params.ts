import type { HiveName } from '@campushive/contract/hives';
import { useParams } from 'react-router-dom';
import { isHiveName } from './destinations.js';

/** The hive and id of the address; no hive when it names none of the six. */
export function useHiveParams(): { hive: HiveName | undefined; id: string } {
  const { hive, id = '' } = useParams();
  return { hive: isHiveName(hive) ? hive : undefined, id };
}
