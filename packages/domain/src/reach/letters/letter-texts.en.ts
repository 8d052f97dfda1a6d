import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import type { LetterTexts } from './letter-params.js';

const HOW_TO_HAND_OVER =
  'Hand it over only when you meet: ask for the six-digit code and enter it on the order. Do not accept a code in a message.';

export const english: LetterTexts = {
  hello: (name) => `Hello ${name}, `,
  someone: UNKNOWN_USER.en,
  open: { order: 'See the order', event: 'See the event', payouts: 'See my payouts' },
  rows: {
    event_starts: 'Starts',
    event_place: 'Place',
    ticket: 'Ticket',
    price: 'Price',
    platform_fee: 'Platform fee',
    processing_fee: 'Payment processing fee',
    payee_platform_fee: 'Platform fee',
    mobile_money_fee: '{campus.payoutFeeTitle}',
    total: 'Total paid',
    payout: 'Payout',
    reference: 'Reference ID',
  },
  always:
    'This email is about your money. You cannot switch off emails about your money and the safety of your account.',
  optional: 'You can choose in your settings which emails you get.',
  stop: 'Stop emails like this',
  letters: {
    receipt_goods: ({ listing, other, amount, when }) => [
      `You paid ${amount} for “${listing}”`,
      `you paid ${amount} for “${listing}”. We hold the money until you and ${other} have met.`,
      'What happens next: agree on a place and a time, check the item when you meet, and show your code only once you have the item. The code is on your order. Never send it in a message.',
      `If something is wrong, report it from your order. Without a code or a report, ${other} is paid on ${when}.`,
    ],
    receipt_session: ({ listing, other, amount, when, starts }) => [
      `You booked “${listing}” for ${starts}`,
      `you booked “${listing}” for ${starts} and paid ${amount}. We hold the money until the lesson.`,
      'What happens next: meet your tutor, and show your code after the lesson. The code is on your order. Never send it in a message.',
      `If something is wrong, report it from your order. Without a code or a report, ${other} is paid on ${when}.`,
    ],
    receipt_ticket: ({ listing, amount }) => [
      `Your ticket for “${listing}”`,
      `you paid ${amount} for your ticket to “${listing}”.`,
      'What happens next: open your ticket once, and it then works without a connection. Show it at the door, and to no one else.',
    ],
    receipt_gig: ({ listing, other, amount, due, cancel }) => [
      `You paid ${amount} for “${listing}”`,
      `you paid ${amount} for “${listing}”. We hold the money until ${other} marks the work as done, and for seven more days while you review it.`,
      'What happens next: accept the work on your order, or show your code. Never send the code in a message.',
      `It is due on ${due}. If it is not marked as done, you can cancel from ${cancel} and get all your money back.`,
    ],
    sale_goods: ({ listing, other, amount }) => [
      `Sold: “${listing}”`,
      `${other} paid for “${listing}”. We hold the money, and ${amount} is yours after the handover.`,
      `What to do now: agree on a place and a time with ${other}. ${HOW_TO_HAND_OVER}`,
    ],
    sale_session: ({ listing, other, amount, starts }) => [
      `Booked: “${listing}” for ${starts}`,
      `${other} booked “${listing}” for ${starts}. We hold the money, and ${amount} is yours after the lesson.`,
      'What to do now: agree on a place. After the lesson, ask for the six-digit code and enter it on the order.',
    ],
    sale_ticket: ({ listing, other, amount }) => [
      `Ticket sold: “${listing}”`,
      `${other} bought a ticket for “${listing}”. We hold the money, and ${amount} is yours once the ticket is checked in.`,
      'What to do now: nothing. Scan the tickets at the door from your event’s page.',
    ],
    sale_gig: ({ listing, other, amount, due, cancel }) => [
      `Paid, and held for you: “${listing}”`,
      `${other} paid for “${listing}”. We hold the money, and ${amount} is yours when it is done.`,
      'What to do now: do what you agreed on, then mark it as done on the order. You are paid when it is accepted, or seven days later.',
      `It is due on ${due}. From ${cancel}, ${other} can cancel if it is not marked as done.`,
    ],
    payment_failed: ({ listing, amount }) => [
      `Your payment for “${listing}” did not go through`,
      `your payment of ${amount} for “${listing}” did not go through, and others can buy it again.`,
      'If money left your account anyway, it comes back to you. You can pay again from its page.',
    ],
    cancelled_by_buyer: ({ listing, other }) => [
      `${other} cancelled the order of “${listing}”`,
      `${other} cancelled the order of “${listing}”, and all the money goes back to them.`,
      'Please do not hand anything over for it.',
    ],
    cancelled_by_seller: ({ listing, other }) => [
      `${other} cancelled the order of “${listing}”`,
      `${other} cancelled the order of “${listing}”, and all of your money goes back to you.`,
    ],
    refund_event_cancelled: ({ listing, amount }) => [
      `“${listing}” was cancelled by the organiser: ${amount} is on its way back to you`,
      `“${listing}” was cancelled by the organiser. We are sending all that you paid, ${amount}, back to where you paid from.`,
      '{campus.refundWait} We write again when it has arrived.',
    ],
    refund_sent: ({ listing, amount }) => [
      `${amount} is on its way back to you`,
      `we are sending ${amount} back to you for “${listing}”, to where you paid from.`,
      '{campus.refundWait} We write again when it has arrived.',
    ],
    refunded_by_staff_buyer: ({ listing, amount, note }) => [
      `${amount} is on its way back to you`,
      `our team decided to give you back all of the ${amount} that you paid for “${listing}”. The reason: ${note}`,
      '{campus.refundWait} We write again when it has arrived.',
    ],
    refunded_by_staff_seller: ({ listing, other, note }) => [
      `The money for “${listing}” goes back to ${other}`,
      `our team decided to give the held money for “${listing}” back to ${other}. The reason: ${note}`,
      'Please do not hand anything over. If you think this is wrong, contact us.',
    ],
    refund_arrived: ({ listing, amount }) => [
      `You have ${amount} back`,
      `the ${amount} for “${listing}” was sent back to where you paid from.`,
    ],
    part_refund_arrived: ({ listing, amount, paid, net }) => [
      `You have ${amount} back`,
      `${amount} of the ${paid} for “${listing}” was sent back to where you paid from. You paid ${net} in the end.`,
    ],
    refund_failed: ({ listing, amount }) => [
      `Your refund for “${listing}” is late`,
      `the ${amount} for “${listing}” could not be sent back to where you paid from. It is still yours.`,
      'We are looking into it and will send it another way. You do not need to do anything.',
    ],
    mismatch_buyer: ({ listing, expected, paid }) => [
      'We’re giving your payment back',
      `“${listing}” costs ${expected}, but {campus.name} received ${paid}. We are sending all of it back to where you paid from.`,
      'You do not need to do anything. If you still want it, pay again from its page.',
    ],
    mismatch_seller: ({ listing, expected, paid }) => [
      'A payment for you goes back to the buyer',
      `“${listing}” costs ${expected}, but we received ${paid} from the buyer. We are sending all of it back.`,
      'Please do not hand anything over. The buyer can pay again.',
    ],
    credit_given: ({ amount, note }) => [
      `We gave you ${amount}`,
      `our team gave you ${amount}. The reason: ${note}`,
      'It is sent with your next payout to your {campus.payoutAccount}. If you haven’t added one yet, do so on your payouts page.',
    ],
    credit_withdrawn: ({ amount, note }) => [
      `We took back the ${amount} that we gave you`,
      `our team took back the ${amount} that it gave you before it was paid out. The reason: ${note}`,
      'If you think this is wrong, contact us.',
    ],
    payout_paid: ({ amount, account, feeReturned }) => [
      `${amount} was sent to you`,
      `we sent ${amount} to your {campus.payoutAccount} ${account}.`,
      ...(feeReturned === null
        ? []
        : [
            `It arrived late, so the instant fee of ${feeReturned} is yours again. It comes with your next payout.`,
          ]),
    ],
    payout_failed: ({ amount, account, feeReturned }) => [
      `Your payout of ${amount} came back`,
      `your {campus.payoutAccount} ${account} did not accept the ${amount} that we sent. The money is yours, and we are keeping it for you.`,
      ...(feeReturned === null ? [] : [`The instant fee of ${feeReturned} is yours again, too.`]),
      'What to do now: check the account’s details, then have it paid out again.',
    ],
    payout_limited: ({ amount, account, limit, feeReturned }) => [
      `Your payout of ${amount} is sent in parts`,
      `your {campus.payoutAccount} ${account} did not accept the ${amount} that we sent, because the limit of the wallet was reached. The money is yours. From the next daily payout on, we send it in parts of up to ${limit} a day.`,
      ...(feeReturned === null ? [] : [`The instant fee of ${feeReturned} is yours again, too.`]),
      'To be sent more at once, ask your network to raise the limit of the wallet, then save the account again. Or save another account.',
    ],
    payout_limit_stopped: ({ amount, account, feeReturned }) => [
      `Your payout of ${amount} waits for you`,
      `your {campus.payoutAccount} ${account} did not accept the money that we sent, because the limit of the wallet was reached. The ${amount} is yours, and we are keeping it for you. Nothing more is sent to this account.`,
      ...(feeReturned === null ? [] : [`The instant fee of ${feeReturned} is yours again, too.`]),
      'What to do now: save another account. Or ask your network to raise the limit of the wallet, then save this one again.',
    ],
    dispute_opened_buyer: ({ listing, amount }) => [
      `We’re looking into your order of “${listing}”`,
      `we have your report about “${listing}”. The ${amount} that you paid stays held until this is settled.`,
      'The seller can answer, and you can settle it between you. Otherwise a moderator decides.',
    ],
    dispute_opened_seller: ({ listing, other, amount }) => [
      `${other} reported a problem with “${listing}”`,
      `${other} reported a problem with “${listing}”. Your ${amount} stays held until this is settled.`,
      'What to do now: read the report, and answer with your side and photos. Otherwise a moderator decides without them.',
    ],
    dispute_answered: ({ listing, other }) => [
      `${other} answered your report about “${listing}”`,
      `${other} answered your report about “${listing}”. The answer is on the order.`,
    ],
    dispute_released_buyer: ({ listing, other, amount }) => [
      `Decided: ${other} is paid for “${listing}”`,
      `a moderator looked at your report about “${listing}” and decided for ${other}, who gets the ${amount}. The reason is on the order.`,
    ],
    dispute_released_seller: ({ listing, amount }) => [
      `Decided for you: ${amount} for “${listing}” is yours`,
      `a moderator looked at the report about “${listing}” and decided for you. ${amount} comes with your next payout.`,
    ],
    dispute_refunded_buyer: ({ listing, amount }) => [
      `Decided for you: ${amount} for “${listing}” goes back to you`,
      `a moderator looked at your report about “${listing}” and decided for you. All of the ${amount} goes back to you.`,
    ],
    dispute_refunded_seller: ({ listing, other }) => [
      `Decided: the money for “${listing}” goes back to ${other}`,
      `a moderator looked at the report about “${listing}” and decided for ${other}, who gets the money back. The reason is on the order.`,
    ],
    dispute_withdrawn: ({ listing, other }) => [
      `${other} cancelled the report about “${listing}”`,
      `${other} cancelled the report about “${listing}”, so the order continues. The money is held until the handover.`,
    ],
    dispute_conceded: ({ listing, other, amount }) => [
      `${other} accepted your report: ${amount} goes back to you`,
      `${other} accepted your report about “${listing}”. All of the ${amount} goes back to where you paid from.`,
      'If you still have what you bought, please give it back.',
    ],
    settlement_proposed: ({ listing, other, refund, payout }) => [
      `${other} proposes a partial refund of ${refund}`,
      `${other} proposes to settle “${listing}”: the buyer gets ${refund} back, and the seller gets ${payout} after fees.`,
      'Accept it, decline it or propose another amount on the order. Until then the money stays held.',
    ],
    settlement_declined: ({ listing, other, refund }) => [
      `${other} declined a partial refund of ${refund}`,
      `${other} declined your partial refund of ${refund} for “${listing}”. You can propose another amount, or wait for a moderator.`,
    ],
    settled_buyer: ({ listing, other, refund, payout }) => [
      `Agreed: ${refund} for “${listing}” goes back to you`,
      `you and ${other} settled “${listing}”: ${refund} goes back to where you paid from, and ${other} gets ${payout} after fees.`,
    ],
    settled_seller: ({ listing, other, refund, payout }) => [
      `Agreed: ${payout} for “${listing}” is yours`,
      `you and ${other} settled “${listing}”: ${refund} goes back to ${other}, and ${payout} after fees comes with your next payout.`,
    ],
    chargeback_raised_buyer: ({ listing, amount }) => [
      'Your bank asked for your payment back',
      `your bank asked {campus.name} to give back ${amount} for “${listing}”.`,
      'If you did not ask your bank for this, or if it was a mistake, call your bank. Meanwhile your order does not change.',
    ],
    chargeback_raised_frozen: ({ listing, amount }) => [
      'A payment for you is frozen',
      `the buyer’s bank asked for ${amount} back that was paid for “${listing}”. The money stays held until the bank has decided.`,
      'Please do not hand anything over until then. We answer the bank with your conversation and the order, so you do not need to do anything.',
    ],
    chargeback_raised_debt: ({ listing, amount }) => [
      'A buyer’s bank asked for a payment back',
      `the buyer’s bank asked for the payment for “${listing}” back. Until it has decided, we keep ${amount} of your next payouts.`,
      'We answer the bank with your conversation, the handover and the receipt. If the bank decides for you, you get all of it.',
    ],
    chargeback_won_buyer: ({ listing }) => [
      'Your bank decided: the payment stands',
      `your bank decided that your payment for “${listing}” stands. Your order goes on as before.`,
    ],
    chargeback_won_frozen: ({ listing }) => [
      'The bank decided for you',
      `the buyer’s bank decided that the payment for “${listing}” stands. The order goes on: hand it over and ask for the code.`,
    ],
    chargeback_won_debt: ({ listing }) => [
      'The bank decided for you',
      `the buyer’s bank decided that the payment for “${listing}” stands. What we kept comes with your next payout.`,
    ],
    chargeback_lost_buyer: ({ listing, amount }) => [
      'Your bank took the payment back',
      `your bank took back ${amount} that you paid for “${listing}”. You get the money from your bank, and the order is over.`,
    ],
    chargeback_lost_frozen: ({ listing }) => [
      'The buyer’s bank took the payment back',
      `the buyer’s bank took back the payment for “${listing}”. The order is over: do not hand anything over.`,
    ],
    chargeback_lost_debt: ({ listing, amount }) => [
      'The buyer’s bank took the payment back',
      `the buyer’s bank took back the payment for “${listing}”. You owe the ${amount} that you were paid for it, and it comes off your next payouts.`,
    ],
    blocked_kept: ({ listing, other }) => [
      `${other} blocked you, and your order “${listing}” goes on`,
      `${other} blocked you, but keeps messages about “${listing}” open until the order ends.`,
      'Write about it on the order. Everything else about the order stays as it was.',
    ],
    blocked_buyer: ({ listing, other, amount }) => [
      `${other} blocked you: your money for “${listing}” stays held`,
      `${other} blocked you, so you cannot message each other. The ${amount} that you paid for “${listing}” stays held, and is not released automatically for now.`,
      'To get it back, report a problem on the order.',
    ],
    blocked_seller: ({ listing, other, amount }) => [
      `${other} blocked you: the money for “${listing}” stays held`,
      `${other} blocked you, so you cannot message each other. Your ${amount} for “${listing}” stays held, and is not released automatically for now.`,
      'You can cancel the order, and the buyer gets all the money back.',
    ],
    work_done: ({ listing, other, when }) => [
      `${other} is done: “${listing}”`,
      `${other} says that “${listing}” is done. Check it on your order, then release the money or ask for a revision.`,
      `If you do nothing, ${other} is paid on ${when}.`,
    ],
    work_sent_back: ({ listing, other, due, cancel }) => [
      `${other} asks for a revision: “${listing}”`,
      `${other} looked at “${listing}” and wants something changed. The reason is on the order.`,
      `Mark it as done again by ${due}. From ${cancel}, ${other} can cancel if it is not marked as done.`,
    ],
    work_due: ({ listing, other, cancel }) => [
      `Due today: “${listing}”`,
      `“${listing}” is due, and is not marked as done. You are paid only after you mark it.`,
      `Mark it as done on the order. From ${cancel}, ${other} can cancel and gets the money back.`,
    ],
    work_overdue_buyer: ({ listing, other, due, refund }) => [
      `You can cancel “${listing}”`,
      `“${listing}” was due on ${due}, and ${other} has not marked it as done.`,
      `Cancel it on the order for a full refund, or wait. If it is not done by ${refund}, we refund you automatically.`,
    ],
    work_overdue_seller: ({ listing, other, due, refund }) => [
      `Overdue: “${listing}”`,
      `“${listing}” was due on ${due}. ${other} can now cancel it and get the money back.`,
      `Mark it as done on the order as soon as it is. On ${refund} the money goes back automatically.`,
    ],
    work_refunded: ({ listing, other }) => [
      `The money for “${listing}” goes back`,
      `“${listing}” was not marked as done within 30 days of its deadline, so all the money goes back to ${other}.`,
    ],
    meetup_proposed: ({ listing, other, place, when }) => [
      `${other} suggests meeting on ${when}`,
      `${other} suggests meeting for “${listing}” on ${when}, at ${place}.`,
      'Accept it or suggest another place and time on the order. What you agreed on before no longer stands.',
    ],
    meetup_accepted: ({ listing, other, place, when }) => [
      `Agreed: you meet ${other} on ${when}`,
      `${other} accepted: you meet for “${listing}” on ${when}, at ${place}.`,
      'We remind you a day and an hour before. Meet in a busy place, and tell a friend.',
    ],
    meetup_declined: ({ listing, other, place, when }) => [
      `${other} cannot make it on ${when}`,
      `${other} cannot meet you for “${listing}” on ${when}, at ${place}. Suggest another place and time on the order.`,
    ],
    meetup_due_day: ({ listing, other, place, when }) => [
      `Tomorrow you meet ${other}`,
      `you meet ${other} for “${listing}” on ${when}, at ${place}.`,
      'If you cannot make it, say so on the order now.',
    ],
    meetup_due_hour: ({ listing, other, place, when }) => [
      `In an hour you meet ${other}`,
      `you meet ${other} for “${listing}” on ${when}, at ${place}.`,
      'Meet in a busy place, and tell a friend.',
    ],
    lesson_moved: ({ listing, other, when }) => [
      `${other} moved your lesson to ${when}`,
      `${other} moved your lesson “${listing}” to ${when}. Its length stays the same, and the money stays held.`,
      'If the new time does not suit you, message each other on the order.',
    ],
    lesson_moved_by_you: ({ listing, other, when }) => [
      `Your lesson is now on ${when}`,
      `you moved your lesson “${listing}” with ${other} to ${when}. The money stays held until you have met.`,
      'The calendar file on the order has the new time.',
    ],
    lesson_move_proposed: ({ listing, other, when }) => [
      `${other} proposes another time: ${when}`,
      `${other} proposes to move your lesson “${listing}” to ${when}. It stays where it is until you accept.`,
      'Accept or decline on the order.',
    ],
    lesson_due_day: ({ listing, other, when }) => [
      `Tomorrow you have a lesson with ${other}`,
      `your lesson “${listing}” with ${other} begins on ${when}.`,
      'It can be moved until four hours before it begins. Agree where to meet if you have not yet.',
    ],
    lesson_due_hour: ({ listing, other, when }) => [
      `In an hour you have a lesson with ${other}`,
      `your lesson “${listing}” with ${other} begins on ${when}.`,
      'Meet in a busy place, and tell a friend.',
    ],
    series_due: ({ listing, other, when }) => [
      `Pay for your next lesson with ${other}`,
      `your weekly lesson “${listing}” with ${other} is on ${when}. Its time is kept for you until a day before.`,
      'Pay on the order, or skip this week there.',
    ],
    event_changed: ({ listing }) => [
      `“${listing}” has changed`,
      `something about “${listing}”, which you’re going to, has changed. Its page has the new place and time.`,
    ],
    event_moved_holder: ({ listing, from, to, until }) => [
      `“${listing}” was moved`,
      `the organiser moved “${listing}”, which you have a ticket for.`,
      `Before: ${from}.`,
      `Now: ${to}.`,
      `Your ticket stays valid. If you can’t come, cancel your order by ${until} and get all of your money back.`,
    ],
    event_moved_guest: ({ listing, from, to }) => [
      `“${listing}” was moved`,
      `the organiser moved “${listing}”, which you’re going to.`,
      `Before: ${from}.`,
      `Now: ${to}.`,
    ],
    event_moved_waiting: ({ listing, from, to }) => [
      `“${listing}”, which you’re waiting for, was moved`,
      `the organiser moved “${listing}”. You keep your place in the waiting list.`,
      `Before: ${from}.`,
      `Now: ${to}.`,
    ],
    event_cancelled: ({ listing }) => [
      `“${listing}” is cancelled`,
      `the organiser cancelled “${listing}”, which you were going to. If you paid for a ticket, you get all of your money back.`,
    ],
    event_message: ({ listing, other, text }) => [
      `${other} wrote to you about “${listing}”`,
      ...(text === null
        ? ([
            `${other}, who organises “${listing}”, wrote to everyone who is going.`,
            'Open the event’s page to read it.',
          ] as const)
        : ([`${other}, who organises “${listing}”, wrote to everyone who is going:`, text] as const)),
    ],
    event_moved_up: ({ listing }) => [
      `You have a place at “${listing}”`,
      `you moved up from the waiting list: you have a place at “${listing}”. If you cannot go, give it up on its page.`,
    ],
    event_offered: ({ listing }) => [
      `A ticket for “${listing}” is held for you`,
      `a ticket for “${listing}” is available, and we are holding it for you for 2 hours. Pay for it on its page by then.`,
    ],
  },
};
