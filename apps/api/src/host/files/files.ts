import type { FileInspector } from '@campushive/domain/platform/ports/files';
import { drawFirstPage } from './first-page.js';
import { inspect } from './inspect.js';
import { prepareStudyFile } from './prepare.js';

/** Documents, opened with our own parsers and PDFium. */
export const files: FileInspector = {
  inspect,
  prepareStudyFile,
  drawFirstPage: (bytes) => drawFirstPage(bytes),
};
