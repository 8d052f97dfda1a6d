import { MINUTE, SECOND } from '@campushive/contract';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Writable } from 'node:stream';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../config.js';
import { Failure } from './failure.js';

const JSON_BYTES_MAX = 100 * 1024;
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
    genReqId: () => uuidv7(),
    requestIdHeader: false,
    bodyLimit: JSON_BYTES_MAX,
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply: FastifyReply) => {
      const failure = failureOf(error);
      void reply.code(failure.status).send(failure.body(request.id));
    },
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, {});
    app.getDefaultJsonParser('error', 'error')(_request, String(body), done);
  });
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(config),
    crossOriginEmbedderPolicy: false,
    // Only the real address is served over TLS for sure.
    hsts: config.production,
  });
  await app.register(cors, { origin: [config.publicUrl], maxAge: 86_400, exposedHeaders: ['retry-after'] });
  // What has not changed since costs a phone no data.
  await app.register(etag, { weak: true });
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1_024 });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const failure = error instanceof Failure ? error : failureOf(error);
    if (failure.status >= 500) request.log.error({ err: error }, 'call failed');
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
    case 400:
    case 404:
    case 414:
      return new Failure('malformed_request', 'The request could not be read.');
    default:
      return new Failure('internal', 'Something went wrong on our side. Please try again.');
  }
}

function logRequest(request: { method: string; url: string; id: string }) {
  // Without the query: links from mails carry tokens there.
  return { method: request.method, path: request.url.split('?')[0], id: request.id };
}

function contentSecurityPolicy(config: Config) {
  const files = config.s3 === undefined ? [] : [new URL(config.s3.publicUrl).origin];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
      // The map on the contact page, which is loaded only when somebody asks for it.
      frameSrc: ['https://www.openstreetmap.org'],
      imgSrc: ["'self'", 'data:', 'blob:', ...files],
      connectSrc: ["'self'", 'ws:', 'wss:'],
      // Radix places popovers with style attributes.
      styleSrcAttr: ["'unsafe-inline'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      scriptSrc: ["'self'"],
    },
  };
}
