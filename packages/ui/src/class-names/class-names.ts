/** What {@link cx} joins; whatever is empty or false is left out. */
export type ClassName = string | false | null | undefined | readonly ClassName[];

/** Joins class names. */
export function cx(...names: readonly ClassName[]): string {
  return names.flat(2).filter(Boolean).join(' ');
}

type Choices = Record<string, Record<string, string>>;

type Chosen<V extends Choices> = {
  [Name in keyof V]?: (keyof V[Name] extends 'true' | 'false' ? boolean : keyof V[Name]) | undefined;
} & { className?: string | undefined };

/**
 * A table of looks: the class names that all have, and for each choice of the caller those that come to them. Tables are
 * written as for class-variance-authority, in a fifth of its code, because every part of the kit pays for it.
 */
export function cva<const V extends Choices>(
  base: ClassName,
  { variants }: { variants: V },
): (chosen: Chosen<V>) => string {
  return (chosen) =>
    cx(
      base,
      Object.keys(variants).map((name) => variants[name]?.[String(chosen[name])]),
      chosen.className,
    );
}
