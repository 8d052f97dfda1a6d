import {
  COMMITMENT_BYTES,
  COMMITMENT_ROUNDS,
  commitmentSalt,
  ticketAddress,
  ticketBody,
  ticketText,
} from '@campushive/contract/rules/ticket-format';
import { hexOf } from '@campushive/contract/rules/voucher-format';
import type { Platform } from '../../platform/platform.js';
import type { TicketRow } from './seats.js';

/** Signs tickets, so that phones at a door recognise them without a network. */
export interface TicketKeys {
  /** Public key for phones: 32 bytes in base64url. */
  readonly publicKey: string;
  /** Content of a ticket's QR code: the address of the check-in page with the code and the signed ticket. */
  addressOf(ticket: TicketRow, holderName: string): string;
}

/** Tickets have a separate key, so that none passes for a voucher. */
export function createTicketKeys({ secrets, config }: Pick<Platform, 'secrets' | 'config'>): TicketKeys {
  const key = secrets.signingKey('ticket-key');
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

/** Returns the hash by which a phone recognises a typed code. */
export async function commitmentOf({ listingId, code }: Pick<TicketRow, 'listingId' | 'code'>) {
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('raw', new TextEncoder().encode(code), 'PBKDF2', false, ['deriveBits']);
  const salt = commitmentSalt(listingId);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: COMMITMENT_ROUNDS };
  return hexOf(new Uint8Array(await subtle.deriveBits(how, key, COMMITMENT_BYTES * 8)));
}
