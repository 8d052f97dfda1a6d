declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    /** Of a variable font: an axis kept within a range, or pinned to one value. */
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
    /** OpenType features that stay. Default: harfbuzz's own choice. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }
  /** A font with the letters of a text only. */
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
