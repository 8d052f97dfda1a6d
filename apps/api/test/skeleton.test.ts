import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from './campus.js';

let campus: TestCampus;
beforeAll(async () => {
  campus = await openTestCampus();
});
afterAll(() => campus.close());

it('answers an unknown address under /api with the failure format of the API', async () => {
  const answer = await campus.request('GET', '/nothing-here');
  expect(answer.status).toBe(404);
  expect(answer.body).toMatchObject({ status: 'error', code: 'not_found', requestId: expect.any(String) });
});

it('lists the allowed methods of an address when the method is wrong', async () => {
  const answer = await campus.request('DELETE', '/hives');
  expect(answer.body.code).toBe('method_not_allowed');
  expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
  expect((await campus.request('PATCH', '/kiosk/some-listing')).body.code).toBe('not_found');
});

it('refuses a body that is not JSON, is too large or has another content type', async () => {
  const send = (body: string, type = 'application/json') =>
    campus.request('PUT', '/notifications/read', { body, headers: { 'content-type': type } });
  expect((await send('{"ids":')).body.code).toBe('malformed_request');
  expect((await send('x'.repeat(101 * 1024))).body.code).toBe('payload_too_large');
  expect((await send('<a/>', 'application/xml')).body.code).toBe('unsupported_media_type');
});

it('requires a session before it checks the input', async () => {
  expect((await campus.request('GET', '/notifications')).body.code).toBe('unauthenticated');
  expect((await campus.request('GET', '/notifications', { token: 'x'.repeat(43) })).status).toBe(401);
});

it('answers an address that cannot be decoded with the failure format of the API', async () => {
  const answer = await campus.request('GET', '/users/%E0%A4%A');
  expect(answer.status).toBe(400);
  expect(answer.body.code).toBe('malformed_request');
});
