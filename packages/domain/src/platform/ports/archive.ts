/** File of an archive. */
export interface ArchiveEntry {
  /** Path inside the archive, with `/` between folders. */
  readonly name: string;
  /** False for content that is compressed already. */
  readonly compress: boolean;
  /** Content, which is read only when its turn comes. */
  readonly content: AsyncIterable<Uint8Array | string>;
}

/** Writes ZIP archives. */
export interface Archive {
  /**
   * Packs files into a ZIP while it is read, one after the other. The stream fails when `entries` or the content of a file
   * fails.
   */
  pack(entries: AsyncIterable<ArchiveEntry>): AsyncIterable<Uint8Array>;
}
