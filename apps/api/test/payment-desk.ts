import { PROMPT_LIFETIME } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Viewer } from '@campushive/domain/calls/viewer';
import type { PaymentsContext } from '@campushive/domain/deals/payments/context';
import type { OrderRow } from '@campushive/domain/deals/payments/orders/orders';
import type { PaymentPhone } from '@campushive/domain/deals/payments/checkout/resume';
import { later } from '@campushive/domain/platform/clock';
import { charges, listings, orders, refunds } from '@campushive/domain/platform/database/schema/index';
import {
  ProviderError,
  type Charge,
  type PaymentProvider,
  type ProviderRefund,
} from '@campushive/domain/platform/paystack/provider';
import { openTestCampus, type TestCampus, type TestStudent } from './campus.js';
import { entryKinds, timesHeard } from './money.js';
import { heldSale, listingOf } from './sales.js';

interface Notice {
  readonly userId: string;
  readonly type: string;
  readonly kind: string;
  readonly values: unknown;
  readonly subject: unknown;
}

/** A phone for mobile money charges. */
export const PHONE: PaymentPhone = { network: 'mtn', maskedPhone: '024 *** **01', phoneHash: 'the-number' };

/** Creates and pays orders on a test campus. The test controls the clock and the provider, so no order waits for real time. */
export class PaymentDesk {
  readonly campus: TestCampus;
  readonly seller: TestStudent;
  /** A new buyer for each test. */
  buyer: TestStudent;
  now: Date;
  /** The provider's state of a charge and of a refund, and its answer to a new refund. */
  charge: (reference: string) => Charge | undefined = () => undefined;
  refundOf: () => ProviderRefund | undefined = () => undefined;
  begin: () => ProviderRefund = () => ({ id: 'RFD_1', status: 'pending', amount: this.started.at(-1) ?? 0 });
  /** Requests that reached the provider: references of charges, search keys of refunds, amounts of new refunds. */
  readonly requests: string[] = [];
  readonly lookedFor: unknown[] = [];
  readonly started: number[] = [];
  /** Further answers of the provider. */
  answers: Partial<PaymentProvider> = {};
  notified: Notice[] = [];
  readonly sent: unknown[] = [];

  private constructor(campus: TestCampus, seller: TestStudent) {
    [this.campus, this.seller, this.buyer] = [campus, seller, seller];
    this.now = campus.clock.now();
  }

  static async open(): Promise<PaymentDesk> {
    const campus = await openTestCampus({}, undefined, { processes: 1 });
    vi.spyOn(campus.app.platform.outbox, 'write');
    return new PaymentDesk(campus, await campus.student('Akosua Mensah'));
  }

  /** Prepares the next test: a new buyer, and a provider without any state. */
  async next(): Promise<void> {
    const { campus, seller } = this;
    const fresh = new PaymentDesk(campus, seller);
    const { charge, refundOf, now } = fresh;
    Object.assign(this, { charge, refundOf, now, answers: {}, notified: [] });
    this.begin = () => ({ id: 'RFD_1', status: 'pending', amount: this.started.at(-1) ?? 0 });
    for (const list of [this.requests, this.lookedFor, this.started, this.sent]) list.length = 0;
    this.buyer = await campus.student('Kwame Boateng');
  }

  context(): PaymentsContext {
    const { platform } = this.campus.app;
    const send = (name: string, data: unknown) => Promise.resolve(void this.sent.push([name, data]));
    return {
      platform: {
        ...platform,
        // Claims an embedded database, so that no other process may be starting an order.
        embedded: true,
        clock: { now: () => this.now },
        jobs: Object.assign(Object.create(platform.jobs), { send, sendAll: send }),
      },
      notify: (_tx: unknown, notice: Notice) => Promise.resolve(void this.notified.push(notice)),
      provider: {
        verify: (reference: string) => {
          this.requests.push(reference);
          return Promise.resolve().then(() => this.charge(reference));
        },
        findRefund: (by: unknown) => {
          this.lookedFor.push(by);
          return Promise.resolve().then(() => this.refundOf());
        },
        refund: (_reference: string, amount: number) => {
          this.started.push(amount);
          return Promise.resolve().then(() => this.begin());
        },
        ...this.answers,
      },
    } as unknown as PaymentsContext;
  }

  async find(id: string): Promise<OrderRow> {
    const [row] = await this.campus.app.platform.db.select().from(orders).where(eq(orders.id, id));
    if (row === undefined) throw new Error('Orders are never deleted');
    return row;
  }

  /** Creates an order that awaits its payment. */
  async pending(hiveId?: string): Promise<OrderRow> {
    const { buyer, seller } = this;
    const { data } = await buyer.client.payments.initialize({
      hiveId: hiveId ?? (await listingOf(seller, 50)),
    });
    return this.find(data.paymentId);
  }

  async held(): Promise<OrderRow> {
    return this.find(await heldSale(this.campus, this.seller, this.buyer, 50));
  }

  async set(id: string, change: Partial<OrderRow>): Promise<void> {
    await this.campus.app.platform.db.update(orders).set(change).where(eq(orders.id, id));
  }

  /** Resets an order to the state before the provider knew of it. */
  async unstarted({ id }: OrderRow): Promise<OrderRow> {
    await this.set(id, { authorizationUrl: null, accessCode: null, createdAt: this.now });
    return this.find(id);
  }

  /** Resets an order to a pending prompt on `PHONE` instead of the provider's page. */
  async prompt(order: OrderRow): Promise<void> {
    const { id: orderId, buyerId: userId } = await this.unstarted(order);
    const times = { expiresAt: later(this.now, PROMPT_LIFETIME), createdAt: this.now, updatedAt: this.now };
    await this.campus.app.platform.db
      .insert(charges)
      .values({ ...PHONE, orderId, userId, step: 'wait', ...times });
  }

  entriesOf(orderId: string): Promise<string[]> {
    return entryKinds(this.campus, 'orderId', orderId);
  }

  async listingStatus({ listingId }: OrderRow): Promise<string | undefined> {
    const { db } = this.campus.app.platform;
    const [row] = await db
      .select({ status: listings.status })
      .from(listings)
      .where(eq(listings.id, listingId));
    return row?.status;
  }

  async refundRow({ id }: OrderRow): Promise<typeof refunds.$inferSelect | undefined> {
    const { db } = this.campus.app.platform;
    const [row] = await db.select().from(refunds).where(eq(refunds.orderId, id));
    return row;
  }

  heardOf({ id }: OrderRow): number {
    return timesHeard(this.campus, id);
  }

  /** Recipients and kinds of the notifications. */
  kinds(): string[][] {
    return this.notified.map(({ userId, kind }) => [userId === this.buyer.id ? 'buyer' : 'seller', kind]);
  }
}

/** Returns the provider's state of a correct charge; `other` overrides fields. */
export const chargeOf = ({ reference, total: amount }: OrderRow, other: Partial<Charge> = {}): Charge => ({
  ...{ reference, amount, status: 'success', currency: 'GHS' },
  ...{ channel: 'card', providerFee: 104, reason: null },
  ...other,
});
export const viewerOf = ({ id: userId }: TestStudent, other: Partial<Viewer> = {}): Viewer => ({
  ...{ userId, sessionId: '', role: 'student', universityId: 'ug', isVerified: true },
  ...other,
});

/** A provider without an answer, and a bug of our own. */
export const fallSilent = (): never => {
  throw new ProviderError('No answer');
};
export const fail = (): never => {
  throw new Error('out of memory');
};
