import { formatMoney, maskPhone, PROMPT_LIFETIME, SECOND, type ChargeStep } from '@campushive/contract';
import { chargeLimitOf } from '@campushive/contract/rules/wallet-limits';
import { and, eq } from 'drizzle-orm';
import { campus } from '../../../platform/campus.js';
import { Failure, invalidField } from '../../../calls/failure.js';
import type { Viewer } from '../../../calls/viewer.js';
import { toMajor } from '../../../platform/money.js';
import { later } from '../../../platform/clock.js';
import { charges, orders, payoutAccounts } from '../../../platform/database/schema/index.js';
import { ProviderError, type PhoneCharge } from '../../../platform/paystack/provider.js';
import { readAccount } from '../../payouts/mobile-money.js';
import { giveUp, scheduleReconciliation } from './checkout.js';
import { flushOrder, type PaymentsContext } from '../context.js';
import type { OrderRow } from '../orders/orders.js';
import { findNumber, sealNumber } from './payment-number.js';
import { countPrompt, uncountPrompt } from './prompts.js';
import { allOf, reserve, type CheckoutInput } from './reserve.js';
import { settle, settlePending } from '../provider/settle.js';
import { isStarting, startOnce } from './starting.js';

const VOUCHER_TRIES = 5;
/** Failures that come from the provider. */
const BY_PROVIDER: ReadonlySet<string> = new Set(['charge_refused', 'payment_provider_failed']);
/** Paystack's recommendation for the interval of checking a pending charge. */
const POLL_AFTER = 10 * SECOND;
/** After this time, a charge that the provider does not know never reached it. */
const UNKNOWN_AFTER = 45 * SECOND;

interface Account {
  readonly phone: string;
  readonly network: string;
}

/** How a buyer names the account: typed, or as the one that paid last. */
type ChargedAccount = { [K in keyof Account]?: Account[K] | undefined } & {
  readonly remembered?: boolean | undefined;
};

/** Prompts the buyer's phone for the money. Returns the order's id. A repetition while the phone waits returns the same order. */
export async function charge(
  context: PaymentsContext,
  { phone, network, remembered, ...input }: Omit<CheckoutInput, 'phone'> & ChargedAccount,
  viewer: Viewer,
): Promise<string> {
  const { platform } = context;
  const account = await accountOf(context, { phone, network, remembered }, viewer);
  const prompt = { userId: viewer.userId, phoneHash: platform.secrets.keyed('charge', account.phone) };
  await countPrompt(platform, prompt);
  try {
    const prompted = await promptPhone(context, input, { account, phoneHash: prompt.phoneHash }, viewer);
    if (!prompted.isSent) await uncountPrompt(platform, prompt, false);
    return prompted.orderId;
  } catch (error) {
    await uncountPrompt(platform, prompt, error instanceof Failure && BY_PROVIDER.has(error.code));
    throw error;
  }
}

/** Reserves the listing and prompts the phone. Sends nothing if it is already paid, or the phone is still waiting. */
async function promptPhone(
  context: PaymentsContext,
  input: Omit<CheckoutInput, 'phone'>,
  { account, phoneHash }: { readonly account: Account; readonly phoneHash: string },
  viewer: Viewer,
): Promise<{ readonly orderId: string; readonly isSent: boolean }> {
  const { platform } = context;
  const paid = await settlePending(context, allOf(input), viewer.userId);
  if (paid !== undefined) return { orderId: paid, isSent: false };
  const request = {
    network: account.network,
    maskedPhone: maskPhone(account.phone),
    phoneHash,
    sealedPhone: sealNumber(platform.secrets, account.phone),
  };
  const { order, isNew, email } = await platform.db.transaction(async (tx) => {
    const reserved = await reserve(context, tx, { ...input, phone: request }, viewer);
    requireWithinLimit(account.network, reserved.order.total);
    return reserved;
  });
  await flushOrder(context);
  const isSent = isNew || (await wasCutOff(context, order));
  if (isSent) await startOnce(order, () => start(context, order, { ...account, email }));
  return { orderId: order.id, isSent };
}

/** Refuses an amount that no wallet of the network can pay, before anything is reserved. */
function requireWithinLimit(network: string, total: number): void {
  const limit = chargeLimitOf(campus, network);
  if (limit === null || total <= limit) return;
  const max = toMajor(limit);
  const most = formatMoney(limit, campus.currency, 'en');
  const message = `A mobile money wallet can pay at most ${most} at once. Please pay by card.`;
  throw new Failure('above_wallet_limit', message, {
    fieldErrors: { network: { code: 'above_wallet_limit', params: { max } } },
  });
}

/** Returns true if a process died between storing the charge and prompting the phone: the provider knows nothing of it. */
async function wasCutOff(context: PaymentsContext, order: OrderRow): Promise<boolean> {
  const { platform, provider } = context;
  const [waiting] = await platform.db
    .select({ step: charges.step })
    .from(charges)
    .where(and(eq(charges.orderId, order.id), eq(charges.step, 'wait')));
  if (waiting === undefined || isStarting(context, order)) return false;
  try {
    return (await provider.findCharge(order.reference)) === undefined;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    platform.log.warn({ err: error, orderId: order.id }, 'charge could not be looked for');
    return false;
  }
}

/** Returns the typed account, or the one that paid last; without either, the buyer's payout account. */
async function accountOf(
  { platform }: PaymentsContext,
  { phone, network, remembered }: ChargedAccount,
  { userId }: Viewer,
): Promise<Account> {
  if (phone !== undefined) return readAccount(phone, network);
  if (network !== undefined) throw invalidField('phone', 'required');
  if (remembered === true) {
    const last = await findNumber(platform, userId);
    if (last === undefined) throw invalidField('phone', 'required');
    return last;
  }
  const [existing] = await platform.db
    .select({ phone: payoutAccounts.phone, network: payoutAccounts.network })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.userId, userId));
  // A bank account cannot be charged.
  if (existing === undefined || existing.phone === null || existing.network === null)
    throw invalidField('phone', 'required');
  return { phone: existing.phone, network: existing.network };
}

async function start(
  context: PaymentsContext,
  order: OrderRow,
  payer: Account & { readonly email: string },
): Promise<void> {
  const { platform, provider } = context;
  const { reference, total: amount } = order;
  const metadata = { orderId: order.id, listingId: order.listingId };
  try {
    const started = await provider.charge({ ...payer, reference, amount, metadata });
    await storeCharge(context, order, started);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    platform.log.error({ err: error, orderId: order.id }, 'mobile money could not be asked for');
    if (error.untouched) {
      await giveUp(context, order, 'The network did not accept this payment.');
      throw error.refused
        ? new Failure('charge_refused', 'We could not reach this number. Check the number and its network.', {
            fieldErrors: { phone: { code: 'phone_refused' } },
          })
        : new Failure('payment_provider_failed', 'Payment initialization failed. Please try again.');
    }
    // The phone may ring anyway: the order stays pending, and reconciliation fetches the outcome.
  }
  await scheduleReconciliation(context, order);
}

/** Stores the payer's next step. A finished charge is settled like every payment. */
async function storeCharge(context: PaymentsContext, order: OrderRow, charge: PhoneCharge): Promise<void> {
  const { db, clock, log } = context.platform;
  if (charge.status !== 'open') {
    await settle(context, order.reference).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ err: error, orderId: order.id }, 'charge left to its reconciliation');
    });
    return;
  }
  const { step, sandboxUrl } = charge;
  const now = clock.now();
  await db
    .update(charges)
    .set({
      step,
      updatedAt: now,
      ...(sandboxUrl !== null && { sandboxUrl }),
      expiresAt: endOf(step, order, now),
    })
    .where(eq(charges.orderId, order.id));
}

/** Returns the time limit of a step: three minutes for a prompt, the reservation's end for a voucher. */
const endOf = (step: ChargeStep, order: OrderRow, now: Date): Date =>
  step === 'voucher' ? order.reservedUntil : later(now, PROMPT_LIFETIME);

/** Submits the buyer's voucher, one request at a time. The voucher is neither stored nor logged. */
export async function giveVoucher(context: PaymentsContext, order: OrderRow, voucher: string): Promise<void> {
  const { platform, provider } = context;
  const { db, clock, limits } = platform;
  if (order.status !== 'pending_payment') throw notWaiting();
  await limits.hit(`voucher:${order.id}`, VOUCHER_TRIES, 900);
  const now = clock.now();
  const waiting = and(eq(charges.orderId, order.id), eq(charges.step, 'voucher'));
  const [claimed] = await db
    .update(charges)
    .set({ step: 'wait', updatedAt: now, expiresAt: later(now, PROMPT_LIFETIME) })
    .where(waiting)
    .returning();
  if (claimed === undefined) throw notWaiting();
  const back = { status: 'open', step: 'voucher', sandboxUrl: null } as const;
  try {
    const answered = await provider.submitVoucher(order.reference, voucher);
    await storeCharge(context, order, answered);
    if (answered.status === 'open' && answered.step === 'voucher') throw wrongVoucher();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    platform.log.warn({ err: error, orderId: order.id }, 'voucher not taken');
    // Without an answer it may have been submitted: then the network's result decides.
    if (!error.untouched) return;
    await storeCharge(context, order, back);
    throw error.refused
      ? wrongVoucher()
      : new Failure('payment_provider_failed', 'The payment service did not answer. Please try again.');
  }
}

const notWaiting = () => new Failure('payment_not_pending', 'This payment needs no voucher.');
const wrongVoucher = () =>
  new Failure('voucher_wrong', 'That voucher didn’t work. Dial again for a new one.', {
    fieldErrors: { voucher: { code: 'voucher_wrong' } },
  });

/** Refreshes an unclear charge, at most every ten seconds. A charge that never reached the provider ends. */
export async function refreshCharge(context: PaymentsContext, orderId: string): Promise<void> {
  const { db, clock } = context.platform;
  const [found] = await db
    .select({ order: orders, charge: charges })
    .from(charges)
    .innerJoin(orders, eq(orders.id, charges.orderId))
    .where(and(eq(charges.orderId, orderId), eq(charges.step, 'wait'), eq(orders.status, 'pending_payment')));
  if (found === undefined) return;
  const now = clock.now();
  if (found.charge.updatedAt > later(now, -POLL_AFTER)) return;
  await db.update(charges).set({ updatedAt: now }).where(eq(charges.orderId, orderId));
  const { order } = found;
  const charge = await context.provider.findCharge(order.reference);
  if (charge === undefined) {
    if (found.charge.createdAt <= later(now, -UNKNOWN_AFTER))
      await giveUp(context, order, 'The payment service could not be reached.');
  } else if (charge.status === 'open' && charge.step !== 'wait') await storeCharge(context, order, charge);
}
