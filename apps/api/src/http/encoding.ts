import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** A document is made while its reader waits. */
const QUALITY = 6;

/** Returns the best encoding that a request accepts. */
export function encodingOf(accepted: string | undefined): Encoding {
  const names = (accepted ?? '').split(',').map((one) => one.trim());
  const takes = (name: string) =>
    names.some((one) => one.split(';')[0] === name && !/;\s*q=0(\.0+)?$/.test(one));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

/** Compresses text. `quality` is Brotli's, 0 to 11: higher for content that is compressed once and sent often. */
export async function encode(text: string, encoding: Encoding, quality = QUALITY): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    case 'gzip':
      return zip(text);
    case 'identity':
      return Buffer.from(text);
    default:
      return encoding satisfies never;
  }
}
