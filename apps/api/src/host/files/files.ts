import type { FileInspector } from '../../platform/ports/files.js';
import { drawFirstPage } from './first-page.js';
import { inspect } from './inspect.js';
import { prepareStudyFile } from './prepare.js';

/** Documents, opened with our own parsers and PDFium. */
export const files: FileInspector = {
  inspect,
  prepareStudyFile,
  drawFirstPage: (bytes) => drawFirstPage(bytes),
};
