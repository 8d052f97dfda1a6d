import { ApiError, SECOND, type Settings, type Theme } from '@campushive/contract';
import type { CampusChoice } from '@campushive/contract/campus-choice';
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailurePage } from './failure-page.js';
import { encode, encodingOf, type Encoding } from './encoding.js';
import { Failure } from '@campushive/domain/calls/failure';
import { pageLanguage, askedLanguage } from './language.js';
import { isNotModified } from './not-modified.js';
import { failureFrom } from '@campushive/domain/calls/outages';
import { pageCookieOf } from './page-cookie.js';
import type { PageTickets } from './page-tickets.js';
import { readPreferences } from './preferences-cookie.js';
import type { Rendered, Renderer, RenderRequest } from './renderer.js';
import type { Viewer } from '@campushive/domain/calls/viewer';

export interface DocumentDeps {
  readonly renderer: Renderer;
  readonly tickets: PageTickets;
  /** Returns the viewer of a document cookie; throws when the session has ended. */
  authenticatePage(value: string): Promise<Viewer>;
  /** The policy of a document whose scripts and styles may carry this nonce. */
  policy(nonce: string): string;
  /** A keyed hash. */
  keyed(purpose: string, value: string): string;
  /** Whether the site is served over HTTPS. */
  readonly secure: boolean;
  /** Default: the system's time. */
  readonly now?: () => number;
}

/** Sends the document of the address that a browser opens. */
export type SendDocument = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Maximum age of visitors' documents, in ms. */
const KEPT_FOR = 10 * SECOND;
const MAX_KEPT = 200;
/** Number of documents rendered at the same time. Beyond it the browser renders, so that a flood delays no one. */
const CONCURRENCY = 8;
/** Longer addresses are left to the browser. */
const MAX_ADDRESS = 1_000;
const VARY = 'accept-encoding, accept-language, cookie, save-data';

interface Look {
  readonly locale: string;
  readonly theme: Theme | null;
  readonly saveData: boolean;
  /** The campus whose listings come first. */
  readonly choice: CampusChoice;
}

/** Page shared by all visitors with the same look; each encoding is made once. */
interface Page {
  readonly status: number;
  readonly nonce: string;
  readonly etag: string;
  readonly link: string;
  bytes(encoding: Encoding): Promise<Buffer>;
}
type Kept = Promise<Page | Extract<Rendered, { kind: 'redirect' }>>;

/**
 * Renders documents. Visitors with the same look share a document: it is rendered once in ten seconds, cacheable, and
 * not sent again to a browser that has it. A member's document is rendered for each request and stored nowhere.
 */
export function createDocuments(app: FastifyInstance, deps: DocumentDeps): SendDocument {
  const { renderer, tickets, now = Date.now } = deps;
  const kept = new Map<string, { readonly until: number; readonly page: Kept }>();
  let rendering = 0;

  async function render(request: RenderRequest): Promise<Rendered | undefined> {
    if (rendering >= CONCURRENCY || request.url.length > MAX_ADDRESS) return undefined;
    rendering += 1;
    let isAway = false;
    const ask: RenderRequest['ask'] = async (path) => {
      const answer = await request.ask(path);
      isAway ||= answer.status === 503;
      return answer;
    };
    try {
      const rendered = await renderer.render({ ...request, ask });
      if (!isAway) return rendered;
    } catch (error) {
      if (!isAway) throw error;
    } finally {
      rendering -= 1;
    }
    // A page without its data would show skeletons, and be kept so.
    throw unavailable();
  }

  /** Asks the API as the request's own viewer, from its own address, so that its limits count. */
  const asker =
    (
      { ip, headers: { 'user-agent': agent = '', cookie } }: FastifyRequest,
      locale: string,
      ticket?: string,
    ) =>
    async (path: string) => {
      const { statusCode, payload } = await app.inject({
        url: `/api${path}`,
        remoteAddress: ip,
        headers: {
          'accept-language': locale,
          'user-agent': agent,
          ...(ticket !== undefined && { authorization: `Bearer ${ticket}`, cookie }),
        },
      });
      const body: unknown = JSON.parse(payload);
      return { status: statusCode, body };
    };

  async function visitorsPage(request: FastifyRequest, look: Look): Promise<Awaited<Kept> | undefined> {
    const { url } = request;
    const key = JSON.stringify([look.locale, look.theme, look.saveData, look.choice, url]);
    const known = kept.get(key);
    if (known !== undefined && known.until > now()) return known.page;
    const rendered = render({ ...look, url, viewer: null, ask: asker(request, look.locale) });
    const page = rendered.then((one) =>
      one?.kind === 'document' ? pageOf(one) : (one ?? Promise.reject(tooMany())),
    );
    kept.delete(key);
    kept.set(key, { until: now() + KEPT_FOR, page });
    page.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_KEPT) break;
      kept.delete(oldest);
    }
    return page;
  }

  /**
   * Derives the nonce from the document itself: the same document has the same nonce, so that a browser may go on
   * using the one it has.
   */
  function pageOf({ status, html, link }: Extract<Rendered, { kind: 'document' }>): Page {
    const nonce = deps.keyed('nonce', html(''));
    const text = html(nonce);
    const made = new Map<Encoding, Promise<Buffer>>();
    return {
      status,
      nonce,
      link,
      etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
      bytes(encoding) {
        const known = made.get(encoding) ?? encode(text, encoding);
        made.set(encoding, known);
        return known;
      },
    };
  }

  async function sendText(reply: FastifyReply, encoding: Encoding, bytes: Buffer): Promise<FastifyReply> {
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bytes);
  }

  async function sendVisitors(
    request: FastifyRequest,
    reply: FastifyReply,
    look: Look,
  ): Promise<FastifyReply> {
    const page = await visitorsPage(request, look);
    if (page === undefined) throw tooMany();
    if ('kind' in page)
      return reply.header('cache-control', 'private, no-store').redirect(page.to, page.permanent ? 301 : 302);
    void reply.code(page.status).headers({
      'cache-control': 'no-cache',
      'content-language': look.locale,
      'content-security-policy': deps.policy(page.nonce),
      etag: page.etag,
      link: page.link,
      vary: VARY,
    });
    if (page.status === 200 && isNotModified(page.etag, request)) return reply.code(304).send();
    const encoding = encodingOf(request.headers['accept-encoding']);
    return sendText(reply, encoding, await page.bytes(encoding));
  }

  async function sendMembers(
    request: FastifyRequest,
    reply: FastifyReply,
    { viewer, look }: { viewer: Viewer; look: Look },
  ): Promise<FastifyReply> {
    return tickets.during(viewer, async (ticket) => {
      const me = await asker(request, look.locale, ticket)('/auth/me');
      if (me.status !== 200) throw unavailable();
      const { data: user } = me.body as { data: { settings: Settings } };
      const own = lookOfMember(user.settings, request);
      const ask = asker(request, own.locale, ticket);
      const rendered = await render({ ...own, url: request.url, viewer: user, ask });
      if (rendered === undefined) throw tooMany();
      void reply.header('cache-control', 'private, no-store');
      if (rendered.kind === 'redirect') return reply.redirect(rendered.to, rendered.permanent ? 301 : 302);
      const nonce = randomBytes(18).toString('base64url');
      void reply.code(rendered.status).headers({
        'content-language': own.locale,
        'content-security-policy': deps.policy(nonce),
        link: rendered.link,
        vary: VARY,
      });
      const encoding = encodingOf(request.headers['accept-encoding']);
      return sendText(reply, encoding, await encode(rendered.html(nonce), encoding));
    });
  }

  /** Sends the app shell without a page: the app renders the page itself, or shows the error. */
  async function sendShell(
    request: FastifyRequest,
    reply: FastifyReply,
    { look, status }: { look: Look; status: number },
  ): Promise<FastifyReply> {
    const html = await renderer.shell(look);
    const { nonce, bytes } = pageOf({ kind: 'document', status: 200, html, link: '' });
    void reply.code(status).headers({
      'cache-control': 'no-store',
      'content-security-policy': deps.policy(nonce),
      vary: VARY,
    });
    const encoding = encodingOf(request.headers['accept-encoding']);
    return sendText(reply, encoding, await bytes(encoding));
  }

  app.get('/shell', { compress: false }, (request, reply) =>
    sendShell(request, reply, { look: lookOfDevice(request), status: 200 }),
  );

  return async (request, reply) => {
    const look = lookOfDevice(request);
    const cookie = pageCookieOf(request, reply, deps.secure);
    try {
      const viewer = await holderOf(cookie.presented);
      // Clears the cookie of an ended session, so that the browser stops sending it.
      if (cookie.presented !== undefined && viewer === undefined) cookie.clear();
      return viewer === undefined
        ? await sendVisitors(request, reply, look)
        : await sendMembers(request, reply, { viewer, look });
    } catch (error) {
      if (error === OVERLOADED) return sendShell(request, reply, { look, status: 200 });
      request.log.error({ err: error }, 'document not rendered');
      const failure = failureFrom(error);
      return failure.code === 'internal'
        ? sendShell(request, reply, { look, status: failure.status })
        : sendFailurePage(request, reply, failure);
    }
  };

  async function holderOf(value: string | undefined): Promise<Viewer | undefined> {
    if (value === undefined) return undefined;
    try {
      return await deps.authenticatePage(value);
    } catch (error) {
      if (error instanceof Failure && (error.status === 401 || error.status === 403)) return undefined;
      throw error;
    }
  }
}

const unavailable = () => failureFrom(new ApiError({ code: 'unavailable', message: '', status: 503 }));

const OVERLOADED = new Error('Too many documents are being rendered');
const tooMany = () => OVERLOADED;

function lookOfDevice(request: FastifyRequest): Look {
  const { theme, locale, dataSaver, choice } = readPreferences(request);
  return {
    theme,
    locale: askedLanguage(request) ?? locale ?? pageLanguage(request),
    saveData: savesData(dataSaver, request),
    choice,
  };
}

const lookOfMember = ({ theme, language, dataSaver }: Settings, request: FastifyRequest): Look => ({
  theme,
  locale: language,
  saveData: savesData(dataSaver, request),
  choice: readPreferences(request).choice,
});

const savesData = (dataSaver: Settings['dataSaver'], { headers }: FastifyRequest): boolean =>
  dataSaver === 'on' || (dataSaver === 'auto' && headers['save-data'] === 'on');
