import type { Variant } from '@campushive/contract';

/** A variant of a photo, encoded. */
export interface EncodedVariant extends Omit<Variant, 'url'> {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

export interface EncodedPhoto {
  readonly variants: readonly EncodedVariant[];
  /** Pixels of the largest variant. */
  readonly width: number;
  readonly height: number;
  /** A blurred preview as a data URL. */
  readonly placeholder: string;
}

/** A decoded picture, four bytes per pixel. */
export interface DrawnPicture {
  readonly data: Uint8Array<ArrayBuffer>;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Reads and encodes photos. */
export interface Images {
  /** Number of photos that may be encoded at once, so that other work still has room. */
  readonly concurrency: number;
  /**
   * Reads the header of a photo: its number of pixels, before anything is unpacked. Throws `unsupported_file` for other files, and
   * `unreadable_file` for a damaged header or too many pixels.
   */
  countPixels(bytes: Uint8Array): Promise<number>;
  /**
   * Turns a photo upright, removes its metadata, and encodes it for every kind of screen. Throws `unsupported_file`
   * unless the first bytes are those of a photo, and `unreadable_file` for a damaged photo.
   */
  encodePhoto(bytes: Uint8Array): Promise<EncodedPhoto>;
  /** Encodes a decoded picture for every kind of screen. */
  encodeDrawn(picture: DrawnPicture): Promise<EncodedPhoto>;
}
