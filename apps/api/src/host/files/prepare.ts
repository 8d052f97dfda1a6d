import { createHash } from 'node:crypto';
import type { PreparedFile } from '@campushive/domain/platform/ports/files';
import { encodeDrawn } from '../images/images.js';
import { inspect } from './inspect.js';

/** Inspects a study file and draws its preview; throws `validation_failed` for anything else. */
export async function prepareStudyFile(bytes: Uint8Array): Promise<PreparedFile> {
  const found = await inspect(bytes);
  // A spreadsheet is accepted as study material in the form of an archive.
  const isSheet = found.format === 'xlsx';
  return {
    format: isSheet ? 'zip' : found.format,
    contentType: isSheet ? 'application/zip' : found.contentType,
    bytes: found.bytes,
    pages: found.pages,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    preview: found.firstPage === null ? null : await encodeDrawn(found.firstPage),
  };
}
