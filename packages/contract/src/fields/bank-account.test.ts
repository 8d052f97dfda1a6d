import { describe, expect, it } from 'vitest';
import { maskAccountNumber, readAccountNumber } from './bank-account.js';

const campus = (min: number, max: number) => ({
  payments: {
    provider: { id: 'paystack', name: 'Paystack' },
    cards: ['Visa'],
    bankAccounts: { recipientType: 'nuban' as const, digits: { min, max } },
  },
});

describe('a bank account number', () => {
  it.each([
    ['0123456789', '0123456789'],
    [' 0123 456 789\u200b', '0123456789'],
    ['0123-456-789', '0123456789'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['012345678', undefined],
    ['01234567890', undefined],
    ['01234567x9', undefined],
    ['', undefined],
  ])('is read from %j as %j where accounts have ten digits', (typed, read) => {
    expect(readAccountNumber(campus(10, 10), typed)).toBe(read);
  });

  it('is accepted with any length from the minimum to the maximum', () => {
    expect(
      ['123456', '1234567', '1234567890123', '12345678901234'].map((one) =>
        readAccountNumber(campus(7, 13), one),
      ),
    ).toEqual([undefined, '1234567', '1234567890123', undefined]);
  });

  it('is undefined where the campus does not pay to bank accounts', () => {
    const { provider, cards } = campus(10, 10).payments;
    expect(readAccountNumber({ payments: { provider, cards } }, '0123456789')).toBeUndefined();
  });

  it('is masked to its last four digits', () => {
    expect(maskAccountNumber('0123456789')).toBe('•••• 6789');
  });
});
