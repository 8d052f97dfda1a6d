declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    /** Axes of a variable font: kept within a range, or pinned to a value. */
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
    /** OpenType features to keep. Default: harfbuzz's own choice. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }
  /** Returns the font reduced to the letters of a text. */
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
