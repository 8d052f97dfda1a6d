/**
 * A place where an area takes a function of an area above it, which it must not import. The composition fills it
 * (`connect-areas.ts`).
 */
export interface Hook<Use> {
  /** Throws when another function fills the hook already: each hook has one owner. */
  fill(use: Use): void;
  /** The function. Throws before the composition has filled the hook. */
  readonly use: Use;
}

export function createHook<Use>(name: string): Hook<Use> {
  let filled: { readonly use: Use } | undefined;
  return {
    fill(use) {
      if (filled !== undefined && filled.use !== use)
        throw new Error(`The hook ${name} has an owner already.`);
      filled = { use };
    },
    get use() {
      if (filled === undefined)
        throw new Error(`Fill the hook ${name} before its first use: connectAreas().`);
      return filled.use;
    },
  };
}
