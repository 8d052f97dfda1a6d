import { TICKET_CODE_LENGTH, type DoorList } from '@campushive/contract';
import { judgeAtDoor, type DoorProblem } from '@campushive/contract/rules/door';
import { readTicketCode } from '@campushive/contract/rules/seats';
import { readTicket, ticketCommitment, type SignedTicket } from '@campushive/contract/rules/ticket-format';
import { checkSignature } from '../../shared/handovers/check-signature.js';

/** Whose ticket it is, as far as the phone knows. */
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
      /** When it was let in before, or when the door opens. */
      readonly at: Date | null;
      /** Null where it is not known whose it is. */
      readonly shown: TicketShown | null;
    };

/** What the phone has to check a ticket by. */
export interface TicketCheck {
  readonly list: DoorList;
  /** When this phone let the ticket in itself; null when it did not. */
  readonly takenAt: (ticketId: string) => Date | null;
  /** The phone's time, set right by what the server's was when they last spoke. */
  readonly now: Date;
}

const refused = (problem: DoorProblem): CheckedTicket => ({
  status: 'refused',
  problem,
  at: null,
  shown: null,
});

/** Whether a ticket that was scanned or typed opens this door, without asking the server. */
export async function checkTicket(text: string, check: TicketCheck): Promise<CheckedTicket> {
  const { list } = check;
  const eventId = /\/buzz\/([0-9a-f-]{36})\//.exec(text)?.[1];
  if (eventId !== undefined && eventId !== list.eventId) return refused('other_event');
  const signed = readTicket(text);
  if (signed !== null && (await checkSignature(signed, list.keys)) === 'good')
    return judge({ ...signed.ticket, signed: signed.ticket }, check);
  // Without Ed25519, with a ticket of before, and with one that was signed with a former key, the code in it is as good.
  const code = readTicketCode(text);
  if (code.length !== TICKET_CODE_LENGTH) return refused('unreadable');
  const commitment = await ticketCommitment(list.eventId, code);
  if (commitment === null) return refused('unsupported');
  const listed = list.tickets.find((one) => one.commitment === commitment);
  if (listed !== undefined) return judge({ ticketId: listed.ticketId, code, signed: null }, check);
  return refused(signed === null ? 'unknown' : 'forged');
}

interface Found {
  readonly ticketId: string;
  readonly code: string;
  /** What its picture said, where that is genuine. */
  readonly signed: SignedTicket | null;
}

/** Lists of before have no opening time. */
const dateOf = (at: string | null | undefined): Date | null => (at == null ? null : new Date(at));

function judge({ ticketId, code, signed }: Found, { list, takenAt, now }: TicketCheck): CheckedTicket {
  const listed = list.tickets.find((one) => one.ticketId === ticketId);
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
      takenAt: takenAt(ticketId),
    },
    now,
  );
  return answer.status === 'accepted' ? { ...answer, ticketId, code, shown } : { ...answer, shown };
}
