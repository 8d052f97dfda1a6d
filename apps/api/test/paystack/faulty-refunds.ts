import { createPaystack } from '../../src/platform/paystack/paystack-client.js';
import type { PaymentProvider } from '@campushive/domain/platform/paystack/provider';

type Call = 'POST /refund' | 'GET /refund' | 'GET /refund/:id';
/** Whether the provider executed the request. */
type Effect = 'passed' | 'lost' | 'turned away';

/** Ways in which an answer fails, by name. */
const ANSWERS = {
  'connection reset': () => Promise.reject(new TypeError('fetch failed')),
  timeout: () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError')),
  'bad gateway': () => Promise.resolve(new Response('<html>502 Bad Gateway</html>', { status: 502 })),
  'gateway timeout': () => Promise.resolve(new Response('', { status: 504 })),
  'server error': () => Promise.resolve(said(500, 'An error occurred')),
  unavailable: () => Promise.resolve(said(503, 'Try again later')),
  'request timeout': () => Promise.resolve(said(408, 'Request timeout')),
  'cut-off body': () => Promise.resolve(new Response('{"status": true, "data": {"id"', { status: 200 })),
  'another shape': () => Promise.resolve(Response.json({ status: true, message: 'Queued', data: {} })),
  'good without success': () => Promise.resolve(said(200, 'Something went wrong')),
  'key refused': () => Promise.resolve(said(401, 'Invalid key')),
  forbidden: () => Promise.resolve(said(403, 'Forbidden')),
  'too many': () => Promise.resolve(said(429, 'Too many requests')),
  'forbidden by a proxy': () => Promise.resolve(new Response('<html>403</html>', { status: 403 })),
  refused: () => Promise.resolve(said(400, 'Transaction has been fully reversed')),
  'not enough money': () => Promise.resolve(said(400, 'Your balance is not enough to fulfil this request')),
  'not found': () => Promise.resolve(said(404, 'Transaction not found')),
  conflict: () => Promise.resolve(said(409, 'Conflict')),
  unprocessable: () => Promise.resolve(said(422, 'Currency not supported')),
} as const satisfies Record<string, () => Promise<Response>>;
type Answer = keyof typeof ANSWERS;

const said = (status: number, message: string) => Response.json({ status: false, message }, { status });

export interface Fault {
  readonly effect: Effect;
  readonly answer: Answer;
}
const faults = (effect: Effect, answers: readonly Answer[]): [string, Fault][] =>
  answers.map((answer) => [answer, { effect, answer }]);

const UNCERTAIN: readonly Answer[] = [
  ...(['connection reset', 'timeout', 'bad gateway', 'gateway timeout', 'server error'] as const),
  ...(['unavailable', 'request timeout', 'cut-off body', 'another shape', 'good without success'] as const),
];
/** Answers without a result, and refusals about the moment or the key: the provider did nothing. */
export const TIMES_UNDONE = faults('lost', [
  ...UNCERTAIN,
  ...(['key refused', 'forbidden', 'too many', 'forbidden by a proxy'] as const),
]);
/** Failures of a question, one of each sort. */
export const LOST_QUESTIONS = faults('lost', ['timeout', 'bad gateway', 'cut-off body', 'key refused']);
export const TIMES_DONE = faults('passed', UNCERTAIN);
/** Answers that say no, and will say it again. */
export const REFUSALS = faults('turned away', [
  ...(['refused', 'not enough money', 'not found', 'conflict', 'unprocessable'] as const),
]);

interface Begun {
  readonly id: number;
  readonly domain: 'test';
  status: string;
  readonly amount: number;
  readonly transaction_reference: string;
  readonly at: Date;
}

/**
 * Refunds of Paystack behind the real client. Each fault that a test adds applies to one call. A part is refunded as often as it is
 * requested, so that a second request shows.
 */
export class FaultyRefunds {
  readonly #begun: Begun[] = [];
  readonly #faults = new Map<Call, Fault[]>();
  readonly #now: () => Date;
  isDown = false;
  /** Whether the list of refunds shows the requested ones. */
  isListed = true;
  /** A charge whose refund is never answered. */
  failsAlways: string | undefined;

  constructor(now: () => Date) {
    this.#now = now;
  }

  get begun() {
    return this.#begun.map(({ transaction_reference: reference, amount, status }) => ({
      ...{ reference, amount, status },
    }));
  }

  calls(): Pick<PaymentProvider, 'refund' | 'findRefund'> {
    const { refund, findRefund } = createPaystack({
      baseUrl: 'https://api.paystack.co',
      secretKey: 'sk_test_x',
      fetch: (url, init) => this.#answer(new URL(String(url)), init?.method ?? 'GET', String(init?.body)),
    });
    return { refund, findRefund };
  }

  /** The next call of a kind fails so. */
  fail(call: Call, ...[first, answer]: [Fault] | [Effect, Answer]): void {
    const fault = typeof first === 'object' ? first : { effect: first, answer: answer ?? 'bad gateway' };
    this.#faults.set(call, [...(this.#faults.get(call) ?? []), fault]);
  }

  /** Ends every pending refund. */
  end(status: 'processed' | 'failed'): void {
    for (const one of this.#begun) if (one.status === 'pending') one.status = status;
  }

  async #answer({ pathname, searchParams }: URL, method: string, body: string): Promise<Response> {
    if (this.isDown) return ANSWERS['bad gateway']();
    if (method === 'POST') {
      const payload = JSON.parse(body) as { transaction: string; amount: number };
      if (payload.transaction === this.failsAlways) return ANSWERS['server error']();
      return this.#faulty('POST /refund', () => this.#begin(payload));
    }
    const [, , id] = pathname.split('/');
    if (id !== undefined)
      return this.#faulty('GET /refund/:id', () => this.#begun.find((one) => String(one.id) === id));
    const since = new Date(searchParams.get('from') ?? '');
    return this.#faulty('GET /refund', () =>
      this.isListed ? this.#begun.filter(({ at }) => at >= since) : [],
    );
  }

  async #faulty(call: Call, work: () => object | undefined): Promise<Response> {
    const fault = this.#faultOf(call);
    if (fault === undefined || fault.effect === 'passed') {
      const data = work();
      if (fault === undefined)
        return data === undefined
          ? said(404, 'Not found')
          : Response.json({ status: true, message: 'Good', data });
    }
    return ANSWERS[fault.answer]();
  }

  /** A fault of the list that hides a refund waits until there is one. */
  #faultOf(call: Call): Fault | undefined {
    const [fault, ...rest] = this.#faults.get(call) ?? [];
    if (fault === undefined) return undefined;
    if (call === 'GET /refund' && fault.effect === 'passed' && this.#begun.length === 0) return undefined;
    this.#faults.set(call, rest);
    return fault;
  }

  #begin({ transaction, amount }: { transaction: string; amount: number }): Begun {
    const one: Begun = {
      ...{ id: this.#begun.length + 1, domain: 'test', status: 'pending', amount },
      ...{ transaction_reference: transaction, at: this.#now() },
    };
    this.#begun.push(one);
    return one;
  }
}
