import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { uuidv7 } from 'uuidv7';
import { Failure } from '@campushive/domain/calls/failure';
import { BARE_HEADERS } from './security-headers.js';

const unreadable = () => new Failure('malformed_request', 'The request could not be read.');

/** Refuses requests with two hosts, as HTTP requires: a proxy and a server could choose different ones. */
export function requireSingleHost({ rawHeaders, httpVersion }: IncomingMessage): void {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) throw unreadable();
}

/** Answers input that is not HTTP, or whose head is too slow or too large, with a short error, and closes the connection. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  // The client has disconnected, or an answer is partly sent.
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { headers, body } = wordsOf();
  const status = UNREADABLE[error.code ?? ''] ?? '400 Bad Request';
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
}

const UNREADABLE: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Expectations other than `100-continue` cannot be met. */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = wordsOf();
  response.writeHead(417, headers).end(body);
}

function wordsOf() {
  const id = uuidv7();
  const body = JSON.stringify(unreadable().body(id));
  return {
    body,
    headers: {
      ...BARE_HEADERS,
      'x-request-id': id,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    },
  };
}
