/** Content to share: a text, a page of this site by `path`, or the current page when both are absent. */
export interface SharedContent {
  readonly title: string;
  readonly text?: string;
  readonly path?: string;
}

/** Content for the share sheet. `files` are shared beside the text where the sheet takes them. */
export interface SheetContent {
  readonly title: string;
  readonly text: string;
  /** Absolute URL of the shared page. */
  readonly url: string;
  /** Default: none. */
  readonly files?: readonly File[];
}

/**
 * Result of the share sheet. `dismissed`: closed without sharing. `expired`: the last press is too long ago, and a further one may open the
 * sheet. `failed`: the sheet cannot share the content.
 */
export type SheetOutcome = 'shared' | 'dismissed' | 'expired' | 'failed';

/** Port to the system's share sheet, which opens only soon after a press. */
export interface ShareSheetPort {
  /** Returns true when the browser has a share sheet. */
  supported(): boolean;
  /** Returns true when the sheet takes these files. */
  canShareFiles(files: readonly File[]): boolean;
  /** Opens the sheet. Leaves out files that it does not take. Never rejects. */
  open(content: SheetContent): Promise<SheetOutcome>;
}

/** Content that another app shared to this one. */
export interface ReceivedShare {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** Pictures, in order. Each is small enough for a photo field. */
  readonly pictures: readonly File[];
  /** Numbers of files that were left out: not a picture, too large, or beyond the maximum. */
  readonly leftOut: { readonly type: number; readonly size: number; readonly many: number };
}

/** Port to content that another app shared to this one. The device stores it until it is used, at most an hour. */
export interface ReceivedSharePort {
  /** Returns null for none: used already, or an hour over. Never rejects. */
  read(): Promise<ReceivedShare | null>;
  /** Deletes the content. Never rejects. */
  clear(): Promise<void>;
}
