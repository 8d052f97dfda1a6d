import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyRequest } from 'fastify';
import type { Traces } from '../config.js';
import type { Tracing } from './tracing.js';

/**
 * Creates spans explicitly, with our own names. Instrumentation that hooks into libraries would report headers, and
 * addresses with queries, in which links from mails carry tokens.
 */
export function startTracing({ url, share }: Traces, serviceName: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: new URL('v1/traces', withSlash(url)).href });
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const manager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(manager);
  const tracer = provider.getTracer('server');
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
    begin(name, attributes) {
      // Without an active span (scheduled work), every query would be a trace, every second.
      if (trace.getActiveSpan() === undefined) return () => undefined;
      const span = tracer.startSpan(name, { attributes });
      return (failed) => end(span, failed);
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
      await provider.shutdown().catch(() => undefined);
      context.disable();
    },
  };
}

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`);
