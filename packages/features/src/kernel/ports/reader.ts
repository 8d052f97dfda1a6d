/** Page of an open PDF. */
export interface PdfPage {
  /** Size at scale 1. */
  readonly width: number;
  readonly height: number;
  /** Renders the page at `scale` and resizes the canvas to fit. */
  draw(
    canvas: HTMLCanvasElement,
    scale: number,
  ): { readonly done: Promise<void>; readonly cancel: () => void };
  /** Text of the page, line by line. Empty for a scan. */
  text(): Promise<string>;
}

/** Open PDF document. */
export interface OpenPdf {
  readonly pages: number;
  /** Returns a page by number, starting at 1. */
  page(number: number): Promise<PdfPage>;
  close(): void;
}

/** Reason that a PDF cannot be opened. `offline`: no stored copy, and no connection to the server. */
export type ReadProblem = 'offline' | 'damaged' | 'locked' | 'too-large' | 'failed';

/** Result of opening a PDF: the document, or the reason that it cannot be opened. */
export type ReadOutcome =
  | { readonly status: 'open'; readonly pdf: OpenPdf }
  | { readonly status: 'failed'; readonly problem: ReadProblem };

/** In-app PDF reader. Opened files are stored until the session ends, for offline reading. */
export interface ReaderPort {
  /** Opens the stored copy of a file, or else downloads `address`. With null, opens a stored copy only. */
  open(fileId: string, address: string | null): Promise<ReadOutcome>;
  /** Deletes the stored copy of a file that the reader may no longer access. */
  forget(fileId: string): Promise<void>;
}
