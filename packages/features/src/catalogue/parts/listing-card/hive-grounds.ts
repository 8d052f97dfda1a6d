import { isHive, ownHive, type BuiltInHive, type HiveName } from '@campushive/contract';

/** Background and text colours per hive, for cards without a photo. */
const HIVE_GROUNDS = {
  essentials: 'bg-hive-essentials-soft text-hive-essentials-text',
  academia: 'bg-hive-academia-soft text-hive-academia-text',
  logistics: 'bg-hive-logistics-soft text-hive-logistics-text',
  buzz: 'bg-hive-buzz-soft text-hive-buzz-text',
  archive: 'bg-hive-archive-soft text-hive-archive-text',
  sidehustle: 'bg-hive-sidehustle-soft text-hive-sidehustle-text',
};

/** Returns the colours for a card without a photo; neutral ones for an unknown hive. */
export function groundOf(hive: HiveName): string {
  const tone = toneOf(hive);
  return tone === 'neutral' ? 'bg-fill text-fg' : HIVE_GROUNDS[tone];
}

/** Returns the built-in hive whose colours apply: the hive itself, or the colour chosen for a campus's custom hive. */
export function toneOf(hive: HiveName): BuiltInHive | 'neutral' {
  const colour = ownHive(hive)?.colour ?? hive;
  return isHive(colour) ? colour : 'neutral';
}

const HIVE_TEXTS = {
  essentials: 'text-hive-essentials-text',
  academia: 'text-hive-academia-text',
  logistics: 'text-hive-logistics-text',
  buzz: 'text-hive-buzz-text',
  archive: 'text-hive-archive-text',
  sidehustle: 'text-hive-sidehustle-text',
};

/** Returns the text colour of a hive on a plain ground; the normal text colour for an unknown hive. */
export function hiveTextOf(hive: HiveName): string {
  const tone = toneOf(hive);
  return tone === 'neutral' ? 'text-fg' : HIVE_TEXTS[tone];
}
