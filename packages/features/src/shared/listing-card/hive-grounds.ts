import { isHive, ownHive, type BuiltInHive, type HiveName } from '@campushive/contract';

/** The colours of a hive where a photo is missing. */
const HIVE_GROUNDS = {
  essentials: 'bg-hive-essentials-soft text-hive-essentials-text',
  academia: 'bg-hive-academia-soft text-hive-academia-text',
  logistics: 'bg-hive-logistics-soft text-hive-logistics-text',
  buzz: 'bg-hive-buzz-soft text-hive-buzz-text',
  archive: 'bg-hive-archive-soft text-hive-archive-text',
  sidehustle: 'bg-hive-sidehustle-soft text-hive-sidehustle-text',
};

/** The colours of a hive where a photo is missing; neutral ones for a hive that is unknown. */
export function groundOf(hive: HiveName): string {
  const tone = toneOf(hive);
  return tone === 'neutral' ? 'bg-fill text-fg' : HIVE_GROUNDS[tone];
}

/** The hive whose colours a hive has: its own, or those that the campus chose for one of its own. */
export function toneOf(hive: HiveName): BuiltInHive | 'neutral' {
  const colour = ownHive(hive)?.colour ?? hive;
  return isHive(colour) ? colour : 'neutral';
}
