import { ticketCommitment } from '@campushive/contract/rules/ticket-format';
import { pbkdf2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { commitmentOf } from './ticket-keys.js';

const LISTING = '0190a000-0000-7000-8000-000000000001';

it('derives the commitment to a code with PBKDF2, as phones do', async () => {
  const commitment = await commitmentOf({ listingId: LISTING, code: 'ABCD2345' });
  const expected = pbkdf2Sync('ABCD2345', `door:${LISTING}`, 1_000, commitment.length / 2, 'sha256');
  expect(commitment).toBe(expected.toString('hex'));
  expect(commitment).toBe(await ticketCommitment(LISTING, 'ABCD2345'));
});
