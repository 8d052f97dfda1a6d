import { inflate } from 'node:zlib';
import { promisify } from 'node:util';
import { Failure } from '@campushive/domain/calls/failure';

const unpack = promisify(inflate);

/** Size limit of an unpacked object list: a larger stream is no list. */
const MAX_OBJECTS = 4 * 1024 * 1024;
/** Limits of the total work for a file: streams, pages, and nodes. */
const MAX_STREAMS = 500;
const MAX_PAGES = 20_000;
const MAX_NODES = 3_000;
/** Length limit of one node in characters: it lists its children. */
const MAX_NODE = 100_000;

export const damaged = () =>
  new Failure('unreadable_file', 'This PDF is damaged and cannot be opened. Please choose another.');
export const locked = () =>
  new Failure('encrypted_file', 'This PDF is locked with a password. Please upload it without one.');

/**
 * Counts the pages of a PDF by its page tree. Returns null for an encrypted one: it may open without a password, and
 * only a PDF reader can count its pages. Throws `unreadable_file` when it has no beginning, no end or no pages. Does
 * not draw or run any of it.
 */
export async function countPages(bytes: Buffer): Promise<number | null> {
  // One byte, one character: objects and stream offsets are in bytes.
  const text = bytes.toString('latin1');
  if (!text.slice(0, 1_024).includes('%PDF-')) throw damaged();
  if (!/startxref\s+\d+\s+%%EOF/.test(text.slice(-2_048))) throw damaged();
  const objects = await objectsOf(bytes, text);
  if (objects.some((one) => /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(one))) return null;
  return checkedPages(Math.max(0, ...objects.flatMap(countsIn)));
}

/** Throws `unreadable_file` for an impossible number of pages. */
export function checkedPages(pages: number): number {
  if (pages < 1 || pages > MAX_PAGES) throw damaged();
  return pages;
}

/** Returns `/Count` of the nodes of the page tree; the root's is the greatest. */
function countsIn(objects: string): number[] {
  const counts: number[] = [];
  for (const { index } of objects.matchAll(/\/Type\s*\/Pages\b/g)) {
    // Bounded in both directions: a file made only of nodes must not block the process.
    if (counts.length >= MAX_NODES) break;
    const before = objects.slice(Math.max(0, index - MAX_NODE), index);
    const from = Math.max(before.lastIndexOf('obj'), before.lastIndexOf('<<'), 0);
    const [after = ''] = objects.slice(index, index + MAX_NODE).split('endobj', 1);
    counts.push(Number(/\/Count\s+(\d{1,7})\b/.exec(before.slice(from) + after)?.[1] ?? 0));
  }
  return counts;
}

/** Returns the plain text of the file without the contents of streams, and the contents of its object streams (PDF 1.5). */
async function objectsOf(bytes: Buffer, text: string): Promise<string[]> {
  const open: string[] = [];
  const packed: Promise<string>[] = [];
  let from = 0;
  for (const match of text.matchAll(/\bstream\r?\n/g)) {
    if (match.index < from) continue;
    const start = match.index + match[0].length;
    const end = text.indexOf('endstream', start);
    if (end < 0) break;
    const head = text.slice(from, match.index);
    open.push(head);
    from = end;
    if (/\/Type\s*\/ObjStm\b/.test(head.slice(-1_000)) && packed.length < MAX_STREAMS) {
      packed.push(unpackObjects(bytes.subarray(start, end)));
    }
  }
  open.push(text.slice(from));
  return [...open, ...(await Promise.all(packed))];
}

async function unpackObjects(stream: Buffer): Promise<string> {
  try {
    return (await unpack(stream, { maxOutputLength: MAX_OBJECTS })).toString('latin1');
  } catch {
    // Unknown compression, or too large: the pages are not counted here.
    return '';
  }
}
