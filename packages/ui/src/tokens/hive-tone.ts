/** The six colours of the hives, in display order. */
export const hiveTones = ['essentials', 'academia', 'logistics', 'buzz', 'archive', 'sidehustle'] as const;

/** Colour of one of the six hives; always used with its icon and its name. */
export type HiveTone = (typeof hiveTones)[number];

const names: ReadonlySet<string> = new Set(hiveTones);

/** Returns true when the tone is a hive's. */
export function isHiveTone(tone: string): tone is HiveTone {
  return names.has(tone);
}
