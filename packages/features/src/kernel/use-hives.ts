import { hiveNamesOf, hiveOf, type ShownHive } from '@campushive/contract/campus';
import { isHive, type BuiltInHive, type HiveName } from '@campushive/contract/hives';
import { useCampus, useLocale } from './provider.js';

/** Returns a lookup of hive records in the reader's language. An unknown hive gets a neutral record. */
export function useHives(): (name: string) => ShownHive {
  const campus = useCampus();
  const locale = useLocale();
  return (name) => hiveOf(campus, name, locale);
}

/** Returns a function for a hive's short description: the catalogue's text, or the campus's text for its own hives. */
export function useHiveAbout(): (words: Readonly<Record<BuiltInHive, string>>, name: string) => string {
  const hiveNamed = useHives();
  return (words, name) => (isHive(name) ? words[name] : hiveNamed(name).description);
}

/** Returns the enabled hives in the campus's order. */
export const useHiveNames = (): readonly HiveName[] => hiveNamesOf(useCampus());
