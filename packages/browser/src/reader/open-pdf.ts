import type { OpenPdf, PdfPage } from '@campushive/features';
import {
  getDocument,
  PDFWorker,
  RenderingCancelledException,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfParts {
  /** URL where the host serves `pdfjs-dist/legacy/build/pdf.worker.min.mjs`. */
  readonly worker: string;
  /** URLs of the files of `pdfjs-dist/wasm`, by name. Without them some scans stay empty. */
  readonly wasm: Readonly<Record<string, string>>;
}

/** Opens a PDF with pdf.js, without running the PDF's scripts. Throws `PasswordException` and `InvalidPDFException` of pdf.js. */
export async function openPdf(bytes: Uint8Array<ArrayBuffer>, { worker, wasm }: PdfParts): Promise<OpenPdf> {
  const port = new Worker(trusted(worker), { type: 'module' });
  const loading = getDocument({
    data: bytes,
    worker: PDFWorker.create({ port }),
    BinaryDataFactory: class {
      /** Serves only the decoders that pdf.js requests. Fonts are in the file or on the device. */
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

/** Converts a URL to a trusted one where the site requires Trusted Types (its policy `trusted-types pdf-worker`). */
function trusted(url: string): string {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return url;
  policy ??= trustedTypes.createPolicy('pdf-worker', { createScriptURL: (url) => url });
  return policy.createScriptURL(url);
}
