import { type Http } from './http.ts';
import { expectOk, type Student } from './students.ts';

export const STAGES = ['pending_payment', 'held', 'released'] as const;
export type Stage = (typeof STAGES)[number];

export interface Sale {
  readonly seller: Student;
  readonly buyer: Student;
  readonly hiveId: string;
  readonly paymentId: string;
  readonly reference: string;
  readonly accessCode: string;
  /** Stage of the sale, according to the acknowledged responses. */
  stage: Stage;
  /** The payer's money is at the provider, so sooner or later the order must be held. */
  paid: boolean;
  code: string;
}

export interface SentMessage {
  readonly sender: Student;
  readonly clientId: string;
  readonly content: string;
}

/** A listing to create and its payment. Each has an idempotency key, under which the request is repeated until it gets a response. */
export interface RequestedWork {
  readonly seller: Student;
  readonly buyer: Student;
  /** Title of the listing, which is also its key. */
  readonly name: string;
  readonly price: number;
  /** Request that was sent and has no response yet. */
  requested: 'nothing' | 'listing' | 'payment';
  hiveId?: string;
}

/** Effects that the server has acknowledged, and those in doubt because the response never came. */
export class Effects {
  readonly listings = new Set<string>();
  readonly sales = new Map<string, Sale>();
  /** Addresses of every variant of every photo. */
  readonly photos: string[] = [];
  readonly studyFiles = new Map<string, number>();
  /** Messages in the order of their acknowledgement. */
  readonly messages: { readonly id: string; readonly sender: Student }[] = [];
  /** Messages without a response, to be sent again under the same client id. */
  readonly unsure = new Map<string, SentMessage>();
  /** Listings without a started payment. */
  readonly requests = new Set<RequestedWork>();
  /** Number of requests that were repeated under their key, and of those whose response was lost for good. */
  readonly keys = { repeated: 0, interrupted: 0 };
  /** Number of messages that must exist at the end. */
  sentCount = 0;
  #photosSeen = 0;
  #messageSeen = 0;

  get count(): number {
    const stages = [...this.sales.values()].reduce((sum, sale) => sum + 1 + STAGES.indexOf(sale.stage), 0);
    return this.listings.size + stages + this.photos.length + this.studyFiles.size + this.messages.length;
  }

  /** Checks everything acknowledged since the last check, and every open sale. Returns what is missing. */
  async lookAfter(http: Http, conversationId: string, reader: Student): Promise<string[]> {
    const missing: string[] = [];
    for (const url of this.photos.slice(this.#photosSeen)) {
      const { status, bytes } = await http.ask('GET', url);
      if (status !== 200 || !isComplete(url, bytes))
        missing.push(`photo ${url}: ${status}, ${bytes.length} bytes`);
    }
    this.#photosSeen = this.photos.length;
    for (const sale of this.sales.values()) {
      if (sale.stage === 'released') continue;
      const { body } = await expectOk(
        http.ask('GET', `/api/payments/${sale.paymentId}`, { token: sale.buyer.token }),
      );
      const found = STAGES.indexOf(body.data.orderStatus);
      if (found < STAGES.indexOf(sale.stage)) {
        missing.push(`sale ${sale.paymentId}: acknowledged ${sale.stage}, is ${body.data.orderStatus}`);
      }
    }
    const stored = await this.#newest(http, conversationId, reader);
    const expected = this.messages.slice(this.#messageSeen);
    // Two concurrent responses may arrive in either order, but the messages of a single student may not.
    for (const sender of new Set(expected.map((one) => one.sender))) {
      const ids = expected.filter((one) => one.sender === sender).map((one) => one.id);
      const found = stored.filter((id) => ids.includes(id));
      if (found.join() !== ids.join()) {
        missing.push(`messages: acknowledged ${ids.join()}, found ${found.join()}`);
      }
    }
    this.#messageSeen = this.messages.length;
    return missing;
  }

  /** Returns message ids, oldest first, from the first unchecked one. */
  async #newest(http: Http, conversationId: string, { token }: Student): Promise<string[]> {
    const missing = new Set(this.messages.slice(this.#messageSeen).map((message) => message.id));
    const ids: string[] = [];
    if (missing.size === 0) return ids;
    for (let cursor = ''; ;) {
      const path = `/api/messages/conversations/${conversationId}/messages?limit=50${cursor}`;
      const { body } = await expectOk(http.ask('GET', path, { token }));
      const page = (body.data as { id: string }[]).map((one) => one.id);
      ids.push(...page);
      for (const id of page) missing.delete(id);
      const next: string | null = body.pagination.nextCursor;
      if (next === null || missing.size === 0) return ids.reverse();
      cursor = `&cursor=${next}`;
    }
  }
}

/** Returns true when the file ends as its format requires. A truncated file does not. */
function isComplete(url: string, bytes: Buffer): boolean {
  if (url.endsWith('.jpg')) return bytes.subarray(-2).toString('hex') === 'ffd9';
  if (url.endsWith('.webp')) return bytes.readUInt32LE(4) + 8 === bytes.length;
  return bytes.length > 0;
}
