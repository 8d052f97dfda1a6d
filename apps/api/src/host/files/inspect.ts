import type { AttachmentFormat } from '@campushive/contract';
import { fileTypeFromBuffer } from 'file-type';
import { Failure } from '@campushive/domain/calls/failure';
import type { Inspected } from '@campushive/domain/platform/ports/files';
import { encodeOriginal } from '../images/images.js';
import { drawFirstPage } from './first-page.js';
import { checkedPages, countPages, damaged, locked } from './pdf.js';
import { checkZip, readEntry, type ZipEntry } from './zip.js';

const CONTENT_TYPES: Readonly<Record<AttachmentFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  zip: 'application/zip',
  jpg: 'image/jpeg',
};

const unsupported = (why = 'Please choose a PDF, Word, PowerPoint, ZIP or picture file.') =>
  new Failure('unsupported_file', why);

/**
 * Detects the type of a file by its bytes, whatever its name. Throws `unsupported_file`, `unreadable_file`,
 * `encrypted_file`, `unsafe_file`.
 */
export async function inspect(content: Uint8Array): Promise<Inspected> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  // Some writers put a few bytes before the header; every reader accepts that.
  if (bytes.subarray(0, 1_024).includes('%PDF-')) {
    return inspectPdf(bytes);
  }
  if (bytes.length >= 4 && [0x04034b50, 0x06054b50].includes(bytes.readUInt32LE(0))) {
    return inspectZip(bytes);
  }
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (type === 'application/x-cfb') {
    // Word and PowerPoint put an encrypted document into the container of their old formats.
    const isLocked = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
    if (isLocked) {
      throw new Failure(
        'encrypted_file',
        'This file is locked with a password. Please upload it without one.',
      );
    }
    throw unsupported('This is an old Word or PowerPoint file. Please save it as DOCX, PPTX or PDF.');
  }
  if (type.startsWith('image/')) return found('jpg', await encodeOriginal(bytes), 1);
  throw unsupported();
}

/**
 * Opens the file with PDFium, as readers' programs will, once our own parser has found no fault. Accepts a PDF with
 * only an owner password, because it opens without one.
 */
async function inspectPdf(bytes: Buffer): Promise<Inspected> {
  const counted = await countPages(bytes);
  const first = await drawFirstPage(bytes);
  switch (first.status) {
    case 'locked':
      throw locked();
    case 'damaged':
      throw damaged();
    case 'drawn':
      return { ...found('pdf', bytes, counted ?? checkedPages(first.pages)), firstPage: first.picture };
    case 'undrawable':
      return found('pdf', bytes, counted ?? first.pages ?? null);
    default:
      return first satisfies never;
  }
}

async function inspectZip(bytes: Buffer): Promise<Inspected> {
  const entries = await checkZip(bytes);
  const has = (name: string) => entries.some((file) => file.name === name);
  if (entries.some((file) => file.name.endsWith('vbaProject.bin'))) {
    throw unsupported('Files with macros are not taken. Please save it without them.');
  }
  if (has('[Content_Types].xml') && has('word/document.xml')) {
    return found('docx', bytes, await readPageCount(bytes, entries, 'Pages'));
  }
  if (has('[Content_Types].xml') && has('xl/workbook.xml')) return found('xlsx', bytes, null);
  if (has('[Content_Types].xml') && has('ppt/presentation.xml')) {
    const slides = entries.filter((file) => /^ppt\/slides\/slide\d+\.xml$/.test(file.name)).length;
    return found('pptx', bytes, slides > 0 ? slides : null);
  }
  if (entries.length === 0) throw new Failure('unreadable_file', 'This archive is empty.');
  return found('zip', bytes, null);
}

/** Reads the page count that Word stored when the file was last saved. */
async function readPageCount(
  bytes: Buffer,
  entries: readonly ZipEntry[],
  element: string,
): Promise<number | null> {
  const text = await readEntry(bytes, entries, 'docProps/app.xml');
  const count = Number(new RegExp(`<${element}>(\\d{1,5})</${element}>`).exec(text ?? '')?.[1] ?? 0);
  return count > 0 ? count : null;
}

const found = (format: AttachmentFormat, bytes: Buffer, pages: number | null): Inspected => ({
  format,
  contentType: CONTENT_TYPES[format],
  bytes,
  pages,
  firstPage: null,
});
