import { MINUTE, SECOND } from '@campushive/contract';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { hash } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../config.js';
import { Failure } from './failure.js';
import { appPolicy, BARE_HEADERS } from './security-headers.js';
import { viewerBehind } from './viewer.js';

const JSON_BYTES_MAX = 100 * 1024;
/** Who is refused so may be trying what is not theirs: the log names them, and never what they sent. */
const TELLING = [401, 403, 422, 429];
/** Whatever could end up in a log line and must not. */
const REDACTED = ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-paystack-signature"]'];

/** A Fastify with our limits, headers and failure answers, and no routes yet. */
export async function createServer(config: Config, logTo?: Writable): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: config.logLevel,
      redact: REDACTED,
      serializers: { req: logRequest },
      ...(logTo && { stream: logTo }),
    },
    // A phone on a bad network may need minutes for a file, but nobody needs long for a few headers.
    requestTimeout: 5 * MINUTE,
    http: { headersTimeout: 15 * SECOND },
    // Whatever still comes over an open connection while we leave is served like everything before.
    return503OnClosing: false,
    genReqId: () => uuidv7(),
    requestIdHeader: false,
    bodyLimit: JSON_BYTES_MAX,
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply: FastifyReply) => {
      const failure = failureOf(error);
      void reply.code(failure.status).headers(BARE_HEADERS).send(failure.body(request.id));
    },
    clientErrorHandler: refuseUnreadable,
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, {});
    app.getDefaultJsonParser('error', 'error')(_request, String(body), done);
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Only the real address is served over TLS for sure.
    hsts: config.production,
  });
  await app.register(cors, { origin: [config.publicUrl], maxAge: 86_400, exposedHeaders: ['retry-after'] });
  // What has not changed since costs a phone no data.
  await app.register(etag, { weak: true, hashFn: (answer) => hash('sha1', answer, 'base64') });
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1_024 });
  const policy = appPolicy(config);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ 'x-request-id': request.id, 'content-security-policy': policy });
  });
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const failure = error instanceof Failure ? error : failureOf(error);
    if (failure.status >= 500) request.log.error({ err: error }, 'call failed');
    else if (TELLING.includes(failure.status)) {
      const [code, userId] = [failure.code, viewerBehind(request)?.userId];
      request.log.info({ code, ip: request.ip, ...(userId !== undefined && { userId }) }, 'refused');
    }
    if (failure.retryAfter !== undefined) void reply.header('retry-after', String(failure.retryAfter));
    // Failures have their own shape: without this, Fastify would look for a schema of the success.
    void reply
      .code(failure.status)
      .type('application/json')
      .serializer(JSON.stringify)
      .send(failure.body(request.id));
  });
  return app;
}

/** What a framework error means in our own codes. Nothing of an unexpected error's text reaches the answer. */
function failureOf(error: FastifyError): Failure {
  switch (error.statusCode) {
    case 413:
      return new Failure('payload_too_large', 'That is too large to send.');
    case 415:
      return new Failure('unsupported_media_type', 'Send JSON (content-type: application/json).');
    case 403:
      // A path out of the served folder, or a hidden file: whoever asks is told no more than for any unknown address.
      return new Failure('not_found', 'There is nothing at this address.');
    default:
      // Everything else that a framework calls the sender's fault: a range past the end, too many parts of a form.
      return (error.statusCode ?? 500) < 500
        ? new Failure('malformed_request', 'The request could not be read.')
        : new Failure('internal', 'Something went wrong on our side. Please try again.');
  }
}

/** Answers what is not HTTP, or too slow or too large a head to be it, in a few words, and hangs up. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  // Nobody is there any more, or an answer is half out already.
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = UNREADABLE[error.code ?? ''] ?? '400 Bad Request';
  const code = 'malformed_request';
  const body = JSON.stringify({ status: 'error', code, message: 'The request could not be read.' });
  const headers = Object.entries({
    ...BARE_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...headers, '', body].join('\r\n'));
}

const UNREADABLE: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

function logRequest(request: { method: string; url: string; id: string }) {
  // Without the query: links from mails carry tokens there.
  return { method: request.method, path: request.url.split('?')[0], id: request.id };
}
