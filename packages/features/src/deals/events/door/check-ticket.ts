import { TICKET_CODE_LENGTH, type DoorList } from '@campushive/contract';
import { judgeAtDoor, type DoorProblem } from '@campushive/contract/rules/door';
import { readTicketCode } from '@campushive/contract/rules/seats';
import { readTicket, ticketCommitment, type SignedTicket } from '@campushive/contract/rules/ticket-format';
import { checkSignature } from '../../parts/handovers/check-signature.js';

/** Ticket holder, as far as the phone knows. */
export interface TicketShown {
  readonly name: string | null;
  readonly kind: string | null;
  readonly number: number;
  readonly of: number;
}

export type CheckedTicket =
  | {
      readonly status: 'accepted';
      readonly ticketId: string;
      readonly code: string;
      readonly shown: TicketShown;
    }
  | {
      readonly status: 'refused';
      readonly problem: DoorProblem;
      /** Time of the earlier admission, or of the door's opening. */
      readonly at: Date | null;
      /** Null when the ticket holder is unknown. */
      readonly shown: TicketShown | null;
    };

/** Local data for checking a ticket. */
export interface TicketCheck {
  readonly list: DoorList;
  /** Time of the admission on this phone; null without one. */
  readonly admittedAt: (ticketId: string) => Date | null;
  /** Phone's time, corrected by the offset to the server's clock at the last response. */
  readonly now: Date;
}

const refused = (problem: DoorProblem): CheckedTicket => ({
  status: 'refused',
  problem,
  at: null,
  shown: null,
});

/** Checks offline whether a scanned or typed ticket is valid at this door. */
export async function checkTicket(text: string, check: TicketCheck): Promise<CheckedTicket> {
  const { list } = check;
  const eventId = /\/buzz\/([0-9a-f-]{36})\//.exec(text)?.[1];
  if (eventId !== undefined && eventId !== list.eventId) return refused('other_event');
  const signed = readTicket(text);
  if (signed !== null && (await checkSignature(signed, list.keys)) === 'good')
    return judge({ ...signed.ticket, signed: signed.ticket }, check);
  // Falls back to the ticket's code: without Ed25519, for tickets in the earlier format, and for those signed with a
  // former key.
  const code = readTicketCode(text);
  if (code.length !== TICKET_CODE_LENGTH) return refused('unreadable');
  const commitment = await ticketCommitment(list.eventId, code);
  if (commitment === null) return refused('unsupported');
  const listed = list.tickets.find((ticket) => ticket.commitment === commitment);
  if (listed !== undefined) return judge({ ticketId: listed.ticketId, code, signed: null }, check);
  return refused(signed === null ? 'unknown' : 'forged');
}

interface Found {
  readonly ticketId: string;
  readonly code: string;
  /** Verified payload of the QR code; null without a valid signature. */
  readonly signed: SignedTicket | null;
}

/** Parses a date. Earlier versions of the list have no opening time. */
const dateOf = (at: string | null | undefined): Date | null => (at == null ? null : new Date(at));

function judge({ ticketId, code, signed }: Found, { list, admittedAt, now }: TicketCheck): CheckedTicket {
  const listed = list.tickets.find((ticket) => ticket.ticketId === ticketId);
  const kindId = listed?.kindId ?? signed?.kindId ?? null;
  const shown: TicketShown = {
    name: listed?.name ?? signed?.holderName ?? null,
    kind: list.kinds.find(({ id }) => id === kindId)?.name ?? null,
    number: listed?.number ?? signed?.number ?? 1,
    of: listed?.of ?? signed?.of ?? 1,
  };
  const answer = judgeAtDoor(
    {
      isCancelled: list.cancelled,
      opens: dateOf(list.opens),
      over: dateOf(list.over),
    },
    {
      state: listed?.state ?? null,
      checkedInAt: listed?.checkedInAt == null ? null : new Date(listed.checkedInAt),
      takenAt: admittedAt(ticketId),
    },
    now,
  );
  return answer.status === 'accepted' ? { ...answer, ticketId, code, shown } : { ...answer, shown };
}
