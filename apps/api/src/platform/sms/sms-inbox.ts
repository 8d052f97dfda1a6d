import type { FastifyInstance } from 'fastify';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { campus } from '@campushive/domain/platform/campus';
import { escapeMarkup } from '@campushive/domain/platform/escape-markup';
import type { Clock } from '@campushive/domain/platform/clock';
import type { Sms, SmsGateway, SmsOutcome } from '@campushive/domain/platform/ports/sms';
import { plainPagePolicy } from '../../http/security-headers.js';

/** A message of the inbox. */
export interface StoredSms extends Sms {
  /** ISO 8601. */
  readonly at: string;
}

/** The development inbox of text messages: keeps them in a file, one JSON object a line, and shows them at `/dev/sms`. */
export class SmsInbox implements SmsGateway {
  readonly #file: string;
  readonly #clock: Clock;

  constructor(file: string, clock: Clock) {
    this.#file = file;
    this.#clock = clock;
  }

  async send(message: Sms): Promise<SmsOutcome> {
    const isStored = (await this.read()).some(({ id }) => id === message.id);
    if (isStored) return { kind: 'accepted' };
    await mkdir(dirname(this.#file), { recursive: true });
    // Starts on a new line: the previous line may have been cut off.
    const line = JSON.stringify({ ...message, at: this.#clock.now().toISOString() });
    await appendFile(this.#file, `\n${line}\n`);
    return { kind: 'accepted' };
  }

  /** Newest first; only those to `to` when it is given. */
  async read(to?: unknown): Promise<StoredSms[]> {
    const lines = (await readFile(this.#file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
    const messages = lines.flatMap(readLine).reverse();
    return to === undefined ? messages : messages.filter((message) => message.to === String(to));
  }
}

/** Parses a line. Returns an empty array for a line that was cut off with its process. */
function readLine(line: string): StoredSms[] {
  try {
    return [JSON.parse(line) as StoredSms];
  } catch {
    return [];
  }
}

/** Serves the page of the inbox, its JSON, and the answer STOP of a phone. Not in production. */
export function serveSmsInbox(app: FastifyInstance, inbox: SmsInbox, inboundSecret: string): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) =>
      done(null, undefined),
    );
    scope.get<{ Querystring: { to?: unknown } }>('/dev/sms.json', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return inbox.read(request.query.to);
    });
    scope.get<{ Querystring: { to?: unknown } }>('/dev/sms', async (request, reply) => {
      void reply
        .type('text/html')
        .headers({ 'cache-control': 'no-store', 'content-security-policy': plainPagePolicy(STYLE) });
      return page((await inbox.read(request.query.to)).slice(0, 100));
    });
    scope.post<{ Querystring: { to?: unknown } }>('/dev/sms/stop', async (request, reply) => {
      await app.inject({
        method: 'POST',
        url: '/api/sms/inbound',
        headers: { authorization: `Bearer ${inboundSecret}`, 'content-type': 'application/json' },
        payload: JSON.stringify({ from: String(request.query.to), text: 'STOP' }),
      });
      return reply.redirect('/dev/sms', 303);
    });
  });
}

function page(messages: readonly StoredSms[]): string {
  const items = messages.map(
    ({ to, text, at }) => `<article><p>To +${escapeMarkup(to)} · <time>${escapeMarkup(at)}</time></p>
<pre>${linked(escapeMarkup(text))}</pre>
<form method="post" action="/dev/sms/stop?to=${encodeURIComponent(to)}"><button>Answer STOP</button></form></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Text messages · ${escapeMarkup(campus.name)}</title><style>${STYLE}</style>
<h1>Text messages</h1>${items.join('\n') || '<p>No text message yet. Add a number in Settings, Notifications, and the code arrives here.</p>'}</html>`;
}

const linked = (html: string) => html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const STYLE = `
:root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}
article{border:1px solid #8886;border-radius:14px;padding:0 1rem 1rem;margin:1rem 0}pre{white-space:pre-wrap;font:inherit}
h1{font-size:1.4rem}p{opacity:.8}button{font:inherit;min-height:44px;padding:0 1rem;border-radius:14px}`;
