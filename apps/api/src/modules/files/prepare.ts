import type { StudyFormat } from '@campushive/contract';
import { createHash } from 'node:crypto';
import { encodeDrawn, type EncodedPhoto } from '../uploads/images.js';
import { inspect } from './inspect.js';

/** A study file, inspected and ready to be stored. */
export interface PreparedFile {
  readonly format: StudyFormat;
  readonly contentType: string;
  readonly bytes: Buffer;
  readonly pages: number | null;
  /** SHA-256 of the file as it was uploaded. */
  readonly sha256: string;
  readonly preview: EncodedPhoto | null;
}

/** Inspects a study file and draws its preview; throws `validation_failed` for anything else. */
export async function prepareStudyFile(bytes: Buffer): Promise<PreparedFile> {
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
