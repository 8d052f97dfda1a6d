/**
 * Runs the domain of the server inside a page of Chromium: PostgreSQL, use cases and scenes without a server. `PAGE_HOST_FIGURES=1`
 * prints how long its steps take and what is transferred.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from 'vite';
import type { PageHost } from '../../packages/testing/test/page/page.ts';
import { pageHost } from '../../packages/testing/src/vite-plugin.ts';
import { browserPath } from '../browser.ts';
import { root } from '../run.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

let folder: string;
let server: Server;
let browser: Browser;
let page: Page;
const transferred = new Map<string, number>();
const errors: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'page-host-'));
  await build({
    root: `${root}/packages/testing/test/page`,
    configFile: false,
    logLevel: 'error',
    base: './',
    plugins: [pageHost()],
    build: { outDir: folder, target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 4_000 },
  });
  server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url;
    try {
      const bytes = readFileSync(join(folder, path));
      transferred.set(path, gzipSync(bytes).length);
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream').end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  browser = await chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  page = await browser.newPage();
  page.on('pageerror', (error) => errors.push(String(error.stack)));
  await page.goto(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`);
  await page.waitForFunction(() => 'host' in window, undefined, { timeout: 300_000 });
});
afterAll(async () => {
  await browser.close();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/** Runs a deal of two students in the page, with the milliseconds of each step. */
const deal = () =>
  page.evaluate(async () => {
    const { createCampus, ghana, emptyCampus, heldPayment, SELLER, BUYER } = (
      window as unknown as { host: PageHost }
    ).host;
    const took: Record<string, number> = {};
    let last = performance.now();
    const lap = (step: string) => {
      took[step] = Math.round(performance.now() - last);
      last = performance.now();
    };
    const now = new Date('2026-11-20T12:00:00.000Z');
    const campus = await createCampus({ campus: ghana, now });
    lap('boot');
    await campus.reset({ now, scene: heldPayment });
    lap('scene');
    const id = campus.world.id('order');
    const code = (await campus.as(BUYER).payments.get({ id })).data.handoverCode ?? '';
    const { data } = await campus.as(SELLER).payments.handover({ id, code });
    lap('handover');
    await campus.reset({ now });
    lap('reset');
    const left = (await campus.visitor.hives.list({})).data.length;
    await campus.reset({ now, scene: emptyCampus });
    const orders = (await campus.as(BUYER).payments.list({})).data.length;
    return { took, status: data.orderStatus, left: left + orders, errors: campus.errors.map(String) };
  });

describe('the domain in Chromium', () => {
  it('boots, plays a deal to released money, and leaves nothing after a reset', async () => {
    const { took, status, left, errors: logged } = await deal();
    expect(logged).toEqual([]);
    expect(errors).toEqual([]);
    expect(status).toBe('released');
    expect(left).toBe(0);
    if (process.env['PAGE_HOST_FIGURES'] === undefined) return;
    const total = [...transferred.values()].reduce((sum, bytes) => sum + bytes, 0);
    console.log({ took, gzipBytes: total, files: Object.fromEntries(transferred) });
  });
});
