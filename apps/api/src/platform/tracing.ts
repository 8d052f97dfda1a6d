import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.js';

/** Attributes of a span: names and figures, never content of students, their identity, or secrets. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** Sends durations of operations to an OpenTelemetry collector, if operators configure one. */
export interface Tracing {
  /** Runs something as a span below the one that is under way. */
  span<T>(name: string, facts: SpanFacts, run: () => Promise<T>): Promise<T>;
  /** Makes each request of the server a trace. Call before adding routes. */
  serve(app: FastifyInstance): void;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

export const untraced: Tracing = {
  span: (_name, _facts, run) => run(),
  serve: () => undefined,
  close: () => Promise.resolve(),
};

/** Loads OpenTelemetry only when traces are configured. */
export async function openTracing({ traces, campus }: Pick<Config, 'traces' | 'campus'>): Promise<Tracing> {
  if (traces === undefined) return untraced;
  const { startTracing } = await import('./opentelemetry.js');
  return startTracing(traces, `${campus.key}-api`);
}
