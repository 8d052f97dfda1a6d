import type { World } from './world.js';

/** A promise that is broken. */
export class Broken extends Error {}

/** Each row is something that must never be. */
const NEVER = `
  select 'an entry of the ledger does not sum to zero' as rule, entry_id::text as about from ledger_postings
  group by entry_id having sum(amount) <> 0
  union all
  select 'an order is both released and refunded', order_id::text from ledger_entries
  where kind in ('release', 'refund') group by order_id having count(distinct kind) > 1
  union all
  select 'an order has money without a charge', id::text from orders
  where status in ('held', 'disputed', 'frozen', 'released', 'paid_out', 'refunded', 'charged_back')
    and not exists (select from ledger_entries e where e.order_id = orders.id and e.kind = 'charge')
  union all
  select 'a charge is booked on an unpaid order', orders.id::text from orders
  join ledger_entries e on e.order_id = orders.id and e.kind = 'charge'
  where status in ('pending_payment', 'expired', 'failed', 'cancelled')
  union all
  select 'the status and the ledger differ about the release', orders.id::text from orders
  where (status in ('released', 'paid_out')) <> exists (select from ledger_entries e where e.order_id = orders.id and e.kind = 'release')
  union all
  select 'a refunded order has no refund', orders.id::text from orders
  where status = 'refunded' and not (exists (select from refunds r where r.order_id = orders.id)
    and exists (select from ledger_entries e where e.order_id = orders.id and e.kind = 'refund'))
  union all
  select 'one item is sold twice', listing_id::text from orders
  where item = 'listing' and status in ('pending_payment', 'held', 'disputed', 'frozen', 'released', 'paid_out')
  group by listing_id having count(*) > 1
  union all
  select 'a tutor has two sessions at once', one.id::text from orders one join orders other
    on one.seller_id = other.seller_id and one.id < other.id and one.item = 'session' and other.item = 'session'
    and one.starts_at < other.ends_at and other.starts_at < one.ends_at
  where one.status in ('held', 'disputed', 'frozen') and other.status in ('held', 'disputed', 'frozen')
  union all
  select 'more tickets than seats', listing_id::text from tickets join listings on listings.id = listing_id
  where tickets.status = 'going' group by listing_id, details having count(*) > (details->>'capacity')::int
  union all
  select 'a held order has no way out', id::text from orders where status = 'held' and auto_release_at is null
  union all
  select 'a disputed order has no open complaint', id::text from orders where status = 'disputed'
    and not exists (select from disputes d where d.order_id = orders.id and d.outcome is null)
  union all
  select 'an order with an open complaint was settled', id::text from orders
  where status in ('released', 'paid_out', 'refunded')
    and exists (select from disputes d where d.order_id = orders.id and d.outcome is null)
  union all
  select 'a frozen order has no open chargeback', id::text from orders where status = 'frozen'
    and not exists (select from chargebacks c where c.order_id = orders.id and c.outcome is null and c.effect = 'frozen')
  union all
  select 'money under a chargeback was released', orders.id::text from orders
  join chargebacks c on c.order_id = orders.id and c.outcome is null and c.effect = 'frozen'
  where status in ('released', 'paid_out')
  union all
  select 'a paid order has a chargeback that did nothing', orders.id::text from orders
  join chargebacks c on c.order_id = orders.id and c.outcome is null and c.effect = 'recorded'
  where status in ('held', 'disputed', 'released', 'paid_out')
  union all
  select 'a seller has more than their sales brought', account from ledger_postings
  where account like 'user:%' group by account having sum(amount) > 0
  union all
  select 'a payout is not what its sales brought', p.id::text from payouts p
  where status in ('requested', 'pending', 'paid') and amount + fee + debt <>
    (select coalesce(sum(payout), 0) from orders where payout_id = p.id)
  union all
  select 'a conversation has gaps', id::text from conversations where length <>
    (select count(*) from messages m where m.conversation_id = conversations.id)
    or length <> (select coalesce(max(position), 0) from messages m where m.conversation_id = conversations.id)`;

const FACTS = `select json_build_object(
  'broken', coalesce((select json_agg(json_build_object('rule', rule, 'about', about)) from (${NEVER}) never), '[]'),
  'orders', coalesce((select json_agg(json_build_object('id', id, 'reference', reference, 'status', status,
    'early', released_at < auto_release_at) order by id) from orders), '[]'),
  'booked', coalesce((select json_agg(json_build_object('kind', e.kind, 'reference', coalesce(o.reference, p.reference)) order by e.id)
    from ledger_entries e left join orders o on o.id = e.order_id left join payouts p on p.id = e.payout_id
    where e.kind in ('charge', 'refund_paid', 'payout_paid', 'payout_reversed')), '[]'),
  'debts', coalesce((select json_agg(json_build_object('userId', p.user_id, 'id', p.id, 'debt',
    (select coalesce(sum(amount), 0) from ledger_postings where account = 'seller_debt:' || p.user_id)) order by p.id) from payouts p), '[]'),
  'messages', coalesce((select json_agg(json_build_object('id', id, 'conversationId', conversation_id, 'clientId', client_id,
    'position', position) order by conversation_id, position) from messages), '[]')) as facts`;

interface Facts {
  readonly broken: readonly { rule: string; about: string }[];
  readonly orders: readonly { id: string; reference: string; status: string; early: boolean | null }[];
  readonly booked: readonly { kind: string; reference: string }[];
  readonly debts: readonly { userId: string; id: string; debt: number }[];
  readonly messages: readonly { id: string; conversationId: string; clientId: string; position: number }[];
}

export class Invariants {
  readonly #world: World;
  readonly #lastStatus = new Map<string, string>();
  #payouts = new Set<string>();

  constructor(world: World) {
    this.#world = world;
  }

  /** Throws `Broken` when something is true that must never be; without `owing`, no seller came to owe something. */
  async check(owing: boolean): Promise<void> {
    const [row] = await this.#world.engine.rows<{ facts: Facts }>(FACTS);
    if (row === undefined) throw new Error('A query without a source answers one row');
    const { facts } = row;
    const { broken } = this.#world.scheduler;
    if (broken !== undefined) throw new Broken(broken);
    for (const { rule, about } of facts.broken) throw new Broken(`${rule}: ${about}`);
    this.#checkOrders(facts);
    this.#checkBank(facts);
    this.#checkDebts(facts, owing);
    this.#checkMessages(facts);
  }

  #checkOrders({ orders }: Facts): void {
    for (const { id, status, early } of orders) {
      if (early === true && !this.#world.handedOver.has(id))
        throw new Broken(`an order was released before its date: ${id}`);
      const before = this.#lastStatus.get(id);
      if ((before === 'refunded' || before === 'charged_back') && status !== before)
        throw new Broken(`an order that was ${before} became ${status}: ${id}`);
      this.#lastStatus.set(id, status);
    }
  }

  /** What is booked has happened at the provider, and no money leaves twice. */
  #checkBank({ orders, booked }: Facts): void {
    const { bank } = this.#world;
    for (const { kind, reference } of booked) {
      const happened =
        kind === 'charge'
          ? bank.transactions.get(reference)?.status === 'success'
          : kind === 'refund_paid'
            ? bank.refunds.some((one) => one.reference === reference && one.status === 'processed')
            : kind === 'payout_paid'
              ? ['success', 'reversed'].includes(bank.transfers.get(reference)?.status ?? '')
              : bank.transfers.get(reference)?.status === 'reversed';
      if (!happened) throw new Broken(`${kind} is booked, and did not happen at the provider: ${reference}`);
    }
    for (const { reference, status, id } of orders) {
      const sent = bank.refunds.filter((one) => one.reference === reference && one.status !== 'failed');
      if (sent.length > 1) throw new Broken(`an order was refunded twice: ${id}`);
      if (sent.length > 0 && !['refunded', 'charged_back'].includes(status))
        throw new Broken(`an order that is ${status} was refunded: ${id}`);
    }
  }

  /** A payout leaves no debt behind that it could have paid. */
  #checkDebts({ debts }: Facts, owing: boolean): void {
    const fresh = debts.filter(({ id }) => !this.#payouts.has(id));
    this.#payouts = new Set(debts.map(({ id }) => id));
    if (owing) return;
    for (const { userId, debt } of fresh)
      if (debt > 0) throw new Broken(`a seller who owes ${debt} was paid out: ${userId}`);
  }

  /** What was accepted is stored; what pages hear, they hear in order. */
  #checkMessages({ messages }: Facts): void {
    const { accepted, heard } = this.#world;
    const stored = new Map(messages.map((one) => [one.clientId, one]));
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

  /** At the end of a run, when nothing fails any more, everything has come to rest. */
  async checkRest(): Promise<void> {
    const world = this.#world;
    const [row] = await world.engine.rows<{ rest: Record<string, unknown> }>(REST);
    const rest = row?.rest ?? {};
    if (Number(rest['provider']) !== world.bank.balance)
      throw new Broken(
        `the ledger has ${String(rest['provider'])} at the provider, which has ${world.bank.balance}`,
      );
    for (const rule of ['unfinished', 'jobs', 'outbox', 'held', 'onTheWay', 'sellers'])
      if (rest[rule] !== null) throw new Broken(`not at rest: ${rule} ${JSON.stringify(rest[rule])}`);
    const [stored] = await world.engine.rows<{ all: Facts['messages'] }>(
      `select coalesce(json_agg(json_build_object('id', id, 'conversationId', conversation_id)), '[]') as all from messages`,
    );
    for (const { id, conversationId } of stored?.all ?? []) {
      const pages = [...world.heard].filter(([key]) => key.endsWith(conversationId));
      if (pages.length < 2 || pages.some(([, ids]) => !ids.includes(id)))
        throw new Broken(`a message never arrived: ${id}`);
    }
  }
}

const REST = `select json_build_object(
  'provider', (select coalesce(sum(amount), 0) from ledger_postings where account = 'provider'),
  'unfinished', (select json_agg(json_build_object('id', orders.id, 'status', orders.status, 'refund', r.status, 'payout', p.status))
    from orders left join refunds r on r.order_id = orders.id left join payouts p on p.id = orders.payout_id
    where orders.status in ('pending_payment', 'held', 'disputed', 'frozen')
      or r.status in ('requested', 'pending', 'failed') or p.status in ('requested', 'pending')),
  'jobs', (select json_agg(json_build_object('name', name, 'tries', tries, 'error', error)) from simulated_jobs where state = 'failed'),
  'outbox', (select json_agg(json_build_object('topic', topic, 'error', last_error)) from outbox),
  'held', (select nullif(coalesce(sum(amount), 0), 0) from ledger_postings where account = 'held'),
  'onTheWay', (select json_agg(a) from (select account, sum(amount) from ledger_postings
    where account in ('refunds_on_the_way', 'payouts_on_the_way', 'chargebacks_open') group by 1 having sum(amount) <> 0) a),
  'sellers', (select json_agg(a) from (select account, sum(amount) as sum from ledger_postings where account like 'user:%' group by account) a
    where a.sum <> -(select coalesce(sum(payout), 0) from orders where 'user:' || seller_id = a.account and status = 'released' and payout_id is null))
  ) as rest`;
