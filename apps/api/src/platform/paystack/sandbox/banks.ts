import { readAccountNumber } from '@campushive/contract/bank-account';
import type { Clock } from '@campushive/domain/platform/clock';
import { campus } from '@campushive/domain/platform/campus';
import type { FastifyInstance } from 'fastify';
import { refuse } from './replies.js';

/** Banks of the sandbox. Real banks would suggest that money reaches them. */
const NAMES: readonly (readonly [code: string, name: string])[] = [
  ['001', 'Test Bank'],
  ['002', 'Second Test Bank'],
];
/** Holder of all accounts that the sandbox's banks have. */
const SANDBOX_HOLDER = 'ADWOA HOLDER';

/** Returns the sandbox's banks as `/bank` lists them. Empty where the campus pays no bank accounts. */
export function listedBanks(now: Date) {
  const type = campus.payments.bankAccounts?.recipientType;
  if (type === undefined) return [];
  const at = now.toISOString();
  return NAMES.map(([code, name], index) => ({
    ...{ name, slug: name.toLowerCase().replaceAll(' ', '-'), code, longcode: code, gateway: null },
    ...{ pay_with_bank: false, supports_transfer: true, available_for_direct_debit: false },
    ...{ active: true, is_deleted: false, country: campus.country.name.en, currency: campus.currency.code },
    ...{ type, id: index + 1, createdAt: at, updatedAt: at },
  }));
}

/** Returns the name of a bank of the sandbox. */
export const bankName = (code: string): string | undefined => NAMES.find(([one]) => one === code)?.[1];

/** Returns whether a bank account is well formed. */
export const isBankAccount = (bankCode: string, accountNumber: string): boolean =>
  bankName(bankCode) !== undefined && readAccountNumber(campus, accountNumber) === accountNumber;

/** The sandbox's answer about an account: numbers that end in 404 do not exist, and in 503 their bank does not answer. */
export function resolutionOf(bankCode: string, accountNumber: string): 'found' | 'unknown' | 'unavailable' {
  if (bankName(bankCode) === undefined) return accountNumber.endsWith('000000') ? 'found' : 'unknown';
  if (accountNumber.endsWith('503')) return 'unavailable';
  return isBankAccount(bankCode, accountNumber) && !accountNumber.endsWith('404') ? 'found' : 'unknown';
}

/** Serves the list of banks, and the names of account holders. */
export function serveBanks(api: FastifyInstance, clock: Clock): void {
  api.get('/bank', () => ({
    status: true,
    message: 'Banks retrieved',
    data: listedBanks(clock.now()),
  }));
  api.get<{ Querystring: { account_number?: string; bank_code?: string } }>(
    '/bank/resolve',
    ({ query: { account_number: number = '', bank_code: code = '' } }, reply) => {
      const resolution = resolutionOf(code, number);
      if (resolution === 'unavailable') return refuse(reply, 503, 'api_error', 'Service unavailable');
      if (resolution === 'unknown')
        return refuse(
          reply,
          422,
          'invalid_bank_code',
          'Could not resolve account name. Check parameters or try again.',
        );
      const data = { account_number: number, account_name: SANDBOX_HOLDER, bank_id: 1 };
      return { status: true, message: 'Account number resolved', data };
    },
  );
}
