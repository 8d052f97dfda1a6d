import type { HiveTone } from '../tokens/hive-tone.js';

/** Soft backgrounds with a legible text colour, one for each hive. */
const TINTS: Readonly<Record<HiveTone, string>> = {
  essentials: 'bg-hive-essentials-soft text-hive-essentials-text',
  academia: 'bg-hive-academia-soft text-hive-academia-text',
  logistics: 'bg-hive-logistics-soft text-hive-logistics-text',
  buzz: 'bg-hive-buzz-soft text-hive-buzz-text',
  archive: 'bg-hive-archive-soft text-hive-archive-text',
  sidehustle: 'bg-hive-sidehustle-soft text-hive-sidehustle-text',
};
const CLASSES = Object.values(TINTS);

/** Returns the colours of a person, derived from the name: the same everywhere, and mostly different for adjacent people. */
export function tintOf(name: string): string {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return CLASSES[hash % CLASSES.length] ?? TINTS.essentials;
}
