import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import {
  COMMITMENT_BYTES,
  COMMITMENT_ROUNDS,
  commitmentSalt,
  ticketAddress,
  ticketBody,
  ticketText,
} from '@campushive/contract/rules/ticket-format';
import type { Platform } from '../../platform/platform.js';
import { createSigningKey } from '../../platform/signing-keys.js';
import type { TicketRow } from './seats.js';

const hash = promisify(pbkdf2);

/** Signs tickets, so that phones at a door recognise them without a network. */
export interface TicketKeys {
  /** Public key for phones: 32 bytes in base64url. */
  readonly publicKey: string;
  /** Content of a ticket's QR code: the address of the check-in page with the code and the signed ticket. */
  addressOf(ticket: TicketRow, holderName: string): string;
}

/** Tickets have a separate key, so that none passes for a voucher. */
export function createTicketKeys({ secrets, config }: Pick<Platform, 'secrets' | 'config'>): TicketKeys {
  const key = createSigningKey(secrets, 'ticket-key');
  return {
    publicKey: key.publicKey,
    addressOf({ id, listingId, userId, code, kindId, number, ofCount }, holderName) {
      const ticket = {
        eventId: listingId,
        code,
        ticketId: id,
        holderId: userId,
        kindId,
        number,
        of: ofCount,
        holderName,
      };
      const page = `${config.publicUrl}/dashboard/hives/buzz/${listingId}/attendees`;
      return ticketAddress(page, code, ticketText(ticket, key.sign(ticketBody(ticket))));
    },
  };
}

/** Hash by which a phone recognises a typed code. */
export async function commitmentOf({ listingId, code }: Pick<TicketRow, 'listingId' | 'code'>) {
  const bytes = await hash(code, commitmentSalt(listingId), COMMITMENT_ROUNDS, COMMITMENT_BYTES, 'sha256');
  return bytes.toString('hex');
}
