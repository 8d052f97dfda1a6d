/** Input of {@link cx}. Empty and false values are left out. */
export type ClassName = string | false | null | undefined | readonly ClassName[];

/** Joins class names. */
export function cx(...names: readonly ClassName[]): string {
  return names.flat(2).filter(Boolean).join(' ');
}
