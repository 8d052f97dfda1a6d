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
export const groundOf = (hive: keyof typeof HIVE_GROUNDS): string =>
  Object.hasOwn(HIVE_GROUNDS, hive) ? HIVE_GROUNDS[hive] : 'bg-fill text-fg';
