import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Stands in prerendered pages where the site's own address belongs: only the running server knows it. */
const ADDRESS = 'https://public-url.invalid';

type Encoding = 'br' | 'gzip' | 'identity';

export interface WebPage {
  readonly path: string;
  readonly etag: string;
  /** The page in this encoding; made once, when it is first asked for. */
  bytes(encoding: Encoding): Buffer;
}

/** The prerendered pages of a built web app, by their addresses. */
export function readPages(folder: string, publicUrl: string): readonly WebPage[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file === 'index.html' || file.endsWith(`${sep}index.html`))
    .map((file) => {
      const path = `/${relative('.', join(file, '..')).split(sep).join('/')}`;
      const html = readFileSync(join(folder, file), 'utf8').replaceAll(ADDRESS, publicUrl);
      return webPage(path, Buffer.from(html));
    });
}

function webPage(path: string, plain: Buffer): WebPage {
  const made = new Map<Encoding, Buffer>([['identity', plain]]);
  return {
    path,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    bytes(encoding) {
      const known = made.get(encoding) ?? compress(plain, encoding);
      made.set(encoding, known);
      return known;
    },
  };
}

function compress(plain: Buffer, encoding: Encoding): Buffer {
  switch (encoding) {
    case 'br':
      return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    case 'gzip':
      return gzipSync(plain, { level: 9 });
    case 'identity':
      return plain;
    default:
      return encoding satisfies never;
  }
}

/** The best encoding that a request accepts. */
export function encodingOf(accepted: string | undefined): Encoding {
  const names = (accepted ?? '').split(',').map((one) => one.trim());
  const takes = (name: string) =>
    names.some((one) => one.split(';')[0] === name && !/;\s*q=0(\.0+)?$/.test(one));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}
