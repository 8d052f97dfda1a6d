import { generateKeyPairSync, sign } from 'node:crypto';
import type { DoorList } from '@campushive/contract';
import {
  ticketAddress,
  ticketBody,
  ticketCommitment,
  ticketText,
  type SignedTicket,
} from '@campushive/contract/rules/ticket-format';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkTicket } from './check-ticket.js';

const uuid = (last: string) => `01934c00-0000-7000-8000-${last.padStart(12, '0')}`;
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const now = new Date('2026-11-20T19:00:00.000Z');
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
const pageOf = (eventId: string) => `https://campus.example/dashboard/hives/buzz/${eventId}/attendees`;
const addressOf = (signedTicket: SignedTicket, key = privateKey) =>
  ticketAddress(
    pageOf(signedTicket.eventId),
    signedTicket.code,
    ticketText(signedTicket, sign(null, ticketBody(signedTicket), key)),
  );
const list: DoorList = {
  now: now.toISOString(),
  keys: [publicKey.export({ format: 'jwk' }).x ?? ''],
  eventId: ticket.eventId,
  title: 'Hall Week Jams',
  opens: null,
  over: null,
  cancelled: false,
  kinds: [{ id: ticket.kindId ?? '', name: 'VIP' }],
  tickets: [],
  complete: true,
};
let listed: DoorList['tickets'][number];
beforeAll(async () => {
  listed = {
    ticketId: ticket.ticketId,
    commitment: (await ticketCommitment(ticket.eventId, ticket.code)) ?? '',
    state: 'going',
    name: 'Akosua A. Mensah',
    kindId: ticket.kindId,
    number: 2,
    of: 3,
    checkedInAt: null,
  };
});
afterEach(() => vi.unstubAllGlobals());

const check = (text: string, change: Partial<DoorList> = {}, admittedAt: Date | null = null) =>
  checkTicket(text, { list: { ...list, tickets: [listed], ...change }, admittedAt: () => admittedAt, now });

describe('the offline check of a ticket', () => {
  const accepted = {
    status: 'accepted',
    ticketId: ticket.ticketId,
    code: ticket.code,
    shown: { name: 'Akosua A. Mensah', kind: 'VIP', number: 2, of: 3 },
  };

  it('accepts the QR code, and the typed code in any spelling', async () => {
    expect(await check(addressOf(ticket))).toEqual(accepted);
    expect(await check(' 7kq2-mx9r-tb4c ')).toEqual(accepted);
  });

  it('accepts the older form of a URL, which contains only the code', async () => {
    expect(await check(`${pageOf(ticket.eventId)}?code=${ticket.code}`)).toEqual(accepted);
    expect(await check(`https://campus.example/check-in?code=${ticket.code}`)).toEqual(accepted);
  });

  it('accepts the QR code of a ticket sold after the list was loaded, but not its typed code', async () => {
    expect(await check(addressOf(ticket), { tickets: [] })).toEqual({
      ...accepted,
      shown: { name: 'Akosua Mensah', kind: 'VIP', number: 2, of: 3 },
    });
    expect(await check(ticket.code, { tickets: [] })).toMatchObject({ problem: 'unknown' });
  });

  it('refuses a ticket signed with another key as forged, unless its code is on the list', async () => {
    const forged = addressOf(ticket, generateKeyPairSync('ed25519').privateKey);
    expect(await check(forged, { tickets: [] })).toMatchObject({ status: 'refused', problem: 'forged' });
    expect(await check(forged)).toEqual(accepted);
  });

  it('refuses a ticket with a changed id, name or code as forged', async () => {
    for (const change of [{ ticketId: uuid('f') }, { holderName: 'Kofi' }, { code: 'AAAABBBBCCCC' }]) {
      const address = new URL(addressOf(ticket));
      const changed = { ...ticket, ...change };
      const signature = sign(null, ticketBody(ticket), privateKey);
      address.searchParams.set('code', changed.code);
      address.searchParams.set('ticket', ticketText(changed, signature));
      expect(await check(String(address), { tickets: [] })).toMatchObject({ problem: 'forged' });
    }
  });

  it('refuses a ticket of another event as such, and one with a changed event id as forged', async () => {
    expect(await check(addressOf({ ...ticket, eventId: uuid('9') }))).toMatchObject({
      problem: 'other_event',
    });
    // Changing the address to this event invalidates the signature.
    const moved = addressOf({ ...ticket, eventId: uuid('9') }).replace(uuid('9'), ticket.eventId);
    expect(await check(moved, { tickets: [] })).toMatchObject({ problem: 'forged' });
  });

  it.each(['', 'AAAA', 'https://example.org'])('reports “%s” as unreadable', async (text) => {
    expect(await check(text)).toMatchObject({ problem: 'unreadable' });
  });

  it('refuses a used or refunded ticket, and shows the details of one used on this phone', async () => {
    const shown = accepted.shown;
    const at = new Date(now.getTime() - 60_000);
    expect(await check(ticket.code, {}, at)).toEqual({ status: 'refused', problem: 'taken', at, shown });
    const used = { ...listed, checkedInAt: at.toISOString() };
    expect(await check(addressOf(ticket), { tickets: [used] })).toMatchObject({ problem: 'used', at });
    const left = { ...listed, state: 'void' as const, name: null };
    expect(await check(addressOf(ticket), { tickets: [left] })).toMatchObject({ problem: 'void' });
    expect(await check(ticket.code, { tickets: [left] })).toMatchObject({ problem: 'void' });
  });

  it('refuses every ticket of an event that is cancelled or over', async () => {
    expect(await check(ticket.code, { cancelled: true })).toMatchObject({ problem: 'cancelled' });
    expect(await check(ticket.code, { over: '2026-11-18T19:00:00.000Z' })).toMatchObject({ problem: 'over' });
  });

  it('accepts a listed ticket by its code without Ed25519, and reports unsupported without Web Crypto', async () => {
    const { subtle } = globalThis.crypto;
    const importKey = (format: 'raw', ...rest: [Uint8Array<ArrayBuffer>, string, boolean, KeyUsage[]]) =>
      format === 'raw' ? subtle.importKey(format, ...rest) : Promise.reject(new Error('Not supported'));
    const deriveBits = subtle.deriveBits.bind(subtle);
    vi.stubGlobal('crypto', { subtle: { importKey, deriveBits } });
    expect(await check(addressOf(ticket))).toEqual(accepted);
    vi.stubGlobal('crypto', {});
    expect(await check(addressOf(ticket))).toMatchObject({ problem: 'unsupported' });
  });
});
