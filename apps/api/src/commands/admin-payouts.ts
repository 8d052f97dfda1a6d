import { formatMoney } from '@campushive/contract/format-money';
import { campus } from '@campushive/domain/platform/campus';
import { findDelayed, retryPayout } from '@campushive/domain/deals/payouts/delayed-payouts';
import { maskedNumberOf } from '@campushive/domain/deals/payouts/destination';
import type { OpenPlatform } from '../platform/open.js';
import { Refused } from './admin-refused.js';

/** Upper limit of the payouts that one command lists or retries. */
const MOST = 500;

type DelayedRow = Awaited<ReturnType<typeof findDelayed>>[number]['payout'];

export async function listDelayedPayouts({ db }: OpenPlatform): Promise<string[]> {
  const found = await findDelayed(db, MOST);
  return found.length === 0 ? ['No payout waits.'] : found.map(({ payout }) => lineOf(payout));
}

/** Makes payouts due and hands them to their job. The server sends them. */
export async function retryDelayedPayouts(
  platform: OpenPlatform,
  which: { readonly id: string } | 'all',
): Promise<string[]> {
  const found = (await findDelayed(platform.db, MOST)).map(({ payout }) => payout);
  const chosen = which === 'all' ? found : found.filter(({ id }) => id === which.id);
  if (which !== 'all' && chosen.length === 0)
    throw new Refused(`${which.id} is not among the delayed payouts; "pnpm admin payouts list" shows them.`);
  for (const { id } of chosen) await retryPayout(platform, id, null);
  return chosen.length === 0 ? ['No payout waits.'] : chosen.map(({ id }) => `${id}  is tried again`);
}

function lineOf(payout: DelayedRow): string {
  const { id, amount, network, bankName, failure, failureCode, failureReason, retryAt } = payout;
  const next = retryAt === null ? '' : `  next try ${retryAt.toISOString()}`;
  const words = failureReason === null ? '' : `: ${failureReason}`;
  const money = formatMoney(amount, campus.currency, 'en');
  return `${id}  ${money}  ${network ?? bankName} ${maskedNumberOf(payout)}  ${failure} ${failureCode}${words}${next}`;
}
