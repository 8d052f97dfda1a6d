import type { OrderStatus } from '@campushive/contract';
import type { DueJob } from '@campushive/testing/queue';
import type { World } from '../world.js';

/** State that actions are drawn from, read from the database before a step, without the server. */
export interface Scene {
  readonly orders: readonly SceneOrder[];
  readonly listings: readonly SceneListing[];
  /** Listings that can be bought together: some of the others, and more that are sold in bundles only. */
  readonly items: readonly SceneListing[];
  readonly conversations: readonly { id: string; first_user_id: string; second_user_id: string }[];
  readonly chargebacks: readonly { id: string; answer: string | null; outcome: string | null }[];
  readonly tickets: readonly {
    id: string;
    code: string;
    listing_id: string;
    order_id: string | null;
    poster_id: string;
  }[];
  /** Tickets that could be shown at a door, even if given up or already admitted. */
  readonly doorTickets: readonly { id: string; code: string; order_id: string | null }[];
  /** Codes that were not ended. */
  readonly promoCodes: readonly { id: string; code: string }[];
  readonly offers: readonly {
    id: string;
    listing_id: string;
    buyer_id: string;
    seller_id: string;
    status: string;
  }[];
  /** Latest meet-up of each order. */
  readonly meetups: readonly { id: string; order_id: string; status: string }[];
  readonly delayedPayouts: readonly { readonly id: string }[];
  /** Credits that were not withdrawn. */
  readonly credits: readonly { id: string; user_id: string; is_waiting: boolean }[];
  /** Proposed milestone plans, in any state. */
  readonly plans: readonly { id: string; listing_id: string }[];
  readonly series: readonly SceneSeries[];
  readonly jobs: readonly DueJob[];
}
/** Weekly lessons, in any state. */
export interface SceneSeries {
  readonly id: string;
  readonly listing_id: string;
  readonly student_id: string;
  readonly tutor_id: string;
  readonly status: string;
  readonly lessons: readonly { number: number; startsAt: string; status: string }[];
}
export interface SceneListing {
  readonly id: string;
  readonly hive: string;
  readonly price_minor: number;
  readonly poster_id: string;
  readonly assigned_to_id: string | null;
  readonly status: string;
}
export interface SceneOrder {
  readonly id: string;
  readonly reference: string;
  readonly listing_id: string;
  readonly buyer_id: string;
  readonly seller_id: string;
  readonly status: OrderStatus;
  readonly item: string;
  readonly total: number;
  readonly handover_code: string;
  /** Pick-up code of an errand; null where nothing is delivered. */
  readonly pickup_code: string | null;
  readonly dispute_id: string | null;
  readonly dispute_answered: boolean;
  readonly proposal_id: string | null;
  /** Start of a lesson, and the start that its tutor proposes instead. */
  readonly starts_at: string | null;
  readonly proposed_starts_at: string | null;
  /** Deadline of work that is not marked as done. */
  readonly work_due_at: string | null;
  /** Price of the milestone that the order pays; null for other orders. */
  readonly milestone_price: number | null;
}

export async function look({ engine, time }: World): Promise<Scene> {
  const [row] = await engine.rows<{ scene: Scene }>(
    `select json_build_object(
      'orders', coalesce((select json_agg(o order by o.id) from (
        select orders.id, reference, listing_id, buyer_id, seller_id, status, item, total, handover_code, pickup_code, disputes.id as dispute_id,
          disputes.answer is not null as dispute_answered, disputes.proposal_id, starts_at, proposed_starts_at, work_due_at,
          case when milestone_id is not null and orders.status in ('held', 'disputed', 'frozen', 'released', 'paid_out') then price end as milestone_price
        from orders left join disputes on disputes.order_id = orders.id
        left join deliveries on deliveries.order_id = orders.id) o), '[]'),
      'listings', coalesce((select json_agg(l order by l.id) from (
        select id, hive, price_minor, poster_id, assigned_to_id, status from listings where title not like 'Spare%') l), '[]'),
      'items', coalesce((select json_agg(l order by l.id) from (
        select id, hive, price_minor, poster_id, assigned_to_id, status from listings where hive = 'essentials') l), '[]'),
      'plans', coalesce((select json_agg(m order by m.id) from (
        select id, listing_id from milestone_plans) m), '[]'),
      'conversations', coalesce((select json_agg(c order by c.id) from (
        select id, first_user_id, second_user_id from conversations where kind = 'direct') c), '[]'),
      'chargebacks', coalesce((select json_agg(b order by b.id) from (
        select id, answer, outcome from chargebacks) b), '[]'),
      'tickets', coalesce((select json_agg(t order by t.id) from (
        select tickets.id, code, listing_id, order_id, poster_id from tickets
        join listings on listings.id = listing_id where tickets.status = 'going' and checked_in_at is null) t), '[]'),
      'doorTickets', coalesce((select json_agg(d order by d.id) from (
        select id, code, order_id from tickets where status in ('going', 'left')) d), '[]'),
      'promoCodes', coalesce((select json_agg(p order by p.id) from (
        select id, code from promo_codes where ended_at is null) p), '[]'),
      'offers', coalesce((select json_agg(f order by f.id) from (
        select id, listing_id, buyer_id, seller_id, status from offers) f), '[]'),
      'meetups', coalesce((select json_agg(m order by m.id) from (
        select distinct on (order_id) id, order_id, status from meetups order by order_id, id desc) m), '[]'),
      'credits', coalesce((select json_agg(g order by g.id) from (select id, user_id, payout_id is null as is_waiting
        from credits where withdrawn_at is null) g), '[]'),
      'delayedPayouts', coalesce((select json_agg(p order by p.id) from (select id from payouts
        where failure is not null and status in ('requested', 'pending')) p), '[]'),
      'series', coalesce((select json_agg(s order by s.id) from (
        select id, listing_id, student_id, tutor_id, status, lessons from lesson_series) s), '[]'),
      'jobs', coalesce((select json_agg(j order by j.id) from (
        select id, name, data, tries from simulated_jobs
        where state = 'waiting' and start_after <= $1::timestamptz) j), '[]')) as scene`,
    [new Date(time).toISOString()],
  );
  if (row === undefined) throw new Error('A query without a source answers one row');
  return row.scene;
}
