import type { Attachment, Photo } from '@campushive/contract';

/** A message as the composer hands it over, its photo or file stored already. */
export interface NewMessage {
  readonly content: string;
  readonly attachment: Photo | null;
  readonly file?: Attachment;
}
