import * as UNKNOWN_USER from '../accounts/unknown-user.js';
import type { NotificationTemplates } from './params.js';
import {
  about,
  aboutAccount,
  aboutDelivery,
  aboutEventMessage,
  aboutLesson,
  aboutMeetup,
  aboutPayout,
  decided,
  movedPlans,
} from './template-parts.js';

export const english: NotificationTemplates = {
  message_received: ({ sender, count = 1 }) => ({
    title: `${sender ?? UNKNOWN_USER.en} wrote to you`,
    description: count === 1 ? 'New message' : `${count} new messages`,
  }),
  group_message_received: ({ sender, group, count = 1 }) => ({
    title: count === 1 ? 'New group message' : 'New group messages',
    description:
      count === 1 ? `${sender ?? UNKNOWN_USER.en} wrote in “${group}”` : `${group}: ${count} new messages`,
  }),
  offer_received: about('You have an offer'),
  offer_countered: about('You have a counter-offer'),
  offer_accepted: about('You agreed on a price'),
  offer_declined: about('Your offer was declined'),
  application_received: about('Someone applied to your task'),
  application_withdrawn: about('An application was withdrawn'),
  application_closed: about('The task is no longer open'),
  application_declined: about('The task went to someone else'),
  application_invited: about('You’re invited to apply'),
  application_reopened: about('The task is open again'),
  task_assigned: about('You’ve got the job'),
  task_unassigned: about('The task is no longer yours'),
  task_returned: about('Your helper dropped out: choose someone else'),
  payment_held: about('Paid: we’re holding your money'),
  payment_made: about('Your payment is held until you meet'),
  payment_failed: about('Your payment didn’t go through'),
  meetup_proposed: aboutMeetup((name) => `${name} suggests where and when to meet`, UNKNOWN_USER.en),
  meetup_accepted: aboutMeetup((name) => `${name} accepted: you meet`, UNKNOWN_USER.en),
  meetup_declined: aboutMeetup((name) => `${name} can’t make it`, UNKNOWN_USER.en),
  meetup_arrived: aboutMeetup((name) => `${name} is there, waiting for you`, UNKNOWN_USER.en),
  meetup_missed: aboutMeetup((name) => `${name} says you didn’t come`, UNKNOWN_USER.en),
  meetup_due: (values) =>
    aboutMeetup(
      (name) => (values.within === 'day' ? `Tomorrow you meet ${name}` : `In an hour you meet ${name}`),
      UNKNOWN_USER.en,
    )(values),
  lesson_moved: (values) =>
    aboutLesson(
      (name) => (values.to === 'buyer' ? 'You moved your lesson' : `${name} moved your lesson`),
      UNKNOWN_USER.en,
    )(values),
  lesson_move_proposed: aboutLesson(
    (name) => `${name} proposes another time for your lesson`,
    UNKNOWN_USER.en,
  ),
  lesson_move_declined: aboutLesson((name) => `${name} keeps the time of your lesson`, UNKNOWN_USER.en),
  lesson_due: (values) =>
    aboutLesson(
      (name) =>
        values.within === 'day'
          ? `Tomorrow you have a lesson with ${name}`
          : `In an hour you have a lesson with ${name}`,
      UNKNOWN_USER.en,
    )(values),
  series_started: (values) =>
    aboutLesson((name) => `${name} booked ${values.lessons} weekly lessons`, UNKNOWN_USER.en)(values),
  series_due: aboutLesson((name) => `Pay for your next lesson with ${name}`, UNKNOWN_USER.en),
  series_lapsed: (values) =>
    aboutLesson(
      (name) =>
        values.to === 'buyer'
          ? `Your lesson with ${name} wasn’t paid in time: its week is free again`
          : `${name} didn’t pay for a lesson in time: your week is free again`,
      UNKNOWN_USER.en,
    )(values),
  series_skipped: aboutLesson((name) => `${name} left out a week`, UNKNOWN_USER.en),
  series_ended: (values) =>
    aboutLesson(
      (name) =>
        ({
          other: `${name} ended your weekly lessons`,
          unpaid: `Your weekly lessons with ${name} ended: two in a row weren’t paid`,
          unavailable: `Your weekly lessons with ${name} can’t go on`,
        })[values.because],
      UNKNOWN_USER.en,
    )(values),
  delivery_picked_up: aboutDelivery((name) => `${name} has picked it up`, UNKNOWN_USER.en),
  delivery_on_the_way: aboutDelivery((name) => `${name} is on the way to you`, UNKNOWN_USER.en),
  work_done: about('The work is done: check it'),
  work_sent_back: about('The poster asks for a revision'),
  work_due: about('The work is due: mark it as done'),
  work_overdue: (values) =>
    about(
      values.to === 'buyer'
        ? 'The work is overdue: you can cancel for a full refund'
        : 'The work is overdue: mark it as done, or it can be cancelled',
    )(values),
  work_refunded: about('The work was not marked as done: the money went back'),
  milestones_proposed: about('The poster proposed milestones'),
  milestones_accepted: about('Your milestones are accepted'),
  milestones_declined: about('Your milestones were declined'),
  milestones_expired: (values) =>
    about(
      values.to === 'buyer'
        ? 'Your milestones were not answered in time'
        : 'The milestones ended without your answer',
    )(values),
  payment_released: (values) =>
    about(values.to === 'seller' ? 'The money is yours' : 'Your payment was released')(values),
  payment_auto_released: (values) => english.payment_released(values),
  payment_cancelled: (values) =>
    about(values.by === 'buyer' ? 'The buyer cancelled the order' : 'The seller cancelled the order')(values),
  payment_blocked: (values) =>
    about(
      values.kept
        ? 'You were blocked, but you can write about this order until it ends'
        : values.to === 'buyer'
          ? 'You were blocked: your money stays held. Report a problem to get it back'
          : 'You were blocked: the money stays held. You can cancel the order',
    )(values),
  payment_disputed: (values) =>
    about(values.to === 'seller' ? 'The buyer reported a problem' : 'We’re looking into your order')(values),
  payment_dispute_answered: about('The seller answered your report'),
  payment_dispute_released: about('A moderator decided for the seller: the money is released'),
  payment_dispute_refunded: about('A moderator decided for the buyer: the money goes back'),
  payment_dispute_withdrawn: about('The buyer cancelled the report'),
  payment_dispute_conceded: about('The seller accepted your report: all of your money goes back'),
  payment_settlement_proposed: about('A partial refund was proposed: answer it'),
  payment_settlement_declined: about('Your partial refund was declined'),
  payment_settled: (values) =>
    about(
      values.to === 'buyer'
        ? 'You agreed: part of your money goes back to you'
        : 'You agreed: part of the money goes back to the buyer',
    )(values),
  payment_mismatched: (values) =>
    about(
      values.to === 'buyer'
        ? 'Your payment was the wrong amount: all of it goes back to you'
        : 'A payment was the wrong amount: it goes back to the buyer',
    )(values),
  payment_refunded: (values) =>
    about(
      values.because === 'event_cancelled'
        ? 'Cancelled by the organiser: your payment is on its way back to you'
        : 'Your payment is on its way back to you',
    )(values),
  payment_refunded_by_staff: (values) => ({
    title: values.to === 'buyer' ? 'Our team refunded you' : 'Our team refunded the buyer',
    description: decided(values),
  }),
  payment_refund_arrived: about('Your refund has arrived'),
  payment_refund_failed: about('Your refund is late: we’re on it'),
  credit_given: ({ note }) => ({ title: 'You got a credit', description: note }),
  credit_withdrawn: ({ note }) => ({ title: 'A credit was revoked', description: note }),
  payout_paid: aboutPayout(
    'Your money was sent to your payout account',
    'Your money was sent late, so you get the instant fee back',
  ),
  payout_failed: aboutPayout(
    'Payout failed: check your payout account',
    'Payout failed, fee returned: check your payout account',
  ),
  payout_limited: ({ limitMinor, ...values }) =>
    aboutAccount(
      limitMinor === null
        ? 'Your wallet’s limit was reached: payouts to it are paused'
        : 'Your wallet’s limit was reached: we send the money in parts',
    )(values),
  payout_delayed: aboutPayout(
    'Your payout is delayed on our side. Nothing to do: the money is yours',
    'Your payout is delayed on our side. Nothing to do: the money and the instant fee are yours',
  ),
  payout_account_added: aboutAccount('Your payout account was added. We pay to it from tomorrow'),
  payout_account_changed: aboutAccount('Your payout account was changed'),
  dispute_opened: about('A buyer reported a problem'),
  chargeback_raised: (values) =>
    about(
      values.to === 'buyer'
        ? 'Your bank asked for your payment back'
        : values.effect === 'frozen'
          ? 'The buyer’s bank asked for the payment back: the money is frozen'
          : 'The buyer’s bank asked for the payment back: it comes off your next payouts',
    )(values),
  chargeback_won: (values) =>
    about(
      values.to === 'buyer'
        ? 'Your bank decided: the payment stands'
        : values.effect === 'frozen'
          ? 'The bank decided for you: the order goes on'
          : 'The bank decided for you: nothing comes off your payouts',
    )(values),
  chargeback_lost: (values) =>
    about(
      values.to === 'buyer'
        ? 'Your bank took the payment back for you'
        : values.effect === 'frozen'
          ? 'The buyer’s bank took the payment back: the order is over'
          : 'The buyer’s bank took the payment back: you owe what you were paid for it',
    )(values),
  chargeback_opened: about('A bank asked for a payment back'),
  chargeback_due: about('An answer to a bank is due soon'),
  payouts_waiting: ({ count }) => ({
    title: 'Payouts need the operator',
    description: `${count} waiting. The console says what to do.`,
  }),
  ledger_differs: ({ count }) => ({
    title: 'The payment provider and our books disagree',
    description: count === 1 ? '1 new difference' : `${count} new differences`,
  }),
  webhook_disabled: ({ host }) => ({
    title: 'A partner’s webhook was switched off',
    description: `${host} failed for three days`,
  }),
  event_changed: about('An event you’re going to has changed'),
  event_moved: (values) => ({
    title: {
      holder: 'Your event was moved. You can still get your money back',
      guest: 'An event you’re going to was moved',
      waiting: 'An event you’re waiting for was moved. You keep your place in line',
    }[values.role],
    description: movedPlans(values, 'en', (from, to) => `Was ${from} → now ${to}`),
  }),
  event_cancelled: about('An event was cancelled'),
  door_helper: about('You can check in tickets at this event'),
  event_message: aboutEventMessage(
    (name, listing) => `${name ?? UNKNOWN_USER.en} about “${listing}”`,
    'Open the event’s page to read it.',
  ),
  event_moved_up: about('You moved up: you have a place'),
  event_offered: about('We’re holding a ticket for you for 2 hours'),
  event_offer_over: about('Your held ticket went to the next in line'),
  listing_expiring: about('Your listing ends in 3 days'),
  listing_expired: about('Your listing has ended'),
  safe_deal_ended: about('Your safe-deal link has ended'),
  listing_hidden: (values) => ({
    title:
      values.note === null
        ? 'Your listing is hidden while a moderator looks at it'
        : 'A moderator has hidden your listing',
    description: decided(values),
  }),
  listing_restored: (values) => ({ title: 'Your listing is visible again', description: decided(values) }),
  listing_deleted: (values) => ({
    title: 'A moderator has deleted your listing',
    description: decided(values),
  }),
  appeal_received: about('A student appeals against a decision'),
  appeal_restored: (values) => ({
    title: 'Your appeal succeeded: everyone sees it again',
    description: decided(values),
  }),
  appeal_upheld: (values) => ({
    title: 'Your appeal was reviewed: the decision stands',
    description: decided(values),
  }),
  moderation_warning: ({ reason }) => ({ title: 'A moderator has warned you', description: reason }),
  student_verification_due: ({ days, email }) => ({
    title: `Confirm within ${days} ${days === 1 ? 'day' : 'days'} that you’re still a student`,
    description: `It takes a minute: a code goes to ${email}`,
  }),
  student_verification_over: ({ email }) => ({
    title: 'Your student status is no longer verified',
    description: `Confirm it with a code to ${email} to post, apply and pay again`,
  }),
  review_received: about('You were reviewed'),
  review_shown: about('Your reviews are in'),
  followed_posted: ({ name, listing, count }) => ({
    title:
      count === 1
        ? `${name ?? UNKNOWN_USER.en} posted something new`
        : `${name ?? UNKNOWN_USER.en} posted ${count} new listings`,
    description: listing,
  }),
  price_dropped: (values) =>
    about(
      values.percent === 100
        ? 'Something you saved is free now'
        : `Something you saved is ${values.percent}% cheaper`,
    )(values),
  saved_search_match: (values) =>
    about(values.search === '' ? 'New for your saved search' : `New for “${values.search}”`)(values),
  wanted_answered: ({ listing, wanted }) => ({
    title: `A student has something for “${wanted}”`,
    description: listing,
  }),
  stall_paid_ordered: ({ listing, number }) => ({ title: `New order ${number}, paid`, description: listing }),
  stall_cash_ordered: ({ listing, number }) => ({
    title: `New order ${number}, paid in cash`,
    description: listing,
  }),
  stall_ready: ({ listing, number }) => ({ title: `Order ${number} is ready`, description: listing }),
  stall_cash_ended: ({ listing, number, to }) => ({
    title: to === 'seller' ? `Order ${number} was cancelled` : `Order ${number} was declined`,
    description: listing,
  }),
  wanted_removed: (values) => ({
    title: 'A moderator removed your request',
    description: decided(values),
  }),
};
