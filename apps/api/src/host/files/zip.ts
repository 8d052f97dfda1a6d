import { createInflateRaw } from 'node:zlib';
import { Failure } from '@campushive/domain/calls/failure';

/** A file of an archive, as described by its central directory. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly compressed: number;
  readonly size: number;
  readonly start: number;
}

/**
 * Limits of what a person can open on a phone; more files or bytes, or a higher compression ratio than any document
 * has, is an attack.
 */
const MAX_ENTRIES = 5_000;
const MAX_UNPACKED = 300 * 1024 * 1024;
const MAX_RATIO = 250;
/** Size in bytes below which any compression ratio is harmless. */
const RATIO_COUNTS_FROM = 10 * 1024 * 1024;

const END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_LENGTH = 22;
const MAX_COMMENT = 65_535;

const damaged = () =>
  new Failure('unreadable_file', 'This file is damaged and cannot be opened. Please choose another.');
const unsafe = () =>
  new Failure('unsafe_file', 'This archive unpacks to far more than it should, so we can’t accept it.');
const locked = () =>
  new Failure('encrypted_file', 'This file is locked with a password. Please upload it without one.');

/**
 * Reads an archive's directory and unpacks every file once, counting bytes and storing none, to verify the declared
 * sizes. Throws `unreadable_file`, `encrypted_file`, or `unsafe_file` for an archive bomb.
 */
export async function checkZip(bytes: Buffer): Promise<readonly ZipEntry[]> {
  const entries = readDirectory(bytes);
  const total = entries.reduce((sum, file) => sum + file.size, 0);
  if (total > MAX_UNPACKED) throw unsafe();
  if (total > RATIO_COUNTS_FROM && total / bytes.length > MAX_RATIO) throw unsafe();
  refuseOverlaps(entries);
  for (const entry of entries) {
    const unpacked = await countUnpacked(bytes, entry);
    if (unpacked !== entry.size) throw unpacked > entry.size ? unsafe() : damaged();
  }
  return entries;
}

function readDirectory(bytes: Buffer): ZipEntry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > MAX_ENTRIES) throw unsafe();
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw damaged();
    const flags = bytes.readUInt16LE(at + 8);
    // Bit 0: encrypted file; bit 13: encrypted directory.
    if ((flags & 0x2001) !== 0) throw locked();
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.subarray(at + 46, at + 46 + nameLength).toString('utf8');
    // Unpacking must stay inside the chosen folder.
    if (/(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[A-Za-z]:|\0/.test(name)) throw unsafe();
    const local = bytes.readUInt32LE(at + 42);
    if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== LOCAL_ENTRY) throw damaged();
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const entry = {
      name,
      method: bytes.readUInt16LE(at + 10),
      compressed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      start,
    };
    if (start + entry.compressed > bytes.length) throw damaged();
    entries.push(entry);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(bytes: Buffer): number {
  const last = bytes.length - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  throw damaged();
}

/** Refuses files that share their bytes, by which a small archive can unpack to a huge one. */
function refuseOverlaps(entries: readonly ZipEntry[]): void {
  let end = 0;
  for (const entry of [...entries].sort((a, b) => a.start - b.start)) {
    if (entry.start < end && entry.compressed > 0) throw unsafe();
    end = Math.max(end, entry.start + entry.compressed);
  }
}

/** Counts the unpacked bytes of a file; stops just past the declared size. */
function countUnpacked(bytes: Buffer, entry: ZipEntry): Promise<number> {
  const packed = bytes.subarray(entry.start, entry.start + entry.compressed);
  if (entry.method === 0) return Promise.resolve(packed.length);
  // Every office program and phone writes Deflate; other methods open nowhere.
  if (entry.method !== 8) return Promise.reject(damaged());
  return new Promise((resolve, reject) => {
    let counted = 0;
    const inflate = createInflateRaw();
    inflate.on('data', (chunk: Buffer) => {
      counted += chunk.length;
      if (counted <= entry.size) return;
      inflate.destroy();
      resolve(counted);
    });
    inflate.on('end', () => resolve(counted));
    inflate.on('error', () => reject(damaged()));
    inflate.end(packed);
  });
}

/** Returns the text of a small file in a verified archive; undefined when it is missing or not small. */
export async function readEntry(
  bytes: Buffer,
  entries: readonly ZipEntry[],
  name: string,
): Promise<string | undefined> {
  const entry = entries.find((file) => file.name === name);
  if (entry === undefined || entry.size > 1024 * 1024) return undefined;
  const packed = bytes.subarray(entry.start, entry.start + entry.compressed);
  if (entry.method === 0) return packed.toString('utf8');
  const chunks: Buffer[] = [];
  const inflate = createInflateRaw();
  inflate.end(packed);
  for await (const chunk of inflate) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
