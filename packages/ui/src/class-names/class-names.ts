/** What {@link cx} joins; whatever is empty or false is left out. */
export type ClassName = string | false | null | undefined | readonly ClassName[];

/** Joins class names. */
export function cx(...names: readonly ClassName[]): string {
  return names.flat(2).filter(Boolean).join(' ');
}
