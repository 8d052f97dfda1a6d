import { campus as ghana } from '@campushive/campus-ghana';
import {
  activityOf,
  feesFor,
  findUniversity,
  HOUR,
  MAX_NEXT_STEPS,
  NEXT_STEP_HOURS,
  type Deadline,
  type NextStep,
  HELD_STATUSES,
} from '@campushive/contract';
import { deliveryStatusOf } from '@campushive/contract/rules/deliveries';
import { isDue, payUntilOf } from '@campushive/contract/rules/series';
import { agreedPrice, turnOf } from '@campushive/contract/rules/offers';
import { moreIn } from './bundles.js';
import { findInMemory } from './finding.js';
import { toListing } from './listing-presenter.js';
import { otherOf, unreadTalks } from './messages.js';
import { isUsed } from './offers.js';
import { feesOf, toPayment } from './order-shown.js';
import {
  refuseField,
  notificationsOf,
  type InMemoryCalls,
  type Order,
  type State,
  type Student,
} from './state.js';
import { milestonesOf } from './milestones.js';
import { toMajor, toMinor } from './money.js';

const DONE = ['released', 'paid_out'];
const RECOMMENDED = 6;

/** In-memory call for the dashboard. */
export function dashboardCalls(state: State): InMemoryCalls<'dashboard.get'> {
  const payout = (order: Order) => toMajor(feesOf(order).payout);
  const total = (orders: readonly Order[]) =>
    toMajor(orders.reduce((sum, order) => sum + feesOf(order).payout, 0));

  return {
    'dashboard.get'({ first }, me) {
      const sold = state.orders.filter((one) => one.seller === me);
      const done = sold.filter((one) => DONE.includes(one.status));
      const bought = state.orders.filter(
        (one) => one.buyer === me && [...DONE, ...HELD_STATUSES].includes(one.status),
      );
      const happenings = [
        ...done.map((one) => ({
          at: new Date(one.releasedAt ?? one.createdAt),
          earned: payout(one),
          spent: 0,
        })),
        ...bought.map((one) => ({
          at: new Date(one.paidAt ?? one.createdAt),
          earned: 0,
          spent: toMajor(feesOf(one).total - (one.split?.refund ?? 0)),
        })),
      ];
      return {
        data: {
          next: nextStepsOf(me),
          totalEarnings: total(done),
          pendingEarnings: total(sold.filter((one) => one.status === 'held')),
          completedTasks: done.length,
          activeApplications: state.applications.filter(
            (one) => one.applicant === me && !one.withdrawn && one.listing.status === 'active',
          ).length,
          activity: activityOf(happenings, state.now()),
          deadlines: deadlinesOf(me),
          recommended: recommend(me, first),
          recent: notificationsOf(state, me).slice(0, 5),
        },
      };
    },
  };

  function nextStepsOf(me: Student): NextStep[] {
    const now = state.now().getTime();
    const paying = state.orders
      .filter((one) => one.buyer === me && one.status === 'pending_payment' && one.reservedUntil > now)
      .map((one): NextStep => ({
        kind: 'pay',
        title: one.listing.title,
        ...moreIn(one),
        photo: one.listing.photos[0] ?? null,
        hive: one.listing.hive,
        listingId: one.listing.id,
        reference: one.reference,
        amount: toMajor(feesOf(one).total),
        until: new Date(one.reservedUntil).toISOString(),
      }));
    const meeting = state.orders
      .filter((one) => one.status === 'held' && one.item !== 'ticket' && [one.buyer, one.seller].includes(me))
      .map((one): NextStep => ({
        kind: 'meet',
        role: one.buyer === me ? 'buyer' : 'seller',
        title: one.listing.title,
        ...moreIn(one),
        photo: one.listing.photos[0] ?? null,
        paymentId: one.id,
        otherName: (one.buyer === me ? one.seller : one.buyer).name,
        amount: one.buyer === me ? toMajor(feesOf(one).total) : payout(one),
        ...meetingOf(one, me),
        delivery: one.delivery === undefined ? null : deliveryStatusOf(one.delivery),
        until: toPayment(one, me, state.now()).autoReleaseAt,
      }));
    const applied = state.listings
      .filter((one) => one.poster === me && one.status === 'active')
      .map((one): NextStep => ({
        kind: 'applicants',
        title: one.title,
        photo: one.photos[0] ?? null,
        hive: one.hive,
        listingId: one.id,
        count: state.applications.filter((each) => each.listing === one && !each.withdrawn).length,
      }))
      .filter((one) => one.kind === 'applicants' && one.count > 0);
    const offered = [...lessonsToPay(me), ...offersToAnswer(me), ...agreedPrices(me), ...milestonesDue(me)];
    const open = [...complaintsAgainst(me), ...paying, ...meeting, ...offered];
    return [...open, ...endingSoon(me), ...applied, ...unread(me)].slice(0, MAX_NEXT_STEPS);
  }

  function complaintsAgainst(me: Student): NextStep[] {
    return state.orders
      .filter((one) => one.seller === me && one.status === 'disputed')
      .flatMap((one): Extract<NextStep, { kind: 'complaint' }>[] =>
        one.dispute === undefined || one.dispute.answer !== null || one.dispute.outcome !== null
          ? []
          : [
              {
                kind: 'complaint',
                title: one.listing.title,
                ...moreIn(one),
                photo: one.listing.photos[0] ?? null,
                paymentId: one.id,
                otherName: one.buyer.name,
                amount: payout(one),
                openedAt: one.dispute.openedAt,
              },
            ],
      )
      .sort((one, other) => one.openedAt.localeCompare(other.openedAt));
  }

  function lessonsToPay(me: Student): NextStep[] {
    const now = state.now().getTime();
    return state.series
      .filter(({ student }) => student === me)
      .flatMap((found) =>
        found.series.lessons
          .filter((lesson) => isDue(found.series, lesson, now))
          .map((lesson): Extract<NextStep, { kind: 'lesson' }> => ({
            kind: 'lesson',
            title: found.title,
            photo: found.listing.photos[0] ?? null,
            hive: found.listing.hive,
            listingId: found.listing.id,
            seriesId: found.id,
            otherName: found.listing.poster.name,
            startsAt: new Date(lesson.startsAt).toISOString(),
            hours: found.hours,
            amount: toMajor(Math.round(found.priceMinor * found.hours)),
            until: new Date(payUntilOf(found.series, lesson)).toISOString(),
          })),
      )
      .sort((one, other) => one.until.localeCompare(other.until));
  }

  function offersToAnswer(me: Student): NextStep[] {
    return state.offers
      .filter(({ buyer, seller, state: offer, listing }) => {
        const turn = turnOf(offer, state.now());
        return listing.status === 'active' && turn !== null && (turn === 'buyer' ? buyer : seller) === me;
      })
      .sort((one, other) => +one.state.expiresAt - +other.state.expiresAt)
      .map(({ listing, buyer, seller, talk, state: { amountMinor, expiresAt } }) => ({
        kind: 'offer',
        role: buyer === me ? 'buyer' : 'seller',
        title: listing.title,
        photo: listing.photos[0] ?? null,
        hive: listing.hive,
        conversationId: talk.id,
        otherName: (buyer === me ? seller : buyer).name,
        amount: toMajor(amountMinor),
        price: toMajor(listing.priceMinor ?? 0),
        until: expiresAt.toISOString(),
      }));
  }

  function agreedPrices(me: Student): NextStep[] {
    return state.offers
      .filter(
        (one) =>
          one.buyer === me &&
          one.listing.status === 'active' &&
          agreedPrice(one.state, isUsed(one), state.now()) !== null,
      )
      .sort((one, other) => +one.state.expiresAt - +other.state.expiresAt)
      .map(({ listing, state: { amountMinor, expiresAt } }) => ({
        kind: 'agreed',
        title: listing.title,
        photo: listing.photos[0] ?? null,
        hive: listing.hive,
        listingId: listing.id,
        amount: toMajor(amountMinor),
        price: toMajor(listing.priceMinor ?? 0),
        until: expiresAt.toISOString(),
      }));
  }

  function milestonesDue(me: Student): NextStep[] {
    return state.listings
      .filter((one) => one.poster === me && one.status === 'assigned')
      .flatMap((one) => {
        const { isProposed = false, current = null } = milestonesOf(state, one).milestones ?? {};
        if (isProposed || current?.state !== 'due') return [];
        return [
          {
            kind: 'milestone',
            title: one.title,
            photo: one.photos[0] ?? null,
            hive: one.hive,
            listingId: one.id,
            milestone: current.title,
            number: current.number,
            count: current.count,
            amount: toMajor(feesFor('gig', toMinor(current.price), ghana.fees).total),
          },
        ];
      });
  }

  function endingSoon(me: Student): NextStep[] {
    const now = state.now().getTime();
    return state.listings
      .filter(
        (one) =>
          (one.poster === me && one.status === 'active' && one.hive !== 'buzz') ||
          (one.assignedToId === me.id && one.status === 'assigned'),
      )
      .map((one) => ({ one, at: toListing(one, me).expiresAt ?? null }))
      .filter(({ at }) => {
        const left = at === null ? Infinity : Date.parse(at) - now;
        return left > 0 && left < NEXT_STEP_HOURS * HOUR;
      })
      .map(({ one, at }) => ({
        kind: 'deadline',
        deadline: one.poster === me ? 'listing' : 'task',
        title: one.title,
        photo: one.photos[0] ?? null,
        hive: one.hive,
        listingId: one.id,
        at: at ?? '',
      }));
  }

  function unread(me: Student): NextStep[] {
    // Offers and meet-ups have separate steps.
    const talks = unreadTalks(state, me).filter(
      ({ messages }) => !['offer', 'meetup'].includes(messages.at(-1)?.kind ?? ''),
    );
    const [latest] = talks;
    if (latest === undefined) return [];
    const other = otherOf(latest, me);
    return [
      {
        kind: 'unread',
        conversationId: latest.id,
        otherName: other.name,
        title: latest.listing?.title ?? null,
        photo: latest.listing?.photos[0] ?? null,
        count: talks.length,
      },
    ];
  }

  function deadlinesOf(me: Student): Deadline[] {
    return state.orders
      .filter((one) => one.status === 'held' && [one.buyer, one.seller].includes(me))
      .map((one) => {
        const { autoReleaseAt, work } = toPayment(one, me, state.now());
        return {
          kind: work === null ? ('release' as const) : ('work' as const),
          title: one.listing.title,
          at: work?.dueAt ?? autoReleaseAt ?? one.createdAt,
          subject: { type: 'payment' as const, id: one.id },
        };
      })
      .sort((one, other) => one.at.localeCompare(other.at))
      .slice(0, 5);
  }

  function recommend(me: Student, first: string | undefined) {
    const home =
      findUniversity(ghana, first ?? me.universityId)?.id ?? refuseField('first', 'unknown_university');
    const used = new Set([
      ...state.favorites.filter((one) => one.student === me).map((one) => one.listing.hive),
      ...state.orders.filter((one) => [one.buyer, one.seller].includes(me)).map((one) => one.listing.hive),
    ]);
    const worth = (hive: string, campus: string) =>
      (used.has(hive as never) ? 2 : 0) + (campus === home ? 1 : 0);
    return findInMemory(state, {}, undefined)
      .filter((one) => one.poster !== me && one.status === 'active')
      .sort(
        (one, other) =>
          worth(other.hive, other.poster.universityId) - worth(one.hive, one.poster.universityId),
      )
      .slice(0, RECOMMENDED)
      .map((one) => toListing(one, me));
  }
}

/** Returns the agreed time and place of an order, and whether the viewer must reply. */
function meetingOf({ meetups = [], booking, buyer }: Order, me: Student) {
  const latest = meetups.at(-1);
  const agreed = latest?.status === 'accepted' ? latest : null;
  return {
    startsAt: agreed?.startsAt ?? booking?.startsAt ?? null,
    place: agreed?.place ?? null,
    proposed: latest?.status === 'proposed' && latest.proposedBy !== (buyer === me ? 'buyer' : 'seller'),
  };
}
