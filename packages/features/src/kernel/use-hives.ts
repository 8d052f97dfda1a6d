import { hiveNamesOf, hiveOf, type ShownHive } from '@campushive/contract/campus';
import type { HiveName } from '@campushive/contract/hives';
import { useCampus } from './provider.js';

/** Looks up how the campus shows a hive; one that it does not know has a neutral record. */
export function useHives(): (name: string) => ShownHive {
  const campus = useCampus();
  return (name) => hiveOf(campus, name);
}

/** The hives that are on here, in the campus's order. */
export const useHiveNames = (): readonly HiveName[] => hiveNamesOf(useCampus());
