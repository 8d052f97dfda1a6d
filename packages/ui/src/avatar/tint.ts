import type { HiveTone } from '../tokens/hive-tone.js';

/** Soft grounds with the text that reads well on them, one for each hive. */
const TINTS: Readonly<Record<HiveTone, string>> = {
  essentials: 'bg-hive-essentials-soft text-hive-essentials-text',
  academia: 'bg-hive-academia-soft text-hive-academia-text',
  logistics: 'bg-hive-logistics-soft text-hive-logistics-text',
  buzz: 'bg-hive-buzz-soft text-hive-buzz-text',
  archive: 'bg-hive-archive-soft text-hive-archive-text',
  sidehustle: 'bg-hive-sidehustle-soft text-hive-sidehustle-text',
};
const CLASSES = Object.values(TINTS);

/** The colours of one person: the same on every screen and device, and different for most who stand side by side. */
export function tintOf(name: string): string {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return CLASSES[hash % CLASSES.length] ?? TINTS.essentials;
}
