import { SECOND, type Locale } from '@campushive/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { readLanguage } from './language.js';
import { escapeJson } from './page-head.js';

/** What the web app's build gives the server to draw pages with (apps/campus/src/prerender.tsx). */
interface WebDrawing {
  renderWithAnswers(
    path: string,
    locale: Locale,
    ask: (path: string) => Promise<{ status: number; body: unknown }>,
  ): Promise<{ html: string; answers: unknown }>;
  renderForMember(page: {
    at: string;
    user: unknown;
    locale: Locale;
    ask(path: string): Promise<{ status: number; body: unknown }>;
  }): Promise<{ html: string; answers: unknown } | undefined>;
}

/** Whether a page shows something that the server has to be asked for. */
export const showsListings = (path: string): boolean =>
  path === '/' || /^\/(categories|universities|tasks)\/[^/]+$/.test(path);

/** Draws pages together with what they show. */
export interface Drawing {
  /**
   * What belongs into the page's body, as every visitor of this language sees it, at most ten seconds old; undefined when it could not be
   * drawn or too much is being drawn: then the page does it automatically.
   */
  bodyOf(path: string, language: Locale, request: FastifyRequest): Promise<string | undefined>;
  /**
   * What belongs between the bars of a dashboard page, as the student sees it who asks, with the answers; undefined for
   * everybody else, and as above. It is no one else's, so it is drawn each time.
   */
  forMember(at: string, request: FastifyRequest): Promise<string | undefined>;
}

const KEPT_FOR = 10 * SECOND;
const MAX_KEPT = 200;
/** So many pages are drawn side by side: a flood of addresses must not keep everybody else waiting. */
const CONCURRENCY = 4;

/** Opens the drawing code of a built web app, once a page is to be drawn; undefined where there is none. */
export function openDrawing(app: FastifyInstance, file: string): Drawing | undefined {
  if (!existsSync(file)) return undefined;
  let code: Promise<WebDrawing> | undefined;
  const load = () => (code ??= import(pathToFileURL(file).href) as Promise<WebDrawing>);
  return createDrawing(app, {
    renderWithAnswers: async (...asked) => (await load()).renderWithAnswers(...asked),
    renderForMember: async (page) => (await load()).renderForMember(page),
  });
}

interface Kept {
  readonly until: number;
  readonly body: Promise<string | undefined>;
}

/** As {@link openDrawing}, with the drawing code itself. */
export function createDrawing(app: FastifyInstance, web: WebDrawing, now = Date.now): Drawing {
  const kept = new Map<string, Kept>();
  let drawing = 0;

  /** One more at the same time, whatever becomes of it. */
  async function counted(log: FastifyBaseLogger, draw: () => Promise<string | undefined>) {
    drawing += 1;
    try {
      return await draw();
    } catch (error) {
      log.warn({ err: error }, 'a page could not be drawn');
      return undefined;
    } finally {
      drawing -= 1;
    }
  }

  async function draw(path: string, language: Locale, ip: string): Promise<string> {
    const { html, answers } = await web.renderWithAnswers(path, language, async (asked) => {
      // As if the visitor asked: their limits count, and no one is signed in.
      const { statusCode, payload } = await app.inject({
        url: `/api${asked}`,
        remoteAddress: ip,
        headers: { 'accept-language': language },
      });
      return { status: statusCode, body: JSON.parse(payload) as unknown };
    });
    const mark = language === 'en' ? 'data-prerendered' : `data-prerendered="${language}"`;
    return `<div id="root" ${mark}>${withoutStyles(html)}</div>${embedded(answers)}`;
  }

  async function drawFor(at: string, { headers, ip }: FastifyRequest): Promise<string | undefined> {
    const { authorization = '', 'accept-language': language = '', 'user-agent': agent = '' } = headers;
    const ask = async (asked: string) => {
      const { statusCode, payload } = await app.inject({
        url: `/api${asked}`,
        remoteAddress: ip,
        headers: { authorization, 'accept-language': language, 'user-agent': agent },
      });
      return { status: statusCode, body: JSON.parse(payload) as unknown };
    };
    const { status, body } = await ask('/auth/me');
    if (status !== 200) return undefined;
    const { data: user } = body as { data: unknown };
    const drawn = await web.renderForMember({ at, user, locale: readLanguage(language), ask });
    return drawn && `<div id="drawn">${withoutStyles(drawn.html)}</div>${embedded(drawn.answers)}`;
  }

  return {
    bodyOf(path, language, { ip, log }) {
      const key = `${language} ${path}`;
      const known = kept.get(key);
      if (known !== undefined && known.until > now()) return known.body;
      if (drawing >= CONCURRENCY) return Promise.resolve(undefined);
      const body = counted(log, () => draw(path, language, ip));
      kept.delete(key);
      kept.set(key, { until: now() + KEPT_FOR, body });
      for (const oldest of kept.keys()) {
        if (kept.size <= MAX_KEPT) break;
        kept.delete(oldest);
      }
      return body;
    },
    async forMember(at, request) {
      if (drawing >= CONCURRENCY) return undefined;
      return counted(request.log, () => drawFor(at, request));
    },
  };
}

const embedded = (answers: unknown): string =>
  `<script type="application/json" id="answers">${escapeJson(answers)}</script>`;

/** The site's policy refuses styles inside a page. React escapes quotes in texts: this is only ever an attribute. */
function withoutStyles(html: string): string {
  return html.replace(/ style="[^"]*"/g, '');
}
