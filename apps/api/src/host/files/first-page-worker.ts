import { PDFiumLibrary } from '@hyzyla/pdfium';
import { parentPort, workerData } from 'node:worker_threads';
import { limitMemory } from '../images/limit-memory.ts';
import type { FirstPage } from '@campushive/domain/platform/ports/files';
import type { FirstPageTask } from './first-page.js';

const { bytes, width, height, memoryMax } = workerData as FirstPageTask;

limitMemory(memoryMax);

/** Error messages of the library for files that PDFium does not open. */
const REFUSALS: Readonly<Record<string, FirstPage>> = {
  'Password required or incorrect password': { status: 'locked' },
  'Unsupported security scheme': { status: 'locked' },
  'File not in PDF format or corrupted': { status: 'damaged' },
};

async function draw(): Promise<FirstPage> {
  const library = await PDFiumLibrary.init();
  let file;
  try {
    file = await library.loadDocument(bytes);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return REFUSALS[message] ?? { status: 'undrawable' };
  }
  const pages = file.getPageCount();
  if (pages < 1) return { status: 'damaged' };
  const page = file.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(width / originalWidth, height / originalHeight);
  // A very thin page shows nothing.
  if (!(Math.min(originalWidth, originalHeight) * scale >= 16)) return { status: 'undrawable', pages };
  const drawn = await page.render({ render: 'bitmap', scale });
  return {
    status: 'drawn',
    pages,
    picture: { data: Uint8Array.from(drawn.data), width: drawn.width, height: drawn.height },
  };
}

function answer(message: FirstPage): void {
  parentPort?.postMessage(message, message.status === 'drawn' ? [message.picture.data.buffer] : []);
}

// An error while drawing means that the file opens: only its preview is missing.
draw().then(answer, () => answer({ status: 'undrawable' }));
