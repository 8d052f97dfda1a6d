import type { AttachmentFormat, StudyFormat } from '@campushive/contract';
import type { DrawnPicture, EncodedPhoto } from './images.js';

/** A file whose content was checked. */
export interface Inspected {
  readonly format: AttachmentFormat;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** Pages, slides, or 1 for a picture; null when unknown. */
  readonly pages: number | null;
  /** First page of a PDF, if it can be drawn. */
  readonly firstPage: DrawnPicture | null;
}

/** A study file, inspected and ready to be stored. */
export interface PreparedFile {
  readonly format: StudyFormat;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly pages: number | null;
  /** SHA-256 of the file as it was uploaded, in hexadecimal. */
  readonly sha256: string;
  readonly preview: EncodedPhoto | null;
}

export type FirstPage =
  | { readonly status: 'drawn'; readonly picture: DrawnPicture; readonly pages: number }
  /**
   * The file opens, but its first page cannot be drawn: too much work, too large, or without a picture. `pages` is the
   * count, if known.
   */
  | { readonly status: 'undrawable'; readonly pages?: number }
  | { readonly status: 'locked' }
  | { readonly status: 'damaged' };

/** Looks into uploaded documents. */
export interface FileInspector {
  /**
   * Detects the type of a file by its bytes, whatever its name. Throws `unsupported_file`, `unreadable_file`,
   * `encrypted_file`, `unsafe_file`.
   */
  inspect(bytes: Uint8Array): Promise<Inspected>;
  /** Inspects a study file and draws its preview. Throws as `inspect`. */
  prepareStudyFile(bytes: Uint8Array): Promise<PreparedFile>;
  /** Draws the first page of a PDF, without running its scripts or fetching its links. */
  drawFirstPage(bytes: Uint8Array): Promise<FirstPage>;
}
