import { inflate } from 'node:zlib';
import { promisify } from 'node:util';
import { Failure } from '../../http/failure.js';

const unpack = promisify(inflate);

/** Lists of objects are small; a stream that unpacks to more is no list. */
const MAX_OBJECTS = 4 * 1024 * 1024;
/** What all of them together may cost. */
const MAX_STREAMS = 500;
const MAX_PAGES = 20_000;
const MAX_NODES = 3_000;
/** Characters of one node: it lists its children. */
const MAX_NODE = 100_000;

export const damaged = () =>
  new Failure('unreadable_file', 'This PDF is damaged and cannot be opened. Please choose another.');
export const locked = () =>
  new Failure('encrypted_file', 'This PDF is locked with a password. Please upload it without one.');

/**
 * Counts the pages of a PDF by its page tree. Returns null for an encrypted one: it may open without a password, and only a
 * reader can count its pages. Throws `unreadable_file` when it has no beginning, no end or no pages. Nothing of it is drawn or run.
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

/** Throws `unreadable_file` for a number of pages that no document has. */
export function checkedPages(pages: number): number {
  if (pages < 1 || pages > MAX_PAGES) throw damaged();
  return pages;
}

/** `/Count` of the nodes of the page tree; the root's is the greatest. */
function countsIn(objects: string): number[] {
  const counts: number[] = [];
  for (const { index } of objects.matchAll(/\/Type\s*\/Pages\b/g)) {
    // Bounded on all sides: a file made of nothing but nodes must not keep us busy.
    if (counts.length >= MAX_NODES) break;
    const before = objects.slice(Math.max(0, index - MAX_NODE), index);
    const from = Math.max(before.lastIndexOf('obj'), before.lastIndexOf('<<'), 0);
    const [after = ''] = objects.slice(index, index + MAX_NODE).split('endobj', 1);
    counts.push(Number(/\/Count\s+(\d{1,7})\b/.exec(before.slice(from) + after)?.[1] ?? 0));
  }
  return counts;
}

/** What is written openly, without the contents of streams, and what object streams (PDF 1.5) hold. */
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
    // Packed in another way, or too large: its pages are not counted here.
    return '';
  }
}
