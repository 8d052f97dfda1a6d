import { SERIES_NEVER } from './series-invariant-query.js';

/** Does not apply between students with a block: a payer who blocks may cancel until the work is done. */
export const CANCELLED_EARLY =
  'work was cancelled by its payer too late to change their mind and before it was overdue';

/** Query for violations of the invariants, a row each. */
export const INVARIANTS = `
  select 'an entry of the ledger does not sum to zero' as rule, entry_id::text as about from ledger_postings
  group by entry_id having sum(amount) <> 0
  union all
  select 'an order is both released and refunded', order_id::text from ledger_entries
  where kind in ('release', 'refund', 'settlement')
    and not exists (select from refunds r where r.order_id = ledger_entries.order_id and r.reason = 'event_cancelled')
  group by order_id having count(*) > 1
  union all
  select 'a released ticket was refunded without a debt of its organiser', o.id::text from orders o
  join refunds r on r.order_id = o.id and r.reason = 'event_cancelled'
  where o.status = 'refunded' and o.released_at is not null and not exists (
    select from ledger_entries e join ledger_postings p on p.entry_id = e.id
    where e.order_id = o.id and e.kind = 'refund' and p.account = 'seller_debt:' || o.seller_id and p.amount > 0)
    and not exists (select from chargebacks c where c.order_id = o.id)
  union all
  select 'a holder knows another time of an event than it has', o.id::text from orders o
  join listings l on l.id = o.listing_id
  where o.item = 'ticket' and o.status in ('held', 'disputed', 'frozen') and l.status = 'active'
    and (abs(extract(epoch from (l.details ->> 'eventDate')::timestamptz - o.event_starts_at)) > 3600
      or lower(o.event_place) is distinct from lower(l.details ->> 'location'))
  union all
  select 'a ticket was let in before its door opened', t.id::text from tickets t
  join listings l on l.id = t.listing_id
  where t.status = 'going' and t.checked_in_at < (l.details ->> 'eventDate')::timestamptz - interval '3 hours'
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
  where (status in ('released', 'paid_out') or (status = 'refunded' and released_at is not null)) <> exists (select from ledger_entries e where e.order_id = orders.id and e.kind in ('release', 'settlement'))
  union all
  select 'a refunded order has no refund', orders.id::text from orders
  where status = 'refunded' and not (exists (select from refunds r where r.order_id = orders.id)
    and exists (select from ledger_entries e where e.order_id = orders.id and e.kind = 'refund'))
  union all
  select 'an order was settled, and its parts are not what was held', orders.id::text from orders
  join ledger_entries e on e.order_id = orders.id and e.kind = 'settlement'
  join disputes d on d.order_id = orders.id
  left join refunds r on r.order_id = orders.id
  where d.outcome is distinct from 'settled' or r.amount is distinct from d.proposed_amount
    or (select sum(amount) from ledger_postings p join ledger_entries own on own.id = p.entry_id
      where own.order_id = orders.id and p.account = 'held') <> 0
    or (select coalesce(sum(-amount), 0) from ledger_postings p where p.entry_id = e.id
      and p.account = 'refunds_on_the_way') <> r.amount
    or (select coalesce(sum(-amount), 0) from ledger_postings p where p.entry_id = e.id
      and p.account = 'user:' || orders.seller_id) <> orders.payout
  union all
  select 'a price was paid that no one agreed on', orders.id::text from orders join listings on listings.id = listing_id
  cross join lateral (select orders.price - coalesce(sum(b.price), 0) as own from bundle_items b where b.order_id = orders.id) first
  where first.own <> price_minor and item = 'listing' and milestone_id is null
    and not exists (select from offers o where o.order_id = orders.id and o.buyer_id = orders.buyer_id
      and o.status = 'accepted' and o.amount_minor = first.own)
    and orders.status in ('held', 'disputed', 'frozen', 'released', 'paid_out')
  union all
  select 'an accepted offer led to two sales', o.id::text from offers o join orders on orders.listing_id = o.listing_id
    and orders.buyer_id = o.buyer_id and orders.price = o.amount_minor
    and orders.status in ('held', 'disputed', 'frozen', 'released', 'paid_out')
  where o.status = 'accepted' group by o.id having count(*) > 1
  union all
  select 'a thing of a bundle is not where its order is', l.id::text from bundle_items b
  join orders o on o.id = b.order_id join listings l on l.id = b.listing_id
  where (o.status = 'pending_payment' and l.status <> 'reserved')
    or (o.status in ('held', 'disputed', 'frozen') and l.status <> 'sold')
    or (o.status in ('released', 'paid_out') and l.status not in ('completed', 'deleted'))
  union all
  select 'what is noted of live sales differs from the orders', coalesce(sales.listing_id, noted.listing_id)::text from (
    select listing_id, id as order_id, status from orders where item = 'listing'
    union all select b.listing_id, b.order_id, o.status from bundle_items b join orders o on o.id = b.order_id) sales
  full join live_sales noted on noted.listing_id = sales.listing_id and noted.order_id = sales.order_id
  where (noted.order_id is null) = (coalesce(sales.status, '') in ('pending_payment', 'held', 'disputed', 'frozen'))
  union all
  select 'a buyer has two live offers for one listing', listing_id::text from offers
  where status in ('open', 'countered') group by listing_id, buyer_id having count(*) > 1
  union all
  select 'an order has two meet-ups ahead', order_id::text from meetups
  where status in ('proposed', 'accepted') group by order_id having count(*) > 1
  union all
  select 'one who came is said to have missed a meet-up', id::text from meetups
  where status = 'missed' and (missed_by is null
    or (case missed_by when 'buyer' then buyer_arrived_at else seller_arrived_at end) is not null)
  union all
  select 'one item is sold twice', listing_id::text from (
    select listing_id, item, status, milestone_id from orders
    union all select b.listing_id, o.item, o.status, o.milestone_id from bundle_items b join orders o on o.id = b.order_id) sales
  where item = 'listing' and status in ('pending_payment', 'held', 'disputed', 'frozen', 'released', 'paid_out')
  group by listing_id, coalesce(milestone_id, listing_id) having count(*) > 1
  union all
  select 'a tutor has two sessions at once', one.id::text from orders one join orders other
    on one.seller_id = other.seller_id and one.id < other.id and one.item = 'session' and other.item = 'session'
    and one.starts_at < other.ends_at and other.starts_at < one.ends_at
  where one.status in ('held', 'disputed', 'frozen', 'released', 'paid_out')
    and other.status in ('held', 'disputed', 'frozen', 'released', 'paid_out')
  union all
  ${SERIES_NEVER}
  union all
  select 'more tickets than seats', listing_id::text from tickets join listings on listings.id = listing_id
  where tickets.status = 'going' group by listing_id, details having count(*) > (details->>'capacity')::int
  union all
  select 'more tickets were sold with a promo code than it was for', p.id::text from promo_codes p join orders on promo_code_id = p.id
  where orders.status in ('held', 'disputed', 'frozen', 'released', 'paid_out')
  group by p.id, p.quota having sum(orders.quantity) > p.quota
  union all
  select 'a promo code takes nothing off', id::text from orders where price_before is not null and price >= price_before
  union all
  select 'an order has a code of another event', orders.id::text from orders join promo_codes p on p.id = promo_code_id
  where p.listing_id <> orders.listing_id
  union all
  select 'a ticket is in that no one paid for', t.id::text from tickets t where checked_in_at is not null and order_id is not null
    and not exists (select from ledger_entries e where e.order_id = t.order_id and e.kind = 'charge')
  union all
  select 'a held order has no way out', id::text from orders
  where status = 'held' and auto_release_at is null and work_due_at is null
  union all
  select 'undelivered work has a day of release', o.id::text from orders o left join completions w on w.order_id = o.id
  where o.status = 'held' and (o.sale_kind = 'gig' or o.item = 'service')
    and (o.auto_release_at is not null) <> (coalesce(w.rounds -> -1 -> 'revision', '{}') = 'null')
  union all
  select 'undelivered work was refunded before its payer could have asked', o.id::text from orders o
  join refunds r on r.order_id = o.id and r.reason = 'not_delivered'
  where o.work_due_at is null or o.refunded_at < o.work_due_at + interval '30 days'
  union all
  select '${CANCELLED_EARLY}', o.id::text from orders o
  join refunds r on r.order_id = o.id and r.reason = 'buyer_cancelled'
  where (o.sale_kind = 'gig' or o.item = 'service') and o.refunded_at >= o.paid_at + interval '30 minutes'
    and (o.work_due_at is null or o.refunded_at < o.work_due_at + interval '3 days')
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
  select 'someone has more than their sales and the campus brought', account from ledger_postings
  where account like 'user:%' group by account having sum(amount) > 0
  union all
  select 'money that is owed to someone is lost', u.id::text from users u
  where coalesce((select -sum(amount) from ledger_postings where account = 'user:' || u.id), 0) <>
    coalesce((select sum(payout) from orders where seller_id = u.id and released_at is not null), 0) +
    coalesce((select sum(amount) from credits where user_id = u.id and withdrawn_at is null), 0) -
    coalesce((select sum(amount + fee + debt) from payouts where user_id = u.id and status in ('requested', 'pending', 'paid')), 0)
  union all
  select 'what is on its way to sellers is not what the open payouts carry', coalesce(booked.sum, 0)::text
  from (select -sum(amount) as sum from ledger_postings where account = 'payouts_on_the_way') booked,
    (select sum(amount) as sum from payouts where status in ('requested', 'pending')) carried
  where coalesce(booked.sum, 0) <> coalesce(carried.sum, 0)
  union all
  select 'an account is blamed for a failure that is not its own', p.id::text from payouts p
  where status in ('failed', 'reversed') and failure is distinct from 'account'
  union all
  select 'payouts settle more sales and credits than they carry', u.id::text from users u
  where coalesce((select sum(amount + fee + fee_returned + debt) from payouts where user_id = u.id and status in ('requested', 'pending', 'paid')), 0) <
    coalesce((select sum(o.payout) from orders o where o.seller_id = u.id and o.payout_id is not null), 0) +
    coalesce((select sum(c.amount) from credits c where c.user_id = u.id and c.payout_id is not null), 0)
  union all
  select 'a sale is settled by no payout although its seller is owed nothing', o.id::text from orders o
  where o.released_at is not null and o.payout_id is null and o.payout > 0
    and (select coalesce(sum(amount), 0) from ledger_postings where account = 'user:' || o.seller_id) = 0
  union all
  select 'a sale is paid out while a part of it did not arrive', o.id::text from orders o
  where o.status = 'paid_out' and exists (select from payout_parts t where t.order_id = o.id)
    and (select coalesce(sum(t.amount) filter (where p.status = 'paid'), 0) from payout_parts t
      join payouts p on p.id = t.payout_id where t.order_id = o.id) <> o.payout
  union all
  select 'a sale whose parts all arrived is not paid out', o.id::text from orders o
  where o.status = 'released' and o.payout > 0 and (select sum(t.amount) from payout_parts t
      join payouts p on p.id = t.payout_id and p.status = 'paid' where t.order_id = o.id) = o.payout
  union all
  select 'more of a sale is sent than it brings', o.id::text from orders o
  where (select sum(t.amount) from payout_parts t where t.order_id = o.id) > o.payout
  union all
  select 'a part is carried by a payout that came back', t.id::text from payout_parts t join payouts p on p.id = t.payout_id
  where p.status in ('failed', 'reversed')
  union all
  select 'a credit goes out with a payout that came back', c.id::text from credits c join payouts p on p.id = c.payout_id
  where p.status in ('failed', 'reversed')
  union all
  select 'a credit and the ledger differ', c.id::text from credits c
  where not exists (select from ledger_entries e where e.credit_id = c.id and e.kind = 'credit')
    or (withdrawn_at is not null) <> exists (select from ledger_entries e where e.credit_id = c.id and e.kind = 'credit_withdrawn')
  union all
  select 'an admin gave more than a day allows', c.given_by_id::text from credits c
  where withdrawn_at is null and (select sum(amount) from credits d where d.given_by_id = c.given_by_id
    and d.withdrawn_at is null and d.created_at <= c.created_at
    and d.created_at > c.created_at - interval '1 day') > 200000
  union all
  select 'what the campus gave is not in its books', coalesce(given.sum, 0)::text
  from (select sum(amount) as sum from ledger_postings where account = 'goodwill') booked,
    (select sum(amount) as sum from credits where withdrawn_at is null) given
  where coalesce(booked.sum, 0) <> coalesce(given.sum, 0)
  union all
  select 'work that is done is released before there was time to look at it', w.order_id::text from completions w
  join orders on orders.id = w.order_id
  where status = 'held' and auto_release_at < (w.rounds -> -1 ->> 'doneAt')::timestamptz + interval '7 days'
  union all
  select 'work was sent back too often', w.order_id::text from completions w
  where (select count(*) from jsonb_array_elements(w.rounds) round where round -> 'revision' <> 'null') > 3
  union all
  select 'work is said to be done that no one paid for', w.order_id::text from completions w
  join orders on orders.id = w.order_id join listings on listings.id = listing_id
  where paid_at is null or hive not in ('sidehustle', 'logistics')
  union all
  select 'milestones that stand are not what was agreed on', m.id::text from milestone_plans m
  join listings on listings.id = listing_id
  where m.status = 'accepted'
    and (select sum((one ->> 'priceMinor')::int) from jsonb_array_elements(milestones) one) <> price_minor
  union all
  select 'two milestones of a gig are paid at once', listing_id::text from orders
  where milestone_id is not null and status in ('pending_payment', 'held', 'disputed', 'frozen')
  group by listing_id having count(*) > 1
  union all
  select 'more was paid for a gig than was agreed on', orders.listing_id::text from orders
  join listings on listings.id = orders.listing_id
  where hive = 'sidehustle' and orders.status in ('held', 'disputed', 'frozen', 'released', 'paid_out')
  group by orders.listing_id, price_minor having sum(price) > price_minor
  union all
  select 'a milestone was skipped', o.id::text from orders o
  join milestone_plans m on m.listing_id = o.listing_id and m.status = 'accepted'
  cross join jsonb_array_elements(m.milestones) with ordinality as later(one, place)
  cross join jsonb_array_elements(m.milestones) with ordinality as earlier(one, place)
  where later.one ->> 'id' = o.milestone_id::text and o.status in ('held', 'disputed', 'frozen', 'released', 'paid_out')
    and earlier.place < later.place and not exists (select from orders b
      where b.milestone_id::text = earlier.one ->> 'id' and b.status in ('released', 'paid_out', 'refunded', 'charged_back'))
  union all
  select 'an errand has no delivery', orders.id::text from orders join listings on listings.id = listing_id
  where hive = 'logistics' and not exists (select from deliveries d where d.order_id = orders.id)
  union all
  select 'both codes of an errand are the same', d.order_id::text from deliveries d join orders on orders.id = d.order_id
  where pickup_code = handover_code
  union all
  select 'an errand that no one paid for was picked up', d.order_id::text from deliveries d
  where picked_up_at is not null
    and not exists (select from ledger_entries e where e.order_id = d.order_id and e.kind = 'charge')
  union all
  select 'a helper set out with what they had not picked up', order_id::text from deliveries
  where on_the_way_at is not null and picked_up_at is null
  union all
  select 'an errand was delivered, and its money not released', d.order_id::text from deliveries d
  where delivered_at is not null
    and not exists (select from ledger_entries e where e.order_id = d.order_id and e.kind = 'release')
  union all
  select 'an imported listing was published twice', title from listings where title like 'Imported %' group by title having count(*) > 1
  union all
  select 'an imported listing was published by another account', d.listing_id::text from import_drafts d
  join import_claims c on c.id = d.claim_id join listings l on l.id = d.listing_id join users u on u.id = l.poster_id
  where u.canonical_email <> c.canonical_email
  union all
  select 'a conversation has gaps', id::text from conversations where length <>
    (select count(*) from messages m where m.conversation_id = conversations.id)
    or length <> (select coalesce(max(position), 0) from messages m where m.conversation_id = conversations.id)`;
