/** The colours of a hive where a photo is missing. */
export const HIVE_GROUNDS = {
  essentials: 'bg-hive-essentials-soft text-hive-essentials-text',
  academia: 'bg-hive-academia-soft text-hive-academia-text',
  logistics: 'bg-hive-logistics-soft text-hive-logistics-text',
  buzz: 'bg-hive-buzz-soft text-hive-buzz-text',
  archive: 'bg-hive-archive-soft text-hive-archive-text',
  sidehustle: 'bg-hive-sidehustle-soft text-hive-sidehustle-text',
};
