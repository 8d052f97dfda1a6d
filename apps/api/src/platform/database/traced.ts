import type { PGlite, Transaction } from '@electric-sql/pglite';
import type pg from 'pg';
import type { SpanFacts, Tracing } from '../tracing.js';
import { PreparingClient } from './prepared.js';

type Ask = (...given: unknown[]) => unknown;

/** Operation and table of a statement. Never the statement itself, which might contain a value. */
export function factsOf(text: string): SpanFacts {
  const [, operation = 'OTHER'] =
    /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i.exec(text) ?? [];
  const table = /\b(?:from|into|update)\s+"?(?:pgboss"?\."?)?([a-z_]{1,60})\b/i.exec(text)?.[1];
  return {
    'db.system.name': 'postgresql',
    'db.operation.name': operation.toUpperCase(),
    ...(table !== undefined && { 'db.collection.name': table.toLowerCase() }),
  };
}

const nameOf = (facts: SpanFacts): string =>
  [facts['db.operation.name'], facts['db.collection.name']].filter((one) => one !== undefined).join(' ');

const textOf = (first: unknown): string | undefined => {
  if (typeof first === 'string') return first;
  const text = typeof first === 'object' && first !== null && 'text' in first ? first.text : undefined;
  return typeof text === 'string' ? text : undefined;
};

/** A query as a span, whether it calls back or answers a promise. */
function traced(tracing: Tracing, ask: Ask, given: unknown[]): unknown {
  const text = textOf(given[0]);
  if (text === undefined) return ask(...given);
  const facts = factsOf(text);
  const ended = tracing.begin(nameOf(facts), facts);
  const last = given.at(-1);
  if (typeof last === 'function') {
    const called = (error: unknown, ...more: unknown[]): unknown => {
      ended(error !== null && error !== undefined);
      return last(error, ...more) as unknown;
    };
    return ask(...given.slice(0, -1), called);
  }
  const answer = ask(...given);
  void Promise.resolve(answer).then(
    () => ended(false),
    () => ended(true),
  );
  return answer;
}

/** Connections whose queries are spans. */
export const tracedClient = (tracing: Tracing): typeof PreparingClient =>
  class extends PreparingClient {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const ask: Ask = this.query.bind(this) as never;
      this.query = ((...given: unknown[]) => traced(tracing, ask, given)) as typeof this.query;
    }
  };

/** The embedded engine, whose queries are spans, those of its transactions as well. */
export function tracedEngine(engine: PGlite, tracing: Tracing): PGlite {
  const over = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(_target, property) {
        const value: unknown = Reflect.get(target, property, target);
        if (typeof value !== 'function') return value;
        const ask = value.bind(target) as Ask;
        if (property === 'query' || property === 'exec') {
          return (...given: unknown[]) => traced(tracing, ask, given);
        }
        if (property !== 'transaction') return ask;
        return (run: (tx: Transaction) => Promise<unknown>) => ask((tx: Transaction) => run(over(tx)));
      },
    });
  return over(engine);
}
