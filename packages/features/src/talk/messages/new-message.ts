import type { Attachment, Photo } from '@campushive/contract';

/** Message from the composer. Its photo or file is already stored. */
export interface NewMessage {
  readonly content: string;
  readonly attachment: Photo | null;
  readonly file?: Attachment;
}
