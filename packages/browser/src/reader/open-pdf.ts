import type { OpenPdf, PdfPage } from '@campushive/features';
import {
  getDocument,
  PDFWorker,
  RenderingCancelledException,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfParts {
  /** Where the host serves `pdfjs-dist/legacy/build/pdf.worker.min.mjs`. */
  readonly worker: string;
  /** Where it serves the files of `pdfjs-dist/wasm`, by name: without them some scans stay empty. */
  readonly wasm: Readonly<Record<string, string>>;
}

/** Opens a PDF with pdf.js, which runs none of its scripts. Throws its `PasswordException` and `InvalidPDFException`. */
export async function openPdf(bytes: Uint8Array<ArrayBuffer>, { worker, wasm }: PdfParts): Promise<OpenPdf> {
  const port = new Worker(trusted(worker), { type: 'module' });
  const loading = getDocument({
    data: bytes,
    worker: PDFWorker.create({ port }),
    BinaryDataFactory: class {
      /** Of what pdf.js asks for, only its decoders are served; fonts are in the file or on the device. */
      async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
        const url = wasm[filename];
        if (url === undefined) throw new Error(`No ${filename} is served`);
        return new Uint8Array(await (await fetch(url)).arrayBuffer());
      }
    },
    useWorkerFetch: false,
  });
  const close = () => {
    void loading.destroy();
    port.terminate();
  };
  try {
    return opened(await loading.promise, close);
  } catch (error) {
    close();
    throw error;
  }
}

function opened(document: PDFDocumentProxy, close: () => void): OpenPdf {
  return {
    pages: document.numPages,
    page: async (number) => pageOf(await document.getPage(number)),
    close,
  };
}

function pageOf(page: PDFPageProxy): PdfPage {
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    width,
    height,
    draw(canvas, scale) {
      const viewport = page.getViewport({ scale });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const task = page.render({ canvas, viewport });
      const done = task.promise.catch((error: unknown) => {
        if (!(error instanceof RenderingCancelledException)) throw error;
      });
      return { done, cancel: () => task.cancel() };
    },
    async text() {
      const { items } = await page.getTextContent();
      return items
        .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
        .join('')
        .trim();
    },
  };
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Where the site accepts code from trusted addresses only (its `trusted-types pdf-worker` policy), this is one. */
function trusted(url: string): string {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return url;
  policy ??= trustedTypes.createPolicy('pdf-worker', { createScriptURL: (given) => given });
  return policy.createScriptURL(url);
}
