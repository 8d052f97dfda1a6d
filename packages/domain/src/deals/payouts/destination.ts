import { maskAccountNumber, maskPhone, type Bank } from '@campushive/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import type { payoutAccounts, payouts } from '../../platform/database/schema/index.js';
import type { PayoutDestination } from '../../platform/paystack/provider.js';
import type { AccountRow } from './context.js';

/** Columns that name a mobile money wallet or a bank account. Those of the other are null. */
export type DestinationColumns = Pick<
  AccountRow,
  'network' | 'phone' | 'bankCode' | 'bankName' | 'accountNumber'
>;

export const walletColumns = (wallet: { network: string; phone: string }): DestinationColumns => ({
  ...wallet,
  ...{ bankCode: null, bankName: null, accountNumber: null },
});

export const bankAccountColumns = (bank: Bank, accountNumber: string): DestinationColumns => ({
  ...{ network: null, phone: null },
  ...{ bankCode: bank.code, bankName: bank.name, accountNumber },
});

/** Returns the destination's columns of a row. */
export const columnsOf = (row: DestinationColumns): DestinationColumns => ({
  network: row.network,
  phone: row.phone,
  bankCode: row.bankCode,
  bankName: row.bankName,
  accountNumber: row.accountNumber,
});

/** Returns a destination for the provider. */
export function destinationOf({
  network,
  phone,
  bankCode,
  accountNumber,
}: DestinationColumns): PayoutDestination {
  if (network !== null && phone !== null) return { network, phone };
  if (bankCode !== null && accountNumber !== null) return { bankCode, accountNumber };
  throw new Error('A payout account is a wallet or a bank account');
}

/** Returns the condition for rows with the same destination. */
export function isPaidTo(
  table: typeof payouts | typeof payoutAccounts,
  columns: DestinationColumns,
): SQL | undefined {
  const to = destinationOf(columns);
  return 'phone' in to
    ? and(eq(table.network, to.network), eq(table.phone, to.phone))
    : and(eq(table.bankCode, to.bankCode), eq(table.accountNumber, to.accountNumber));
}

/** Returns the masked number of a wallet or of a bank account. */
export function maskedNumberOf(columns: DestinationColumns): string {
  const to = destinationOf(columns);
  return 'phone' in to ? maskPhone(to.phone) : maskAccountNumber(to.accountNumber);
}
