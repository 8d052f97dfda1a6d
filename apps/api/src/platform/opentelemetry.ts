import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import type { FastifyRequest } from 'fastify';
import { createRequire } from 'node:module';
import type { Traces } from '../config.js';
import type { Tracing } from './tracing.js';

/** Removes the messages of errors before spans end: the one of a failed query may contain a student's text. */
const withoutMessages: SpanProcessor = {
  onStart: () => undefined,
  onEnding(span) {
    if (span.status.code === SpanStatusCode.ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
  },
  onEnd: () => undefined,
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
};

/** Makes each query of a request or a job a span, with its text, in which values are parameters. */
function traceQueries(provider: TracerProvider): PgInstrumentation {
  const queries = new PgInstrumentation({
    requireParentSpan: true,
    ignoreConnectSpans: true,
    requestHook: (span, { query }) => {
      const [operation = 'query'] = query.text.trim().split(/\s/, 1);
      span.updateName(operation.toUpperCase());
    },
  });
  queries.setTracerProvider(provider);
  // The instrumentation hooks into modules that are required; the server imports this one.
  createRequire(import.meta.url)('pg');
  return queries;
}

/**
 * Creates spans of requests and jobs explicitly. Instrumentation of HTTP would report headers, and addresses with
 * queries, in which links from mails carry tokens.
 */
export function startTracing({ url, share }: Traces, serviceName: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: new URL('v1/traces', withSlash(url)).href });
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [withoutMessages, new BatchSpanProcessor({ exporter })],
  });
  const manager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(manager);
  const tracer = provider.getTracer('server');
  const queries = traceQueries(provider);
  const requests = new WeakMap<FastifyRequest, Span>();
  const end = (span: Span, failed: boolean) => {
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };

  return {
    async span(name, attributes, run) {
      const span = tracer.startSpan(name, { attributes });
      try {
        const answer = await context.with(trace.setSpan(context.active(), span), run);
        end(span, false);
        return answer;
      } catch (error) {
        // The message may contain a student's text, so the span omits it. The log has it, under the same ids.
        end(span, true);
        throw error;
      }
    },
    serve(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        // Trace headers of the browser are ignored: every request starts a new trace.
        const attributes = { 'http.request.method': request.method, 'request.id': request.id };
        const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
        requests.set(request, span);
        context.with(trace.setSpan(ROOT_CONTEXT, span), done);
      });
      app.addHook('preValidation', (request, _reply, done) => {
        // A body arrives by events of the connection, which know nothing of the request.
        const span = requests.get(request);
        if (span === undefined) return done();
        context.with(trace.setSpan(ROOT_CONTEXT, span), done);
      });
      app.addHook('onResponse', async (request, reply) => {
        const span = requests.get(request);
        if (span === undefined) return;
        // The pattern, and never the address, which may name a student.
        const route = request.routeOptions.url ?? '*';
        span.updateName(`${request.method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': reply.statusCode });
        end(span, reply.statusCode >= 500);
      });
    },
    async close() {
      // A collector that is away must not keep a process from ending.
      queries.disable();
      await provider.shutdown().catch(() => undefined);
      context.disable();
    },
  };
}

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`);
