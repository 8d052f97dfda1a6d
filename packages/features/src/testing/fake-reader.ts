import type { OpenPdf, PdfPage, ReaderPort, ReadProblem } from '../kernel/index.js';

/** Content of every PDF that a fake reader opens, or the failure. */
export interface FakeReaderOptions {
  /** Text of each page. Default: three pages of notes. */
  readonly pages?: readonly string[];
  /** Reason that opening fails. `waiting` never resolves. Default: opening works. */
  readonly problem?: ReadProblem | 'waiting';
}

/** Reader in memory that records its calls. */
export interface FakeReader extends ReaderPort {
  /** Opened files with their URLs, oldest first. */
  readonly opened: readonly (readonly [fileId: string, address: string | null])[];
  /** Ids of the files whose stored copies the screen deleted. */
  readonly forgotten: readonly string[];
}

const NOTES = ['Vectors and matrices', 'Worked solutions, 2018 to 2021', 'Worked solutions, 2022 to 2025'];
/** A4, in points. */
const [WIDTH, HEIGHT] = [595, 842];

/** Creates the reader of stories and tests, with pages of a few lines rendered at once. */
export function createFakeReader({ pages = NOTES, problem }: FakeReaderOptions = {}): FakeReader {
  const opened: [string, string | null][] = [];
  const forgotten: string[] = [];
  const pdf: OpenPdf = {
    pages: pages.length,
    page: async (number) => pageOf(pages[number - 1] ?? ''),
    close: () => undefined,
  };
  return {
    opened,
    forgotten,
    open(fileId, address) {
      opened.push([fileId, address]);
      if (problem === 'waiting') return new Promise(() => undefined);
      return Promise.resolve(problem === undefined ? { status: 'open', pdf } : { status: 'failed', problem });
    },
    forget: async (fileId) => void forgotten.push(fileId),
  };
}

const pageOf = (words: string): PdfPage => ({
  width: WIDTH,
  height: HEIGHT,
  draw(canvas, scale) {
    canvas.width = Math.floor(WIDTH * scale);
    canvas.height = Math.floor(HEIGHT * scale);
    const context = canvas.getContext('2d');
    if (context !== null) {
      // White in every theme, as in pdf.js.
      context.fillStyle = 'white';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = 'black';
      context.font = `${24 * scale}px sans-serif`;
      context.fillText(words, 48 * scale, 96 * scale);
    }
    return { done: Promise.resolve(), cancel: () => undefined };
  },
  text: async () => words,
});
