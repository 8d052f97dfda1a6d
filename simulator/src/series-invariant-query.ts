/** Lessons of every series, a row each. */
const LESSONS = `lesson_series s cross join lateral jsonb_to_recordset(s.lessons)
  as l(number int, "startsAt" timestamptz, "endsAt" timestamptz, status text, "orderId" uuid)`;

const PAID = `('held', 'disputed', 'frozen', 'released', 'paid_out')`;

/**
 * Query for violations of the invariants of weekly lessons. Overlapping sessions are searched among all orders. Wrong clocks write their
 * own time.
 */
export const SERIES_NEVER = `
  select 'a series that is over keeps a time', s.id::text from ${LESSONS}
  where s.status = 'ended' and l.status = 'unpaid'
  union all
  select 'a series goes on with nothing left to pay', s.id::text from lesson_series s
  where s.status <> 'ended' and not exists (select from jsonb_array_elements(s.lessons) one where one ->> 'status' = 'unpaid')
  union all
  select 'a series goes on without its first payment', s.id::text from ${LESSONS}
  where s.status = 'running' and l.number = 1 and l.status <> 'paid'
  union all
  select 'a series goes on after two lessons in a row that were not paid', id::text from (
    select s.id, s.status as now, l.status, lag(l.status) over (partition by s.id order by l.number) as before
    from ${LESSONS} where l.status <> 'skipped') pairs
  where now <> 'ended' and status = 'lapsed' and before = 'lapsed'
  union all
  select 'a lesson is said to be paid, and no money came for it', s.id::text from ${LESSONS}
  where l.status = 'paid'
    and not exists (select from ledger_entries e where e.order_id = l."orderId" and e.kind = 'charge')
  union all
  select 'a lesson is paid, and its series does not know', s.id::text from ${LESSONS} join orders o on o.id = l."orderId"
  where l.status <> 'paid' and o.status in ${PAID}
  union all
  select 'one order pays for two lessons', (l."orderId")::text from ${LESSONS}
  where l."orderId" is not null group by l."orderId" having count(*) > 1
  union all
  select 'a lesson of a series was paid at another price than it began with', o.id::text from ${LESSONS}
  join orders o on o.id = l."orderId" where l.number > 1 and o.price <> s.price * s.minutes / 60
  union all
  select 'a time that is kept in a series was sold to another', o.id::text from ${LESSONS}
  join orders o on o.seller_id = s.tutor_id and o.item = 'session' and o.starts_at < l."endsAt" and l."startsAt" < o.ends_at
  where s.status = 'running' and l.status = 'unpaid' and o.status in ${PAID} and o.id is distinct from l."orderId"
    and greatest(o.paid_at, o.moved_at) < l."startsAt" - interval '1 day'
  union all
  select 'two series keep one time', one.id::text from (select s.id, s.tutor_id, l."startsAt", l."endsAt" from ${LESSONS}
    where s.status = 'running' and l.status = 'unpaid') one
  join (select s.id, s.tutor_id, l."startsAt", l."endsAt" from ${LESSONS}
    where s.status = 'running' and l.status = 'unpaid') other
    on one.tutor_id = other.tutor_id and one.id < other.id and one."startsAt" < other."endsAt" and other."startsAt" < one."endsAt"`;
