import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  readTicket,
  ticketAddress,
  ticketBody,
  ticketCommitment,
  ticketText,
  type SignedTicket,
} from './ticket-format.js';

const uuid = (last: string) => `01934c00-0000-7000-8000-${last.padStart(12, '0')}`;
const ticket: SignedTicket = {
  eventId: uuid('e'),
  code: '7KQ2MX9RTB4C',
  ticketId: uuid('a'),
  holderId: uuid('b'),
  kindId: uuid('c'),
  number: 2,
  of: 3,
  holderName: 'Akosua Mensah',
};
const signature = new Uint8Array(64).fill(255);
const page = `https://campus.example/dashboard/hives/buzz/${ticket.eventId}/attendees`;
const addressOf = (signedTicket: SignedTicket) =>
  ticketAddress(page, signedTicket.code, ticketText(signedTicket, signature));

describe('a signed ticket', () => {
  it('is read back unchanged, and its address opens the check-in page with the code', () => {
    const read = readTicket(addressOf(ticket));
    expect(read).toEqual({ ticket, body: ticketBody(ticket), signature });
    const { pathname, searchParams } = new URL(addressOf(ticket));
    expect([pathname, searchParams.get('code')]).toEqual([new URL(page).pathname, ticket.code]);
  });

  it('has no kind when the event has none', () => {
    expect(readTicket(addressOf({ ...ticket, kindId: null }))?.ticket.kindId).toBeNull();
  });

  it('is read with any name and signature, without escaping in its address', () => {
    for (const holderName of ['', 'Ama', 'Kwame Boateng-Owusu']) {
      const named = { ...ticket, holderName };
      // Bytes that produce every base64 character that is not allowed in URLs.
      const bytes = Uint8Array.from({ length: 64 }, (_, index) => [0xfb, 0xef, 0xbe, 0xff][index % 4] ?? 0);
      const text = ticketText(named, bytes);
      expect(text).toMatch(/^[\w-]+$/);
      const read = readTicket(ticketAddress(page, ticket.code, text));
      expect(read).toEqual({ ticket: named, body: ticketBody(named), signature: bytes });
    }
  });

  it('is read from an address with its parameters in another order', () => {
    const address = `${page}?ticket=${ticketText(ticket, signature)}&code=${ticket.code}`;
    expect(readTicket(address)?.ticket).toEqual(ticket);
  });

  it('stays short by cutting a long name between two characters', () => {
    const long = { ...ticket, holderName: 'Ɛ'.repeat(50) };
    expect(readTicket(addressOf(long))?.ticket.holderName).toBe('Ɛ'.repeat(16));
    expect(addressOf(long).length).toBeLessThan(340);
  });

  it('has a body that covers every field, including event and code from the address', () => {
    const changes: Partial<SignedTicket>[] = [
      { eventId: uuid('f') },
      { code: '7KQ2MX9RTB4D' },
      { ticketId: uuid('d') },
      { holderId: uuid('d') },
      { kindId: null },
      { number: 1 },
      { of: 4 },
      { holderName: 'Ama' },
    ];
    for (const change of changes)
      expect(ticketBody({ ...ticket, ...change })).not.toEqual(ticketBody(ticket));
  });

  it.each([
    '',
    '7KQ2MX9RTB4C',
    `${page}?code=7KQ2MX9RTB4C`,
    `${page}?ticket=AAAA`,
    `${page}?code=7KQ2MX9RTB4C&ticket=AAAA`,
    `${page}?code=7KQ2MX9RTB4C&ticket=A`,
    addressOf(ticket).replace('ticket=A', 'ticket=B'),
    addressOf(ticket).replace('/buzz/', '/market/'),
    addressOf(ticket).replace(`code=${ticket.code}&`, ''),
    // A version and a signature without content between them.
    `${page}?code=7KQ2MX9RTB4C&ticket=AQ${'A'.repeat(86)}`,
  ])('is not read from %s', (text) => {
    expect(readTicket(text)).toBeNull();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the commitment to a ticket code', () => {
  it('is specific to one event and one code', async () => {
    const one = await ticketCommitment(ticket.eventId, ticket.code);
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(await ticketCommitment(ticket.eventId, ticket.code)).toBe(one);
    expect(await ticketCommitment(uuid('f'), ticket.code)).not.toBe(one);
    expect(await ticketCommitment(ticket.eventId, '7KQ2MX9RTB4D')).not.toBe(one);
  });

  it('is null in a page without TLS', async () => {
    vi.stubGlobal('crypto', {});
    expect(await ticketCommitment(ticket.eventId, ticket.code)).toBeNull();
  });
});
