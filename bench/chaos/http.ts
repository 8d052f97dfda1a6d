import { Agent, request as begin } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly bytes: Buffer;
  // Callers know the shape of the response; a wrong one fails there.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

export interface Sent {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Client of a server, over keep-alive connections. Rejects when a connection breaks; the effect is then unknown. */
export class Http {
  readonly #url: string;
  readonly #agent = new Agent({ keepAlive: true });

  constructor(url: string) {
    this.#url = url;
  }

  async ask(method: string, path: string, { token, body, headers = {} }: Sent = {}): Promise<Answer> {
    const form = body instanceof FormData ? new Response(body) : undefined;
    const payload = form
      ? Buffer.from(await form.arrayBuffer())
      : body === undefined
        ? undefined
        : Buffer.from(JSON.stringify(body));
    return new Promise((resolve, reject) => {
      const request = begin(
        new URL(path, this.#url),
        {
          method,
          agent: this.#agent,
          headers: {
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(payload && {
              'content-type': form?.headers.get('content-type') ?? 'application/json',
              'content-length': payload.length,
            }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', reject);
          response.once('aborted', () => reject(new Error('The answer was cut off')));
          response.once('end', () => {
            const bytes = Buffer.concat(chunks);
            const json = response.headers['content-type']?.startsWith('application/json') === true;
            const parsed: unknown = json ? JSON.parse(bytes.toString('utf8')) : undefined;
            resolve({ status: response.statusCode ?? 0, bytes, body: parsed });
          });
        },
      );
      request.once('error', reject);
      request.end(payload);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
