import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../test/campus.js';

interface Sent {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
}

/** A collector that stores the spans it receives. */
const spans: Sent[] = [];
let collector: Server;
let campus: TestCampus;
let all = '';

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      all += body;
      for (const { scopeSpans } of JSON.parse(body).resourceSpans) {
        for (const scope of scopeSpans) spans.push(...scope.spans);
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  const { port } = collector.address() as AddressInfo;
  campus = await openTestCampus({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` }, undefined, {
    processes: 1,
  });
});
afterAll(() => new Promise((done) => collector.close(done)));

it('exports requests with their queries and jobs to a collector, without personal data', async () => {
  const ama = await campus.student('Ama Traced', 'ama.traced@st.ug.edu.gh');
  const token = 'p1VYXHfw8MzHwsvKxwDUY4bbxxhspDh7rvqvMO2-Rac';
  const listed = await campus.request('GET', `/hives?q=${token}&limit=1`, { token: ama.token });
  await campus.request('GET', `/users/${ama.id}`, { token: ama.token });
  await campus.app.platform.jobs.send('system.sweep', {});
  await expect.poll(() => spansEnded(), { timeout: 20_000, interval: 250 }).toBe(true);
  // Sends the remaining spans.
  await campus.close();
  const request = spans.find(({ name }) => name === 'GET /api/hives');
  const values = new Map(request?.attributes.map(({ key, value }) => [key, value]));
  expect(values.get('http.route')).toEqual({ stringValue: '/api/hives' });
  expect(values.get('http.response.status_code')).toEqual({ intValue: 200 });
  expect(values.get('request.id')).toEqual({ stringValue: listed.headers.get('x-request-id') });
  const below = spans.filter(
    ({ traceId, spanId }) => traceId === request?.traceId && spanId !== request.spanId,
  );
  // The embedded database has no instrumentation.
  if (process.env['TEST_DATABASE_URL'] !== undefined) {
    const read = below.find(({ attributes }) => JSON.stringify(attributes).includes('from \\"sessions\\"'));
    expect(read?.name).toBe('SELECT');
    expect(JSON.stringify(read?.attributes)).toMatch(/where .*\$1/);
  }
  expect(below.every(({ parentSpanId }) => parentSpanId === request?.spanId)).toBe(true);
  expect(spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['GET /api/users/:id', 'job system.sweep']),
  );
  for (const secret of [ama.token, token, ama.id, ama.email, ama.name, 'traced'])
    expect(all).not.toContain(secret);
});

/** The job's span has ended and was sent, or is about to be. */
const spansEnded = () => spans.some(({ name }) => name === 'job system.sweep');
