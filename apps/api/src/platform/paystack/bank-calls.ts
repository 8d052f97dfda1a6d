import { campus } from '@campushive/domain/platform/campus';
import { ProviderError, type PaymentProvider } from '@campushive/domain/platform/paystack/provider';
import * as z from 'zod';
import type { PaystackHttp } from './paystack-http.js';
import { codesOf } from './network-codes.js';
import { accountHolder, listedBank, read, walletHolder } from './responses.js';

const PER_PAGE = 100;
/** More pages than any country has banks. */
const MAX_PAGES = 20;

/** Returns the calls for Paystack's banks and for the holders of accounts. */
export function bankCalls({
  call,
}: PaystackHttp): Pick<PaymentProvider, 'banks' | 'holderOf' | 'holderOfBankAccount'> {
  return {
    async banks() {
      const type = campus.payments.bankAccounts?.recipientType;
      const open = (await listed()).filter(
        (one) => one.active && one.is_deleted !== true && isType(one, type),
      );
      return open
        .map(({ code, name }) => ({ code, name }))
        .sort((one, other) => one.name.localeCompare(other.name));
    },
    async holderOf({ phone, network }) {
      try {
        const found = await resolved(phone, codesOf(network).transfer, walletHolder);
        return found.account_name?.trim() || undefined;
      } catch (error) {
        // Not every network answers. A missing name must not keep students from their money.
        if (error instanceof ProviderError) return undefined;
        throw error;
      }
    },
    async holderOfBankAccount({ bankCode, accountNumber }) {
      try {
        return (await resolved(accountNumber, bankCode, accountHolder)).account_name;
      } catch (error) {
        if (error instanceof ProviderError && error.refused) return undefined;
        throw error;
      }
    },
  };

  /** Reads all pages. A page without new banks is the last one, whether or not Paystack divides the list. */
  async function listed(): Promise<z.output<typeof listedBank>[]> {
    const found = new Map<string, z.output<typeof listedBank>>();
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const query = new URLSearchParams({
        currency: campus.currency.code,
        perPage: String(PER_PAGE),
        page: String(page),
      });
      const part = read('/bank', z.array(listedBank), await call('GET', `/bank?${query}`));
      const fresh = part.filter(({ code, type }) => !found.has(`${type} ${code}`));
      for (const one of fresh) found.set(`${one.type} ${one.code}`, one);
      if (part.length < PER_PAGE || fresh.length === 0) break;
    }
    return [...found.values()];
  }

  async function resolved<T>(accountNumber: string, bankCode: string, shape: z.ZodType<T>): Promise<T> {
    const query = new URLSearchParams({ account_number: accountNumber, bank_code: bankCode });
    return read('/bank/resolve', shape, await call('GET', `/bank/resolve?${query}`));
  }
}

/** Paystack's document spells the type of Ghana's accounts in two ways. */
const isType = ({ type }: z.output<typeof listedBank>, requested: string | undefined): boolean =>
  type === requested || (type === 'ghipps' && requested === 'ghipss');
