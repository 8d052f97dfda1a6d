import { LOCALES, type Locale } from '@campushive/contract';
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
  /** The page with another body; the same one for the same body. */
  withBody(body: string): WebPage;
}

/** A page in each language that it was drawn in; in English always. */
export interface WebPageInLanguages extends Partial<Record<Locale, WebPage>> {
  readonly en: WebPage;
}

/** The prerendered pages of a built web app: English ones in its folder, others in a folder by the name of their language. */
export function readPagesInLanguages(
  folder: string,
  translated: string | undefined,
  publicUrl: string,
): readonly WebPageInLanguages[] {
  const others = LOCALES.filter((language) => language !== 'en').map((language) => {
    const pages = translated === undefined ? [] : readPages(join(translated, language), publicUrl);
    return [language, new Map(pages.map((page) => [page.path, page]))] as const;
  });
  return readPages(folder, publicUrl).map((en) => {
    const found = others.map(([language, pages]) => [language, pages.get(en.path)] as const);
    return { ...Object.fromEntries(found.filter(([, page]) => page !== undefined)), en };
  });
}

function readPages(folder: string, publicUrl: string): readonly WebPage[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file === 'index.html' || file.endsWith(`${sep}index.html`))
    .map((file) => {
      const path = `/${relative('.', join(file, '..')).split(sep).join('/')}`;
      const html = readFileSync(join(folder, file), 'utf8').replaceAll(ADDRESS, publicUrl);
      return webPage(path, html, 9);
    });
}

/** `quality` of brotli: what is made once for good may take its time. */
function webPage(path: string, html: string, quality: number): WebPage {
  const plain = Buffer.from(html);
  let last: { readonly body: string; readonly page: WebPage } | undefined;
  const made = new Map<Encoding, Buffer>([['identity', plain]]);
  return {
    path,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    bytes(encoding) {
      const known = made.get(encoding) ?? compress(plain, encoding, quality);
      made.set(encoding, known);
      return known;
    },
    withBody(body) {
      if (last?.body !== body) {
        const around = [
          html.slice(0, html.indexOf('<div id="root"')),
          html.slice(html.lastIndexOf('</body>')),
        ];
        last = { body, page: webPage(path, around.join(body), QUICKLY) };
      }
      return last.page;
    },
  };
}

const QUICKLY = 5;

function compress(plain: Buffer, encoding: Encoding, quality: number): Buffer {
  switch (encoding) {
    case 'br':
      return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
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
