import type { FastifyInstance } from 'fastify';
import { signatureOf } from '../signature.js';

/** Delivery faults of a webhook. `reordered` lets the next one overtake it. */
export const WEBHOOK_MODES = ['normal', 'lost', 'late', 'doubled', 'reordered'] as const;
export type WebhookMode = (typeof WEBHOOK_MODES)[number];

const LATE_BY = 20_000;

/** Sends signed webhooks to our own server, as well or as badly as the switch says. */
export class SandboxWebhooks {
  mode: WebhookMode = 'normal';
  readonly #app: FastifyInstance;
  readonly #secretKey: string;
  readonly #inFlight = new Set<Promise<unknown>>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #heldBack: Buffer[] = [];

  constructor(app: FastifyInstance, secretKey: string) {
    this.#app = app;
    this.#secretKey = secretKey;
  }

  send(event: string, data: object): void {
    const body = Buffer.from(JSON.stringify({ event, data }));
    switch (this.mode) {
      case 'lost':
        return;
      case 'late':
        return this.#later(body);
      case 'reordered':
        this.#heldBack.push(body);
        return;
      case 'doubled':
        this.#post(body);
        break;
      case 'normal':
        break;
      default:
        this.mode satisfies never;
    }
    this.#post(body);
    for (const earlier of this.#heldBack.splice(0)) this.#post(earlier);
  }

  /** Waits for webhooks in flight. Delayed ones are dropped. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.allSettled(this.#inFlight);
  }

  #later(body: Buffer): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#post(body);
    }, LATE_BY);
    this.#timers.add(timer.unref());
  }

  #post(body: Buffer): void {
    const posted = this.#app
      .inject({
        method: 'POST',
        url: '/api/payments/webhook',
        headers: {
          'content-type': 'application/json',
          'x-paystack-signature': signatureOf(body, this.#secretKey),
        },
        payload: body,
      })
      .catch((error: unknown) => this.#app.log.error({ err: error }, 'sandbox webhook failed'))
      .finally(() => this.#inFlight.delete(posted));
    this.#inFlight.add(posted);
  }
}
