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
  /** How far its acknowledged answers say that it is. */
  stage: Stage;
  /** The payer's money is at the provider: sooner or later it must be held. */
  paid: boolean;
  code: string;
}

export interface Said {
  readonly sender: Student;
  readonly clientId: string;
  readonly content: string;
}

/** A listing that is wanted once, and its payment: each has one key, under which it is asked for until it is answered. */
export interface Wanted {
  readonly seller: Student;
  readonly buyer: Student;
  /** Its title, which is the key too. */
  readonly name: string;
  readonly price: number;
  /** Each was asked for, and not answered yet. */
  asked: 'nothing' | 'listing' | 'payment';
  hiveId?: string;
}

/** What the server has acknowledged, and what no one knows of because the answer never came. */
export class Effects {
  readonly listings = new Set<string>();
  readonly sales = new Map<string, Sale>();
  /** The addresses of every variant of every photo. */
  readonly photos: string[] = [];
  readonly studyFiles = new Map<string, number>();
  /** In the order in which they were acknowledged. */
  readonly messages: { readonly id: string; readonly sender: Student }[] = [];
  /** Sent, and never answered: to be sent again under the same name. */
  readonly unsure = new Map<string, Said>();
  /** Listings whose payment has not begun yet. */
  readonly wanted = new Set<Wanted>();
  /** Requests that were sent again under their key, and those whose answer was lost for good. */
  readonly keys = { repeated: 0, interrupted: 0 };
  /** How many messages there must be in the end. */
  said = 0;
  #photosSeen = 0;
  #messageSeen = 0;

  get count(): number {
    const stages = [...this.sales.values()].reduce((sum, sale) => sum + 1 + STAGES.indexOf(sale.stage), 0);
    return this.listings.size + stages + this.photos.length + this.studyFiles.size + this.messages.length;
  }

  /** Everything acknowledged since the last look, and every open sale. Answers what is missing. */
  async lookAfter(http: Http, conversationId: string, reader: Student): Promise<string[]> {
    const missing: string[] = [];
    for (const url of this.photos.slice(this.#photosSeen)) {
      const { status, bytes } = await http.ask('GET', url);
      if (status !== 200 || !isWhole(url, bytes))
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
    // Two answers at once may cross on their way, but what one student says one after the other may not.
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

  /** Oldest first, from the first that was not looked at yet. */
  async #newest(http: Http, conversationId: string, { token }: Student): Promise<string[]> {
    const wanted = new Set(this.messages.slice(this.#messageSeen).map((one) => one.id));
    const ids: string[] = [];
    if (wanted.size === 0) return ids;
    for (let cursor = ''; ;) {
      const path = `/api/messages/conversations/${conversationId}/messages?limit=50${cursor}`;
      const { body } = await expectOk(http.ask('GET', path, { token }));
      const page = (body.data as { id: string }[]).map((one) => one.id);
      ids.push(...page);
      for (const id of page) wanted.delete(id);
      const next: string | null = body.pagination.nextCursor;
      if (next === null || wanted.size === 0) return ids.reverse();
      cursor = `&cursor=${next}`;
    }
  }
}

/** A file that was cut off does not end as its format does. */
function isWhole(url: string, bytes: Buffer): boolean {
  if (url.endsWith('.jpg')) return bytes.subarray(-2).toString('hex') === 'ffd9';
  if (url.endsWith('.webp')) return bytes.readUInt32LE(4) + 8 === bytes.length;
  return bytes.length > 0;
}
