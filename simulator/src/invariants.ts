import { countMeetups } from '@campushive/domain/deals/meetups/count-meetups';
import { CANCELLED_EARLY, INVARIANTS } from './invariant-query.js';
import type { World } from './world.js';

/** A broken invariant. */
class Broken extends Error {}

const FACTS = `select json_build_object(
  'broken', coalesce((select json_agg(json_build_object('rule', rule, 'about', about)) from (${INVARIANTS}) never), '[]'),
  'orders', coalesce((select json_agg(json_build_object('id', id, 'reference', reference, 'status', status,
    'early', released_at < auto_release_at,
    'undelivered', released_at is not null and work_due_at is not null,
    'beforeEvent', item = 'ticket' and released_at < (select (l.details ->> 'eventDate')::timestamptz from listings l where l.id = listing_id),
    'due', case when status = 'held' and not exists (select from disputes d where d.order_id = orders.id)
      and not exists (select from chargebacks c where c.order_id = orders.id) then auto_release_at end,
    'pair', least(buyer_id, seller_id) || '/' || greatest(buyer_id, seller_id),
    'undecidedSince', (select min(coalesce(b.paused_since, b.created_at)) from blocks b where not b.keeps_orders
      and least(b.blocker_id, b.blocked_id) = least(buyer_id, seller_id) and greatest(b.blocker_id, b.blocked_id) = greatest(buyer_id, seller_id)),
    'steps', (select count(*) + count(nullif(round -> 'revision', 'null')) from completions w
      cross join jsonb_array_elements(w.rounds) round where w.order_id = orders.id), 'moved', moved_at) order by id) from orders), '[]'),
  'booked', coalesce((select json_agg(json_build_object('kind', e.kind, 'reference', coalesce(o.reference, p.reference)) order by e.id)
    from ledger_entries e left join orders o on o.id = e.order_id left join payouts p on p.id = e.payout_id
    where e.kind in ('charge', 'refund_paid', 'payout_paid', 'payout_reversed')), '[]'),
  'payouts', coalesce((select json_agg(json_build_object('id', id, 'status', status, 'amount', amount) order by id) from payouts), '[]'),
  'pickedUp', coalesce((select json_agg(order_id) from deliveries where picked_up_at is not null), '[]'),
  'released', coalesce((select json_agg(order_id) from ledger_entries where kind in ('release', 'settlement')), '[]'),
  'settled', coalesce((select json_agg(order_id) from ledger_entries where kind = 'settlement'), '[]'),
  'debts', coalesce((select json_agg(json_build_object('userId', p.user_id, 'id', p.id, 'debt',
    (select coalesce(sum(amount), 0) from ledger_postings where account = 'seller_debt:' || p.user_id)) order by p.id) from payouts p), '[]'),
  'messages', coalesce((select json_agg(json_build_object('id', id, 'conversationId', conversation_id, 'clientId', client_id,
    'position', position) order by conversation_id, position) from messages), '[]')) as facts`;

interface Facts {
  readonly broken: readonly { rule: string; about: string }[];
  readonly orders: readonly {
    id: string;
    reference: string;
    status: string;
    early: boolean | null;
    /** True when the money was released while its work was not marked as done. */
    undelivered: boolean;
    /** True when ticket money was released before the event's current start. */
    beforeEvent: boolean | null;
    /** Time of the release; null when the money is not held, or something else decides. */
    due: string | null;
    /** Ids of the two sides, sorted. */
    pair: string;
    /** Start of the pause by a block between the two whose blocker has not decided about open orders; null without one. */
    undecidedSince: string | null;
    /** Number of times the work of a gig was marked as done or sent back. Each moves its release. */
    steps: number;
    /** Time at which a student last moved a lesson, which moves its release with it. */
    moved: string | null;
  }[];
  readonly settled: readonly string[];
  readonly released: readonly string[];
  readonly pickedUp: readonly string[];
  readonly booked: readonly { kind: string; reference: string }[];
  readonly payouts: readonly { id: string; status: string; amount: number }[];
  readonly debts: readonly { userId: string; id: string; debt: number }[];
  readonly messages: readonly { id: string; conversationId: string; clientId: string; position: number }[];
}

export class Invariants {
  readonly #world: World;
  readonly #lastStatus = new Map<string, string>();
  /** Start of the pause by a block, by order. */
  readonly #paused = new Map<string, string>();
  readonly #due = new Map<
    string,
    { readonly due: string; readonly steps: number; readonly moved: string | null }
  >();
  #payouts = new Set<string>();

  constructor(world: World) {
    this.#world = world;
  }

  /** Throws `Broken` when an invariant is broken. `owing`: a seller may have come to owe money in this step. */
  async check(owing: boolean): Promise<void> {
    const [row] = await this.#world.engine.rows<{ facts: Facts }>(FACTS);
    if (row === undefined) throw new Error('A query without a source answers one row');
    const { facts } = row;
    const { broken } = this.#world.scheduler;
    if (broken !== undefined) throw new Broken(broken);
    for (const { rule, about } of facts.broken) {
      const pair = facts.orders.find(({ id }) => id === about)?.pair ?? '';
      if (rule !== CANCELLED_EARLY || !this.#world.blocked.has(pair)) throw new Broken(`${rule}: ${about}`);
    }
    this.#checkOrders(facts);
    this.#checkHandovers(facts);
    this.#checkBank(facts);
    this.#checkPayouts(facts);
    this.#checkDebts(facts, owing);
    this.#checkMessages(facts);
  }

  #checkOrders({ orders }: Facts): void {
    for (const order of orders) {
      const { id, status, early, undelivered, beforeEvent, due, steps, moved } = order;
      const planned = this.#due.get(id);
      // The release follows the new time of a moved lesson, and the time at which work is marked as done.
      const isSame = planned?.moved === moved && planned.steps === steps;
      // A pause by a block only ever delays the release.
      const isPaused =
        this.#world.blocked.has(order.pair) && planned !== undefined && due !== null && planned.due < due;
      if (due !== null && isSame && planned.due !== due && !isPaused)
        throw new Broken(`the release of an order was moved: ${id}`);
      if (due !== null) this.#due.set(id, { due, steps, moved });
      if (early === true && !this.#world.handedOver.has(id))
        throw new Broken(`an order was released before its date: ${id}`);
      if (undelivered && !this.#world.handedOver.has(id))
        throw new Broken(`undelivered work was paid: ${id}`);
      const before = this.#lastStatus.get(id);
      this.#checkPause(order, before);
      // Checked at the moment of the release: a wrong clock may be right again later.
      if (status === 'released' && before !== status && before !== 'paid_out' && beforeEvent === true)
        throw new Broken(`ticket money was released before its event started: ${id}`);
      if ((before === 'refunded' || before === 'charged_back') && status !== before)
        throw new Broken(`an order that was ${before} became ${status}: ${id}`);
      this.#lastStatus.set(id, status);
    }
  }

  /** Checks that, while a blocker has not decided about an open order, only its two sides, a moderator or a bank move its money. */
  #checkPause({ id, status, undecidedSince }: Facts['orders'][number], before: string | undefined): void {
    const isSamePause = undecidedSince !== null && this.#paused.get(id) === undecidedSince;
    if (isSamePause && before === 'held' && status === 'released' && !this.#world.handedOver.has(id))
      throw new Broken(`held money was released under a block that is not decided: ${id}`);
    if (undecidedSince === null) this.#paused.delete(id);
    else this.#paused.set(id, undecidedSince);
  }

  /** Checks that an accepted voucher belongs to its order and released it, and that an errand was picked up with its own code. */
  #checkHandovers({ released, pickedUp }: Facts): void {
    for (const [id, isOwn] of this.#world.acceptedVouchers) {
      if (!isOwn) throw new Broken(`a voucher that is not the order's was accepted: ${id}`);
      if (!released.includes(id)) throw new Broken(`a voucher was accepted, and nothing released: ${id}`);
    }
    for (const id of pickedUp)
      if (!this.#world.pickedUp.has(id)) throw new Broken(`an errand was picked up without its code: ${id}`);
  }

  /** Checks that a payout has a single transfer: money that was returned to a seller, or that arrived, is not also on its way. */
  #checkPayouts({ payouts }: Facts): void {
    for (const { id, status, amount } of payouts) {
      const alive = [...this.#world.bank.transfers.values()].filter(
        (transfer) =>
          transfer.reference.startsWith(`cmp-out-${id}`) && ['pending', 'success'].includes(transfer.status),
      );
      if (alive.length > 1) throw new Broken(`a payout is sent twice: ${id}`);
      if (alive.length > 0 && ['failed', 'reversed'].includes(status))
        throw new Broken(`a payout is given back and sent as well: ${id}`);
      if (alive.some((sentTransfer) => sentTransfer.amount !== amount))
        throw new Broken(`a payout sends another amount: ${id}`);
    }
  }

  /** Checks that booked movements happened at the provider, and that no money leaves twice. */
  #checkBank({ orders, booked, settled }: Facts): void {
    const { bank } = this.#world;
    for (const { kind, reference } of booked) {
      const happened =
        kind === 'charge'
          ? bank.transactions.get(reference)?.status === 'success'
          : kind === 'refund_paid'
            ? bank.refunds.some((refund) => refund.reference === reference && refund.status === 'processed')
            : kind === 'payout_paid'
              ? ['success', 'reversed'].includes(bank.transfers.get(reference)?.status ?? '')
              : bank.transfers.get(reference)?.status === 'reversed';
      if (!happened) throw new Broken(`${kind} is booked, and did not happen at the provider: ${reference}`);
    }
    for (const { reference, status, id } of orders) {
      const sent = bank.refunds.filter(
        (refund) => refund.reference === reference && refund.status !== 'failed',
      );
      if (sent.length > 1) throw new Broken(`an order was refunded twice: ${id}`);
      if (sent.length > 0 && !settled.includes(id) && !['refunded', 'charged_back'].includes(status))
        throw new Broken(`an order that is ${status} was refunded: ${id}`);
    }
  }

  /** Checks that no seller is paid out who owes money, unless the debt may have arisen in this step. */
  #checkDebts({ debts }: Facts, owing: boolean): void {
    const fresh = debts.filter(({ id }) => !this.#payouts.has(id));
    this.#payouts = new Set(debts.map(({ id }) => id));
    if (owing) return;
    for (const { userId, debt } of fresh)
      if (debt > 0) throw new Broken(`a seller who owes ${debt} was paid out: ${userId}`);
  }

  /** Checks that accepted messages are stored, and that pages receive messages in order. */
  #checkMessages({ messages }: Facts): void {
    const { accepted, heard } = this.#world;
    const stored = new Map(messages.map((message) => [message.clientId, message]));
    for (const { clientId } of accepted)
      if (!stored.has(clientId)) throw new Broken(`a message that was accepted is not stored: ${clientId}`);
    const positions = new Map(messages.map(({ id, position }) => [id, position]));
    for (const [key, ids] of heard) {
      let last = 0;
      for (const id of ids) {
        const position = positions.get(id);
        if (position === undefined) throw new Broken(`a page heard of a message that is not stored: ${id}`);
        if (position > last + 1)
          throw new Broken(`a page heard message ${position} before ${last + 1}: ${key}`);
        last = Math.max(last, position);
      }
    }
  }

  /** Returns true when `checkSettled` finds nothing. */
  async isSettled(): Promise<boolean> {
    try {
      await this.checkSettled();
      return true;
    } catch (error) {
      if (error instanceof Broken) return false;
      throw error;
    }
  }

  /** Checks that everything has come to rest at the end of a run, when nothing fails any more. */
  async checkSettled(): Promise<void> {
    const world = this.#world;
    const [row] = await world.engine.rows<{ totals: Record<string, unknown> }>(SETTLED_STATE);
    const totals = row?.totals ?? {};
    if (Number(totals['provider']) !== world.bank.balance)
      throw new Broken(
        `the ledger has ${String(totals['provider'])} at the provider, which has ${world.bank.balance}`,
      );
    for (const rule of ['unfinished', 'jobs', 'outbox', 'held', 'onTheWay', 'sellers', 'series'])
      if (totals[rule] !== null) throw new Broken(`not at rest: ${rule} ${JSON.stringify(totals[rule])}`);
    await this.#checkFigures();
    const [stored] = await world.engine.rows<{ all: Facts['messages'] }>(
      `select coalesce(json_agg(json_build_object('id', id, 'conversationId', conversation_id)), '[]') as all from messages`,
    );
    for (const { id, conversationId } of stored?.all ?? []) {
      const pages = [...world.heard].filter(([key]) => key.endsWith(conversationId));
      if (pages.length < 2 || pages.some(([, ids]) => !ids.includes(id)))
        throw new Broken(`a message never arrived: ${id}`);
    }
  }

  /** Checks that the meet-up figures of profiles count each meet-up once, for the students concerned. */
  async #checkFigures(): Promise<void> {
    const world = this.#world;
    const rows = await world.engine.rows<{
      status: string;
      buyer_id: string;
      seller_id: string;
      missed_by: string;
    }>(`select status, buyer_id, seller_id, missed_by from meetups where status in ('met', 'missed')`);
    const { db } = (await world.alive()).platform;
    for (const { userId } of world.students) {
      const ownOrders = rows.filter((row) => row.buyer_id === userId || row.seller_id === userId);
      const met = ownOrders.filter(({ status }) => status === 'met').length;
      const missed = ownOrders.filter(
        (row) =>
          row.status === 'missed' && (row.missed_by === 'buyer' ? row.buyer_id : row.seller_id) === userId,
      ).length;
      let shown = { met: -1, missed: -1 };
      await world.drive([countMeetups(db, userId).then((figures) => void (shown = figures))]);
      if (shown.met !== met || shown.missed !== missed)
        throw new Broken(
          `a profile says ${shown.met} and ${shown.missed}, not ${met} and ${missed}: ${userId}`,
        );
    }
  }
}

const SETTLED_STATE = `select json_build_object(
  'provider', (select coalesce(sum(amount), 0) from ledger_postings where account = 'provider'),
  'unfinished', (select json_agg(json_build_object('id', orders.id, 'status', orders.status, 'refund', r.status, 'payout', p.status))
    from orders left join refunds r on r.order_id = orders.id left join payouts p on p.id = orders.payout_id
    where orders.status in ('pending_payment', 'held', 'disputed', 'frozen')
      or (orders.status in ('released', 'paid_out') and exists (select from listings l where l.id = orders.listing_id
        and l.cancelled_at is not null) and not exists (select from chargebacks c where c.order_id = orders.id)
        and not exists (select from ledger_entries e where e.order_id = orders.id and e.kind = 'settlement'))
      or r.status in ('requested', 'pending', 'failed') or p.status in ('requested', 'pending')),
  'jobs', (select json_agg(json_build_object('name', name, 'tries', tries, 'error', error)) from simulated_jobs where state = 'failed'),
  'outbox', (select json_agg(json_build_object('topic', topic, 'error', last_error)) from outbox),
  'series', (select json_agg(json_build_object('id', id, 'status', status)) from lesson_series where status <> 'ended'),
  'held', (select nullif(coalesce(sum(amount), 0), 0) from ledger_postings where account = 'held'),
  'onTheWay', (select json_agg(a) from (select account, sum(amount) from ledger_postings
    where account in ('refunds_on_the_way', 'payouts_on_the_way', 'chargebacks_open') group by 1 having sum(amount) <> 0) a),
  'sellers', (select json_agg(a) from (select account, sum(amount) as sum from ledger_postings where account like 'user:%' group by account) a
    where a.sum <> -(select coalesce(sum(payout), 0) from orders where 'user:' || seller_id = a.account and released_at is not null)
      - (select coalesce(sum(amount), 0) from credits where 'user:' || user_id = a.account and withdrawn_at is null)
      + (select coalesce(sum(amount + fee + debt), 0) from payouts where 'user:' || user_id = a.account and status in ('requested', 'pending', 'paid')))
  ) as totals`;
