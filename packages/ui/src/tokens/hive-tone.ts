/** The six colours of the hives, in the order in which they are shown. */
export const hiveTones = ['essentials', 'academia', 'logistics', 'buzz', 'archive', 'sidehustle'] as const;

/** One of the six hive colours; a tone never stands without its icon and its word. */
export type HiveTone = (typeof hiveTones)[number];

const names: ReadonlySet<string> = new Set(hiveTones);

/** Whether a tone's name is a hive's. */
export function isHiveTone(tone: string): tone is HiveTone {
  return names.has(tone);
}
