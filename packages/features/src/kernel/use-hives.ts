import { hiveOf, type ShownHive } from '@campushive/contract/campus';
import { useCampus } from './provider.js';

/** Looks up how the campus shows a hive; one that it does not know has a neutral record. */
export function useHives(): (name: string) => ShownHive {
  const campus = useCampus();
  return (name) => hiveOf(campus, name);
}
