import type { AdmissionAnswer, DoorList } from '@campushive/contract';
import {
  decideAdmission,
  doorOpensAt,
  refusalAtDoor,
  type Admission,
  type DoorEvent,
  type DoorTicket,
} from '@campushive/contract/rules/door';
import { eventPlanOf } from '@campushive/contract/rules/event-moves';
import { isWholeOrderIn, readTicketCode } from '@campushive/contract/rules/seats';
import { ticketKindsOf } from '@campushive/contract/rules/ticket-kinds';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { campus } from '../../platform/campus.js';
import type { Db } from '../../platform/database/database.js';
import { tickets, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { personColumns, toPerson } from '../../accounts/users/person.js';
import { refusalOfCode } from './refusal.js';
import { changeSeat, seatsOfOrder, type TicketRow } from './seats.js';
import { commitmentOf, createTicketKeys } from './ticket-keys.js';

/** Number of tickets that a phone can store easily. Tickets beyond it are recognised by their signed QR code. */
const MAX_LISTED = 3_000;

/** Facts of an event that the rules of check-in need. */
export const doorEventOf = ({ status, expiresAt, details }: ListingRow): DoorEvent => ({
  isCancelled: status === 'deleted',
  opens: doorOpensAt(eventPlanOf(details).startsAt, campus),
  over: expiresAt,
});

/** Facts of a ticket that the rules of check-in need. A left ticket that still has its order was refunded. */
const doorTicketOf = ({ status, orderId, createdAt, checkedInAt, admissionId }: TicketRow): DoorTicket => ({
  status: status === 'left' && orderId !== null ? 'refunded' : status,
  createdAt,
  checkedInAt,
  admissionId,
});

/**
 * Lists tickets for checking in without a network. An organiser's list includes the holders' names; a helper's phone
 * reads the name from each ticket.
 */
export async function doorListOf(
  platform: Platform,
  listing: ListingRow,
  role: 'organiser' | 'helper',
): Promise<DoorList> {
  const { db, clock } = platform;
  const rows = await db
    .select({ ticket: tickets, person: personColumns(users) })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .where(and(eq(tickets.listingId, listing.id), inArray(tickets.status, ['going', 'left'])))
    .orderBy(asc(sql`${tickets.status} = 'left'`), asc(tickets.turn))
    .limit(MAX_LISTED + 1);
  const { isCancelled, opens, over } = doorEventOf(listing);
  return {
    now: clock.now().toISOString(),
    keys: [createTicketKeys(platform).publicKey],
    eventId: listing.id,
    title: listing.title,
    opens: opens?.toISOString() ?? null,
    over: over?.toISOString() ?? null,
    cancelled: isCancelled,
    kinds: ticketKindsOf(listing.details).map(({ id, name }) => ({ id, name })),
    tickets: await Promise.all(rows.slice(0, MAX_LISTED).map((row) => toListed(row, role === 'organiser'))),
    complete: rows.length <= MAX_LISTED,
  };
}

type ListedRow = { readonly ticket: TicketRow; readonly person: Parameters<typeof toPerson>[0] };

async function toListed(
  { ticket, person }: ListedRow,
  isNamed: boolean,
): Promise<DoorList['tickets'][number]> {
  const { status } = doorTicketOf(ticket);
  const isVoid = status === 'left' || status === 'refunded';
  return {
    ticketId: ticket.id,
    commitment: await commitmentOf(ticket),
    state: status === 'refunded' ? status : isVoid ? 'void' : 'going',
    // Names of guests without a valid ticket are withheld.
    name: isVoid || !isNamed ? null : toPerson(person).name,
    kindId: ticket.kindId,
    number: ticket.number,
    of: ticket.ofCount,
    checkedInAt: ticket.checkedInAt?.toISOString() ?? null,
  };
}

/** A check-in at this moment. */
export interface CheckIn {
  /** Code as typed or scanned. */
  readonly code: string;
  readonly admissionId?: string | undefined;
}

/** Checks a ticket in and returns its id. Works once, however many doors there are. */
export async function checkIn(platform: Platform, listing: ListingRow, input: CheckIn): Promise<string> {
  const { db, clock, outbox } = platform;
  const admissionId = input.admissionId?.toLowerCase() ?? null;
  const ticketId = await db.transaction(async (tx) => {
    const { ticket, together } = await lockTicket(tx, listing.id, input.code);
    // A retry: the answer to the first request was lost.
    const isRepeated = admissionId !== null && ticket?.admissionId === admissionId;
    if (isRepeated && ticket.checkedInAt !== null) return ticket.id;
    const event = doorEventOf(listing);
    const shown = ticket && { ...doorTicketOf(ticket), hasOrder: ticket.orderId !== null };
    const refused = refusalAtDoor(event, shown ?? null, clock.now());
    if (ticket === undefined || refused !== null)
      throw refusalOfCode(refused ?? 'ticket_unknown', event.opens);
    await recordAdmission(platform, tx, { ticket, together }, { checkedInAt: clock.now(), admissionId });
    return ticket.id;
  });
  await outbox.flush();
  return ticketId;
}

/** Records check-ins that a phone made without a network, in its order. Returns a result for each. */
export async function admitAll(
  platform: Platform,
  listing: ListingRow,
  admissions: readonly { readonly id: string; readonly code: string; readonly admittedAt: string }[],
): Promise<AdmissionAnswer[]> {
  const answers: AdmissionAnswer[] = [];
  for (const { id, code, admittedAt } of admissions) {
    const admission = { id: id.toLowerCase(), admittedAt: new Date(admittedAt) };
    const answer = await admit(platform, listing, code, admission);
    answers.push({ admissionId: id, ...answer });
  }
  await platform.outbox.flush();
  return answers;
}

/** Runs each check-in in a separate transaction: one door does not wait for the whole batch of another. */
function admit(
  platform: Platform,
  listing: ListingRow,
  code: string,
  admission: Admission,
): Promise<Omit<AdmissionAnswer, 'admissionId'>> {
  return platform.db.transaction(async (tx) => {
    const found = await lockTicket(tx, listing.id, code);
    const { ticket } = found;
    const decision = decideAdmission(
      doorEventOf(listing),
      ticket === undefined ? null : doorTicketOf(ticket),
      admission,
      platform.clock.now(),
    );
    const checkedInAt = decision.at?.toISOString() ?? null;
    if (decision.status === 'refused') return { status: 'refused', reason: decision.reason, checkedInAt };
    if (decision.isNew && ticket !== undefined) {
      const change = { checkedInAt: decision.at, admissionId: admission.id };
      await recordAdmission(platform, tx, { ...found, ticket }, change);
    }
    return { status: 'admitted', reason: null, checkedInAt };
  });
}

/** Locks a ticket with all of its order, so that of two doors, the one that checks in the last ticket knows that it does. */
async function lockTicket(tx: Db, listingId: string, typed: string) {
  const isThis = and(eq(tickets.listingId, listingId), eq(tickets.code, readTicketCode(typed)));
  const [existing] = await tx.select().from(tickets).where(isThis);
  const together = existing?.orderId == null ? [] : await seatsOfOrder(tx, existing.orderId);
  const [ticket] = await tx.select().from(tickets).where(isThis).for('update');
  return { ticket, together };
}

/** Marks the holder as checked in. With the last ticket of an order the organiser is paid. */
async function recordAdmission(
  { clock, outbox }: Platform,
  tx: Db,
  { ticket, together }: { readonly ticket: TicketRow; readonly together: readonly TicketRow[] },
  change: Pick<TicketRow, 'checkedInAt' | 'admissionId'>,
): Promise<void> {
  await changeSeat(tx, ticket.id, change, clock.now());
  const seats = together.map((one) => ({
    isCheckedIn: one.id === ticket.id || one.checkedInAt !== null,
  }));
  if (ticket.orderId !== null && isWholeOrderIn(seats))
    await outbox.write(tx, 'ticket.checked-in', { orderId: ticket.orderId });
}
