import autocannon from 'autocannon';
import { described, processorTime, type Reading, type Request } from '../load/meter.ts';
import { databaseTime } from './database-time.ts';
import type { Shop } from './shop.ts';

/** Values that a journey read from its earlier responses. */
export type Facts = Readonly<Record<string, string>>;

/** A response and the request that it answers. */
export interface Answer {
  readonly body: string;
  /** Headers by their names in lower case. */
  readonly headers: Facts;
  readonly sent: Request;
}

/** A request and the response that it must get. */
export interface Step {
  request(facts: Facts): Request;
  /** Text that a good response contains: an error of GraphQL has the status 200 too. */
  readonly expects: string;
  read?(answer: Answer): Facts;
}

/** Requests that a visitor sends one after another. Each is counted as one answer, whole journeys only. */
export type Journey = readonly Step[];

/** A reading with the CPU time of PostgreSQL for an answer, in ms. */
export interface ShopReading extends Reading {
  readonly databaseWork: number;
}

const CONNECTIONS = 20;
const TURNS = 3;
/** Duration of a turn in seconds, by the rate of the turn before. */
const TURN = 2;
/** Journeys of the first warm-up, and the least of any turn, on each connection. */
const FEWEST = 1;
/** Journeys after which a server is warm, and the longest warm-up in seconds. */
const WARM_AFTER = 1_000;
const LONGEST_WARM_UP = 4;

/** Measures two shops in turns, A B A B A B, so that other load on the machine affects both. `analyse` runs once both are warm. */
export async function inShopTurns(
  shops: readonly [Shop, Shop],
  journeys: readonly [Journey, Journey],
  postmaster: number,
  analyse: () => Promise<unknown>,
): Promise<[ShopReading, ShopReading]> {
  const run = (at: 0 | 1, count: number) => measureJourneys(shops[at], journeys[at], count, postmaster);
  const rates: [number, number] = [
    await warmUp((count) => run(0, count)),
    await warmUp((count) => run(1, count)),
  ];
  await analyse();
  const readings: [ShopReading[], ShopReading[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const at of [0, 1] as const) {
      const reading = await run(at, rates[at] * TURN);
      rates[at] = reading.answers / reading.seconds;
      readings[at].push(reading);
    }
  }
  return [sum(readings[0]), sum(readings[1])];
}

/** Warms a server up until its code is compiled. Returns its journeys a second. */
async function warmUp(run: (count: number) => Promise<ShopReading>): Promise<number> {
  let last = await run(0);
  let [done, seconds] = [last.answers, last.seconds];
  while (done < WARM_AFTER && seconds < LONGEST_WARM_UP) {
    last = await run(last.answers / last.seconds);
    done += last.answers;
    seconds += last.seconds;
  }
  return last.answers / last.seconds;
}

/**
 * Runs about `count` journeys to their ends, so that nothing is left over for the next turn. Throws when a response is not the expected
 * one.
 */
async function measureJourneys(
  { port, pid }: Shop,
  journey: Journey,
  count: number,
  postmaster: number,
): Promise<ShopReading> {
  const onEach = Math.max(FEWEST, Math.round(count / CONNECTIONS));
  const { requests, waits, refusals } = watched(journey);
  const [serverBefore, databaseBefore] = [processorTime(pid), databaseTime(postmaster)];
  const start = performance.now();
  const { errors, timeouts } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    amount: onEach * CONNECTIONS * journey.length,
    sampleInt: 100,
    timeout: 60,
    requests,
  });
  const seconds = (performance.now() - start) / 1_000;
  const [refusal] = refusals;
  if (refusal !== undefined) throw new Error(refusal);
  if (errors + timeouts > 0) throw new Error(`${errors} connections failed, ${timeouts} requests timed out`);
  const answers = Math.max(1, waits.length);
  return {
    answers: waits.length,
    seconds,
    waits: waits.sort((a, b) => a - b),
    work: (processorTime(pid) - serverBefore) / answers,
    databaseWork: (databaseTime(postmaster) - databaseBefore) / answers,
  };
}

/** Returns a journey's requests for autocannon, and the durations and refusals that they will collect. */
function watched(journey: Journey) {
  const waits: number[] = [];
  const refusals: string[] = [];
  const started = new WeakMap<object, number>();
  const known = new WeakMap<object, Facts>();
  const latest = new WeakMap<object, Request>();
  const requests = journey.map(({ request, expects, read }, at): autocannon.Request => ({
    setupRequest(base, context) {
      if (at === 0) started.set(context, performance.now());
      const next = request(known.get(context) ?? {});
      latest.set(context, next);
      return { ...base, ...described(next) };
    },
    onResponse(status, body, context, headers) {
      const sent = latest.get(context);
      if (status >= 300 || !body.includes(expects)) refusals.push(`${status} ${body.slice(0, 300)}`);
      else if (read !== undefined && sent !== undefined)
        known.set(context, { ...known.get(context), ...read({ body, headers: textHeaders(headers), sent }) });
      if (at === journey.length - 1) waits.push(performance.now() - (started.get(context) ?? 0));
    },
  }));
  return { requests, waits, refusals };
}

const textHeaders = (headers: autocannon.Request['headers'] = {}): Facts =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));

function sum(readings: readonly ShopReading[]): ShopReading {
  const answers = readings.reduce((total, one) => total + one.answers, 0);
  const mean = (of: (one: ShopReading) => number) =>
    readings.reduce((total, one) => total + of(one) * one.answers, 0) / Math.max(1, answers);
  return {
    answers,
    seconds: readings.reduce((total, one) => total + one.seconds, 0),
    waits: readings.flatMap((one) => one.waits).sort((a, b) => a - b),
    work: mean((one) => one.work),
    databaseWork: mean((one) => one.databaseWork),
  };
}
