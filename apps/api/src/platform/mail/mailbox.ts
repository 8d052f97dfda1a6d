import type { FastifyInstance } from 'fastify';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { plainPagePolicy } from '../../http/security-headers.js';
import type { Clock } from '@campushive/domain/platform/clock';
import type { Mail, MailTransport } from '@campushive/domain/platform/mail/mail';

export interface StoredMail extends Mail {
  /** ISO 8601. */
  readonly at: string;
}

/** The development mailbox: keeps mails in a file, one JSON object a line, and shows them at `/dev/mailbox`. */
export class Mailbox implements MailTransport {
  readonly isLocal = true;
  readonly #file: string;
  readonly #clock: Clock;

  constructor(file: string, clock: Clock) {
    this.#file = file;
    this.#clock = clock;
  }

  async deliver(mail: Mail): Promise<void> {
    await mkdir(dirname(this.#file), { recursive: true });
    // Starts on a new line: the previous line may have been cut off.
    const line = JSON.stringify({ ...mail, at: this.#clock.now().toISOString() });
    await appendFile(this.#file, `\n${line}\n`);
  }

  /** Newest first; only those to `to` when it is given. */
  async read(to?: unknown): Promise<StoredMail[]> {
    const lines = (await readFile(this.#file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
    const mails = lines.flatMap(readLine).reverse();
    if (to === undefined) return mails;
    const query = String(to).toLowerCase();
    return mails.filter((mail) => mail.to.toLowerCase() === query);
  }
}

/** Parses a line. Returns an empty array for a line that was cut off with its process. */
function readLine(line: string): StoredMail[] {
  try {
    return [JSON.parse(line) as StoredMail];
  } catch {
    return [];
  }
}

/** Serves the mailbox's page and its JSON. Not in production. */
export function serveMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  app.get<{ Querystring: { to?: unknown } }>('/dev/mailbox.json', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return mailbox.read(request.query.to);
  });
  app.get<{ Querystring: { to?: unknown } }>('/dev/mailbox', async (request, reply) => {
    void reply
      .type('text/html')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': plainPagePolicy(STYLE) });
    return page((await mailbox.read(request.query.to)).slice(0, 100));
  });
}

function page(mails: readonly StoredMail[]): string {
  const items = mails.map(
    (
      mail,
    ) => `<article><h2>${escape(mail.subject)}</h2><p>To ${escape(mail.to)} · <time>${escape(mail.at)}</time></p>
<pre>${linked(escape(mail.text))}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Development mailbox</title><style>${STYLE}</style>
<h1>Development mailbox</h1>${items.join('\n') || '<p>No mail yet. Sign up, and the code arrives here.</p>'}</html>`;
}

const escape = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );
const linked = (html: string) => html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const STYLE = `
:root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}
article{border:1px solid #8886;border-radius:14px;padding:0 1rem;margin:1rem 0}pre{white-space:pre-wrap;font:inherit}
h1{font-size:1.4rem}h2{font-size:1.1rem}p{opacity:.8}`;
