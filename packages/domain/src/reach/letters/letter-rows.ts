import { eventTimesOf } from '@campushive/contract/rules/event-times';
import { placeOfListing } from '../../platform/place-at-campus.js';
import { amountsOf } from '../../deals/payments/orders/orders.js';

import type { LetterContent, LetterRow } from './letter-params.js';
import type { OrderLetter } from './order-letter.js';

/** Returns the lines of a receipt without zero amounts. Tickets are listed above their price. */
export function rowsOf({ name }: LetterContent, about: OrderLetter): readonly LetterRow[] {
  const { row, write } = about;
  const amounts = amountsOf(row.order);
  const lines: readonly (readonly [LetterRow[0], number])[] = name.startsWith('receipt_')
    ? [
        ['price', amounts.price],
        ['platform_fee', amounts.platformFee],
        ['processing_fee', amounts.processingFee],
        ['total', amounts.total],
      ]
    : name.startsWith('sale_')
      ? [
          ['price', amounts.price],
          ['payee_platform_fee', -amounts.payeePlatformFee],
          ['mobile_money_fee', -amounts.mobileMoneyFee],
          ['payout', amounts.payout],
        ]
      : [];
  if (lines.length === 0) return [];
  const written = lines
    .filter(([, amount]) => amount !== 0)
    .map(([line, amount]): LetterRow => [line, write.money(amount)]);
  const tickets = name === 'receipt_ticket' ? ticketRows(about) : [];
  return [...tickets, ...written, ['reference', row.order.reference]];
}

/** Returns the time and place of the event, and the code of each ticket with its kind and number. */
function ticketRows({ row: { order, listing }, write, tickets }: OrderLetter): LetterRow[] {
  const times = eventTimesOf(listing.details);
  const place = placeOfListing(listing.details, listing.universityId);
  const rows: LetterRow[] = [];
  if (times !== null)
    rows.push(['event_starts', times.wholeDays ? write.day(times.begins) : write.time(times.begins)]);
  if (place !== null) rows.push(['event_place', place]);
  for (const { code, number, ofCount } of tickets) {
    const parts = [ofCount > 1 ? `${number}/${ofCount}` : null, order.kindName, spelled(code)];
    rows.push(['ticket', parts.filter((part) => part !== null).join(' · ')]);
  }
  return rows;
}

/** Groups a code by four characters, as it is read out. */
const spelled = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
