/** A text as it stands in the catalogue, or what one of its functions makes of some values. */
export type Wording =
  string | { readonly key: string; readonly of: readonly unknown[]; readonly says: string };

export interface ScreenWording {
  readonly screen: string;
  /** The folder of its catalogues. */
  readonly feature: string;
  readonly texts: readonly Wording[];
  /** Texts that it reads by a value, as in `words[tab]`: the keys that the value can be. */
  readonly byValue?: readonly string[];
}

/** What a function of the catalogue makes of `of`. */
export const made = (key: string, of: readonly unknown[], says: string): Wording => ({ key, of, says });
