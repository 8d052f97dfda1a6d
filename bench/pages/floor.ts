import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright-core';
import { freePort } from '../chaos/process.ts';

/** Serves pages as plain HTML, and their resources from the campus. */
export interface Floor {
  readonly url: string;
  set(path: string, html: string): void;
  close(): Promise<void>;
}

/** Opens a proxy of the campus: the same pictures, styles and fonts with the same headers, but pages without scripts. */
export async function openFloor(campusUrl: string): Promise<Floor> {
  const pages = new Map<string, Buffer>();
  const server = createServer((incoming, answer) => {
    const page = pages.get(incoming.url ?? '');
    if (page === undefined) pass(incoming, answer, campusUrl);
    else
      answer
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(page);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    set(path, html) {
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
      pages.set(path, brotliCompressSync(Buffer.from(html), quality));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pass(incoming: IncomingMessage, answer: ServerResponse, campusUrl: string): void {
  const { headers, method, url = '/' } = incoming;
  const through = request(new URL(url, campusUrl), { method, headers }, (from) => {
    answer.writeHead(from.statusCode ?? 502, from.headers);
    from.pipe(answer);
  });
  through.on('error', () => answer.destroy());
  incoming.pipe(through);
}

/** Converts a finished page to plain HTML: all visible content, without scripts. */
export async function plainHtml(page: Page): Promise<string> {
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const part of copy.querySelectorAll('script, link[rel=modulepreload], link[as=script]'))
      part.remove();
    return copy.outerHTML;
  });
  return `<!doctype html>${html}`;
}
