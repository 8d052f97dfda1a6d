import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';

/** Sends a request exactly as written: `fetch` would normalise the path and refuse some headers. */
export function raw(
  server: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ answer: IncomingMessage; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(server, { path, headers, method }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ answer, text }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Returns the answer to some bytes: a whole answer, or the part before the server closed the connection. */
export function textOf(server: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server).port), '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
      // Half-closing the connection would count as leaving, so the end of the answer is found by its length.
      const [head = '', body = ''] = text.split('\r\n\r\n', 2);
      const length = /content-length: (\d+)/i.exec(head)?.[1];
      if (length !== undefined && Buffer.byteLength(body) >= Number(length)) socket.destroy();
      else if (head.includes(' 101 ') || text.endsWith('\r\n0\r\n\r\n')) socket.destroy();
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
    socket.write(bytes);
  });
}
