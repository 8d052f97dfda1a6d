import { hiveNamesOf, hiveOf, type ShownHive } from '@campushive/contract/campus';
import { isHive, type BuiltInHive, type HiveName } from '@campushive/contract/hives';
import { useCampus, useLocale } from './provider.js';

/** Looks up how the campus shows a hive in the reader's language; one that it does not know has a neutral record. */
export function useHives(): (name: string) => ShownHive {
  const campus = useCampus();
  const locale = useLocale();
  return (name) => hiveOf(campus, name, locale);
}

/** What a catalogue says of a hive in a few words; what the campus says of one of its own. */
export function useHiveAbout(): (words: Readonly<Record<BuiltInHive, string>>, name: string) => string {
  const hiveNamed = useHives();
  return (words, name) => (isHive(name) ? words[name] : hiveNamed(name).description);
}

/** The hives that are on here, in the campus's order. */
export const useHiveNames = (): readonly HiveName[] => hiveNamesOf(useCampus());
