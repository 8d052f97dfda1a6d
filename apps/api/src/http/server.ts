import { MINUTE, SECOND } from '@campushive/contract';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { hash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../config.js';
import { reportError } from '@campushive/domain/platform/error-report';
import { isSocketHandshake } from '../platform/socket.js';
import { Failure } from '@campushive/domain/calls/failure';
import { opensDocument, sendFailurePage } from './failure-page.js';
import { isNotModified } from './not-modified.js';
import { allowedAt } from './methods.js';
import { failureFrom } from '@campushive/domain/calls/outages';
import { appPolicy, BARE_HEADERS, PERMISSIONS, shortenHeaders } from './security-headers.js';
import { requireSingleHost, refuseExpectation, refuseUnreadable } from './unreadable.js';
import { viewerBehind } from './request-viewer.js';

const MAX_JSON_BYTES = 100 * 1024;
/** Statuses whose requests are logged with their sender, never with their content: the sender may be probing for access. */
const TELLING = [401, 403, 422, 429];
/** Headers that must not appear in a log line. */
const REDACTED = ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-paystack-signature"]'];

/** Path of a calendar, whose last segment grants access. Also matches calendars that do not exist: an address may be mistyped. */
const SECRET_PATH = /^(.*\bcalendar\/+).+$/i;

/** Creates a Fastify server with limits, headers and error responses, without routes. */
export async function createServer(config: Config, logTo?: Writable): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: config.logLevel,
      redact: REDACTED,
      serializers: { req: logRequest, err: reportError },
      hooks: { logMethod: withoutErrorMessage },
      ...(logTo && { stream: logTo }),
    },
    // A phone on a bad network may need minutes for a file, but no client needs long for a few headers.
    requestTimeout: 5 * MINUTE,
    http: {
      headersTimeout: 15 * SECOND,
      // Node would refuse these in its own words.
      requireHostHeader: false,
      // Any other upgrade request is answered as a plain request.
      shouldUpgradeCallback: (request) => isSocketHandshake(request, config.publicUrl),
    },
    // Serves requests that still come over open connections while the server stops.
    return503OnClosing: false,
    genReqId: () => uuidv7(),
    requestIdHeader: false,
    bodyLimit: MAX_JSON_BYTES,
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    // A field of the address is as long as Node lets an address be: each call reports its own limits.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: sendFrameworkFailure,
    clientErrorHandler: refuseUnreadable,
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, {});
    app.getDefaultJsonParser('error', 'error')(_request, String(body), done);
  });
  // Set before the plugins: their own routes keep the handler that exists at registration.
  app.setErrorHandler(sendFailure);
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    // HSTS in production only: other addresses may lack TLS.
    hsts: config.production,
  });
  const policy = appPolicy(config);
  setHeaders(app, policy);
  app.server.on('checkExpectation', refuseExpectation);
  await app.register(cors, {
    origin: [config.publicUrl],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    maxAge: 86_400,
    exposedHeaders: ['retry-after', 'x-request-id'],
    // Answers `OPTIONS` for clients other than pages of other sites, too.
    strictPreflight: false,
  });
  // Unchanged answers cost a phone no data.
  await app.register(etag, { weak: true, hashFn: (answer) => hash('sha1', answer, 'base64') });
  answerUnchanged(app);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1_024, globalDecompression: false });
  return app;
}

/** Sets the headers of every response, and refuses requests for another host. */
function setHeaders(app: FastifyInstance, policy: string): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'x-request-id': request.id,
      'content-security-policy': policy,
      'permissions-policy': PERMISSIONS,
    });
    requireSingleHost(request.raw);
    if (request.method === 'OPTIONS') void reply.header('allow', allowedAt(request.url));
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    shortenHeaders(reply, policy);
    return payload;
  });
}

/** Sends the failure of a request that no handler got. */
function sendFrameworkFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const failure = failureOf(error);
  void reply
    .code(failure.status)
    .headers({ ...BARE_HEADERS, 'x-request-id': request.id })
    .send(failure.body(request.id));
}

function sendFailure(error: FastifyError | Failure, request: FastifyRequest, reply: FastifyReply): void {
  const failure = failureOf(error);
  if (failure.status >= 500) request.log.error({ err: error }, 'call failed');
  else if (TELLING.includes(failure.status)) {
    const [code, userId] = [failure.code, viewerBehind(request)?.userId];
    request.log.info({ code, ip: request.ip, ...(userId !== undefined && { userId }) }, 'refused');
  }
  if (failure.status === 401) void reply.header('www-authenticate', 'Bearer');
  if (failure.status >= 500 && opensDocument(request)) {
    void sendFailurePage(request, reply, failure);
    return;
  }
  if (failure.retryAfter !== undefined) void reply.header('retry-after', String(failure.retryAfter));
  // Failures have their own shape: without this, Fastify would look for a schema of the success.
  void reply
    .code(failure.status)
    .type('application/json')
    .serializer(JSON.stringify)
    .send(failure.body(request.id));
}

/** Sends no body where the browser has the answer. The plugin knows a single tag only. */
function answerUnchanged(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const tag = reply.getHeader('etag');
    const isUnchanged = reply.statusCode === 200 && typeof tag === 'string' && isNotModified(tag, request);
    if (isUnchanged) void reply.code(304);
    done(null, isUnchanged ? '' : payload);
  });
}

/** Returns the failure of the contract for an error of a handler or of the framework. */
function failureOf(error: FastifyError | Failure): Failure {
  if (error instanceof Failure) return error;
  switch (error.statusCode) {
    case 413:
      return new Failure('payload_too_large', 'That is too large to send.');
    case 415:
      return new Failure('unsupported_media_type', 'Send JSON (content-type: application/json).');
    case 403:
      // A path out of the served folder, or a hidden file: answered like any unknown address.
      return new Failure('not_found', 'There is nothing at this address.');
    default:
      // All other client errors of the framework: a range past the end, too many parts of a form.
      return (error.statusCode ?? 500) < 500
        ? new Failure('malformed_request', 'The request could not be read.')
        : failureFrom(error);
  }
}

/** Keeps Pino and plugins from writing an error's message, which may repeat input, as the text of a log line. */
function withoutErrorMessage(this: unknown, args: unknown[], method: (...args: unknown[]) => void): void {
  const [first, text] = args;
  const error = first instanceof Error ? first : isRecord(first) ? first['err'] : undefined;
  if (!(error instanceof Error)) return method.apply(this, args);
  const facts = first instanceof Error ? { err: first } : first;
  const isOwnText = typeof text === 'string' && !text.includes(error.message);
  method.apply(this, isOwnText ? [facts, ...args.slice(1)] : [facts, 'failed']);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function logRequest(request: { method: string; url: string; id: string }) {
  // Logs the path without the query, where links from mails carry tokens. A calendar's path itself is secret.
  const path = request.url.split('?')[0]?.replace(SECRET_PATH, '$1…');
  return { method: request.method, path, id: request.id };
}
