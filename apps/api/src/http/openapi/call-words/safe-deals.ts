import { HOUR, MAX_OPEN_DEALS, SAFE_DEAL_LIFETIME } from '@campushive/contract';

/** Descriptions of the calls about safe-deal links. */
export const SAFE_DEALS = {
  'safeDeals.create': `Makes a link for a deal that was agreed elsewhere. It works for ${SAFE_DEAL_LIFETIME / HOUR} hours or until it is paid, and is in no list. At most ${MAX_OPEN_DEALS} open links a student. The short link of its id leads to its page; pay with \`payments.initialize\` or \`payments.charge\`.`,
  'safeDeals.end':
    'Ends your link, unless a payment is under way or it is paid. Repeating the call changes nothing.',
  'safeDeals.get':
    'Returns a safe deal, open or over, for everyone with its link. Visitors learn the seller’s first name only.',
  'safeDeals.mine': 'Returns your open links, newest first, with those that are being paid for or hidden.',
} as const;
