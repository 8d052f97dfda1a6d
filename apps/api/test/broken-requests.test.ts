import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from './campus.js';
import { raw, textOf as answerTo } from './raw-http.js';

let campus: TestCampus;
let student: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  student = await campus.student('Akosua Mensah');
});
afterAll(() => campus.close());

const ELEVEN = '--x\r\ncontent-disposition: form-data; name="purpose"\r\n\r\navatar\r\n'.repeat(11);

const UPGRADE = 'Connection: Upgrade\r\nUpgrade: ';

const said = (bytes: string) => answerTo(campus.url, bytes);

describe('a slow or broken request', () => {
  const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  it.each([
    ['without a boundary', 'multipart/form-data', PART],
    ['without a part', 'multipart/form-data; boundary=x', '--x--\r\n'],
    ['empty', 'multipart/form-data; boundary=x', ''],
    ['cut in its file', 'multipart/form-data; boundary=x', `${PART}abc`],
    ['cut in its head', 'multipart/form-data; boundary=x', '--x\r\ncontent-dispo'],
    ['of another boundary', 'multipart/form-data; boundary=y', `${PART}abc\r\n--x--\r\n`],
    ['mixed', 'multipart/mixed; boundary=x', `${PART}abc\r\n--x--\r\n`],
    ['of eleven parts', 'multipart/form-data; boundary=x', `${ELEVEN}${PART}abc\r\n--x--\r\n`],
  ])('is refused with a form %s', async (_title, type, body) => {
    for (const path of ['/uploads', '/uploads/files']) {
      const answer = await campus.request('POST', path, {
        token: student.token,
        body,
        headers: { 'content-type': type },
      });
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
      expect(answer.status, path).toBeLessThan(500);
    }
  });

  it('gets no server error for a range past the end or a repeated query parameter', async () => {
    await campus.app.platform.storage.put('photos/range.webp', new Uint8Array([1, 2, 3]), 'image/webp');
    const { answer } = await raw(campus.url, '/files/photos/range.webp', { range: 'bytes=9-2' });
    expect(answer.statusCode).toBe(400);
    expect((await raw(campus.url, '/dev/mailbox.json?to=a&to=b')).answer.statusCode).toBe(200);
  });

  it.each([
    ['without a host', '', 400],
    ['of two hosts', 'Host: localhost\r\nHost: evil.example\r\n', 400],
    ['that expects the impossible', 'Host: localhost\r\nExpect: a-pony\r\n', 417],
    ['of two lengths', 'Host: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n', 400],
    ['that would become another protocol', `Host: localhost\r\n${UPGRADE}h2c\r\n`, 200],
    ['that would become a WebSocket elsewhere', `Host: localhost\r\n${UPGRADE}websocket\r\n`, 200],
  ])('gets a response in JSON: %s', async (_title, headers, status) => {
    const answer = await said(`GET /api/universities/ug HTTP/1.1\r\n${headers}\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.toLowerCase()).toContain('x-frame-options: deny');
    expect(JSON.parse(answer.slice(answer.indexOf('{')).replace(/\r\n0\r\n\r\n$/, ''))).toMatchObject(
      status === 200 ? { status: 'success' } : { code: 'malformed_request', requestId: expect.any(String) },
    );
  });

  it('is refused with the same response for every method', async () => {
    const hosts = 'Host: localhost\r\nHost: evil.example\r\n';
    for (const method of ['GET', 'POST', 'OPTIONS', 'DELETE']) {
      const answer = await said(`${method} /api/hives HTTP/1.1\r\n${hosts}\r\n`);
      expect(JSON.parse(answer.slice(answer.indexOf('{'))), method).toEqual({
        status: 'error',
        code: 'malformed_request',
        message: expect.any(String),
        requestId: expect.any(String),
      });
    }
  });

  it('is refused when another site opens a WebSocket', async () => {
    const handshake = (origin: string) =>
      said(
        `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\nOrigin: ${origin}\r\n` +
          `${UPGRADE}websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
      );
    const refused = await handshake('https://evil.example');
    expect(refused).toMatch(/^HTTP\/1\.1 400 /);
    expect(refused.toLowerCase()).toContain('x-frame-options: deny');
    expect(await handshake(campus.app.platform.config.publicUrl)).toMatch(/^HTTP\/1\.1 101 /);
  });

  it('is answered or dropped without delaying other callers', async () => {
    const { port } = new URL(campus.url);
    const slow = connect(Number(port), '127.0.0.1');
    slow.on('error', () => undefined);
    slow.write('POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{');
    const broken = await said('GET / HTTP/1.1\r\nno colon here\r\n\r\n');
    expect(broken).toMatch(/^HTTP\/1\.1 400/);
    expect(broken).toContain("content-security-policy: default-src 'none'");
    expect((await campus.request('GET', '/universities')).status).toBe(200);
    expect(campus.app.server.server.headersTimeout).toBeLessThanOrEqual(20_000);
    expect(campus.app.server.server.requestTimeout).toBeLessThanOrEqual(300_000);
    slow.destroy();
  });
});
