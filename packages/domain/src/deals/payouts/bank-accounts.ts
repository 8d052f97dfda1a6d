import { DAY, HOUR, readAccountNumber, SECOND, type Bank, type ParsedInputOf } from '@campushive/contract';
import { isSameName } from '@campushive/contract/rules/payouts';
import { Failure, invalidField } from '../../calls/failure.js';
import { campus } from '../../platform/campus.js';
import { later } from '../../platform/clock.js';
import { ProviderError } from '../../platform/paystack/provider.js';
import { storeAccount } from './account.js';
import type { PayoutsContext } from './context.js';
import { bankAccountColumns } from './destination.js';

/** Limit of look-ups per hour and student: each one names the holder of an account. */
const LOOKUPS_PER_HOUR = 20;

interface ReadAccount {
  readonly bank: Bank;
  readonly accountNumber: string;
  readonly holder: string;
}

export interface BankAccounts {
  /** Banks that take payouts. Empty where the campus pays no bank accounts. */
  banks(): Promise<readonly Bank[]>;
  /** Returns the name of an account's holder. Refuses an unknown bank and an account that the bank does not have. */
  resolve(userId: string, typed: ParsedInputOf<'payouts.resolveBankAccount'>): Promise<string>;
  /** Sets the seller's payout account. Refuses any name but the holder's: no account is saved under a name that its owner has not seen. */
  save(userId: string, typed: ParsedInputOf<'payouts.setBankAccount'>): Promise<void>;
}

/** Creates the look-up of bank accounts. Requests the list of banks once a day. */
export function createBankAccounts(context: PayoutsContext): BankAccounts {
  const { platform, provider } = context;
  let cached: { readonly banks: readonly Bank[]; readonly until: Date } | undefined;

  async function banks(): Promise<readonly Bank[]> {
    if (campus.payments.bankAccounts === undefined) return [];
    const now = platform.clock.now();
    if (cached === undefined || cached.until <= now)
      cached = { banks: await answered(provider.banks()), until: later(now, DAY) };
    return cached.banks;
  }

  async function find(
    userId: string,
    typed: ParsedInputOf<'payouts.resolveBankAccount'>,
  ): Promise<ReadAccount> {
    const bank = (await banks()).find(({ code }) => code === typed.bankCode);
    if (bank === undefined) throw invalidField('bankCode', 'bank_missing');
    const accountNumber = readAccountNumber(campus, typed.accountNumber);
    if (accountNumber === undefined) throw invalidField('accountNumber', 'invalid_account_number');
    await platform.limits.hit(`payout-bank:${userId}`, LOOKUPS_PER_HOUR, HOUR / SECOND);
    const holder = await answered(provider.holderOfBankAccount({ bankCode: bank.code, accountNumber }));
    if (holder === undefined) throw invalidField('accountNumber', 'account_not_found');
    return { bank, accountNumber, holder };
  }

  /** Turns a missing answer of the provider into a failure of the call. Its message names no account. */
  async function answered<T>(request: Promise<T>): Promise<T> {
    try {
      return await request;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      platform.log.warn({ err: error }, 'bank not asked');
      throw new Failure('payment_provider_failed', 'The bank did not answer. Please try again.');
    }
  }

  return {
    banks,
    resolve: async (userId, typed) => (await find(userId, typed)).holder,
    async save(userId, { name, ...typed }) {
      const { bank, accountNumber, holder } = await find(userId, typed);
      if (!isSameName(holder, name)) throw invalidField('name', 'not_the_holder', { holder });
      await storeAccount(context, userId, { ...bankAccountColumns(bank, accountNumber), name: holder });
    },
  };
}
