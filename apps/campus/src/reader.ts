import { createReader, type ReaderOptions } from '@campushive/browser/reader';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import qcms from 'pdfjs-dist/wasm/qcms_bg.wasm?url';

const wasm = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': openjpeg, 'qcms_bg.wasm': qcms };

/** Creates a PDF reader with the pdf.js files that this app serves. */
export const reader = (session: Pick<ReaderOptions, 'name' | 'token'>) =>
  createReader({ ...session, worker, wasm });
