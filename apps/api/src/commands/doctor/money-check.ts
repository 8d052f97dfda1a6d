import { randomBytes } from 'node:crypto';
import { formatMoney } from '@campushive/contract/format-money';
import { normalizePhone } from '@campushive/contract/phone';
import { SECOND } from '@campushive/contract';
import { probeReference } from '@campushive/domain/deals/payments/provider/probe';
import {
  ProviderError,
  type PaymentProvider,
  type Transfer,
} from '@campushive/domain/platform/paystack/provider';
import { createPaystack } from '../../platform/paystack/paystack-client.js';
import { failed, passed, reasonOf, skipped, type Check, type Finding } from './check.js';
import type { Facts, OwnWallet } from './facts.js';
import { OTP_FIX } from './provider-checks.js';

/** Time in ms between two questions about the charge or the transfer. */
const POLL_INTERVAL = 3 * SECOND;
/** Questions about the charge: networks give the payer three minutes. */
const CHARGE_POLLS = 65;
/** Questions about the transfer. */
const TRANSFER_POLLS = 20;
/** Questions whether the webhook of the charge has arrived. */
const WEBHOOK_POLLS = 5;
/** Upper limit of the whole check, in ms. */
const LIMIT = 330 * SECOND;

/**
 * Charges the operator's own mobile money account with one major unit of the currency, and sends it back. Only with
 * `--with-money`. The transfer shows that Paystack asks for no one-time code. With `DATABASE_URL`, Paystack's own event
 * about the charge must have arrived.
 */
export const moneyCheck: Check = {
  name: 'money there and back',
  limit: LIMIT,
  async run(facts, signal) {
    if (facts.withMoney === undefined)
      return skipped('Only with --with-money <your number> --network <its network>.');
    const wallet = walletOf(facts, facts.withMoney);
    if (!('phone' in wallet)) return wallet;
    const { provider: access, world } = facts;
    const provider = createPaystack({ ...access, fetch: world.fetch });
    const reference = probeReference(randomBytes(10).toString('hex'));
    const charge = await chargeOwn(facts, provider, { ...wallet, reference }, signal);
    if (charge !== undefined) return charge;
    const hasWebhook = await isWebhookStored(facts, reference, signal);
    const back = await sendBack(facts, provider, { ...wallet, reference }, signal);
    if (back.state === 'failed' || hasWebhook) return back;
    return failed(
      `${back.text} Paystack's event about the charge did not arrive.`,
      `Set the webhook in Paystack's dashboard to ${facts.config.publicUrl}/api/payments/webhook.`,
    );
  },
};

interface Trip extends OwnWallet {
  readonly reference: string;
}

/** Returns the account in the provider's notation, or the failure of an unusable one. */
function walletOf({ config: { campus } }: Facts, typed: OwnWallet): OwnWallet | Finding {
  const networks = (campus.payments.mobileMoney?.networks ?? []).filter(
    ({ approval }) => approval === 'prompt',
  );
  const names = networks.map(({ id }) => id).join(', ');
  if (!networks.some(({ id }) => id === typed.network))
    return failed(
      `"${typed.network}" is no network that asks payers on their phone.`,
      names === '' ? 'Leave out --with-money: this campus has none.' : `Give --network one of ${names}.`,
    );
  const phone = normalizePhone(campus, typed.phone);
  return phone === undefined
    ? failed(`"${typed.phone}" is no phone number of this country.`, 'Correct the number.')
    : { phone, network: typed.network };
}

/** Charges the account and waits for its owner. Returns a failure, or undefined when the money has come. */
async function chargeOwn(
  { config, world }: Facts,
  provider: PaymentProvider,
  { phone, network, reference }: Trip,
  signal: AbortSignal,
): Promise<Finding | undefined> {
  const amount = oneMajorUnit(config);
  try {
    const email = config.supportEmail;
    await provider.charge({ reference, email, amount, metadata: {}, phone, network });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return failed(
      `The charge ${reference} did not begin: ${reasonOf(error)}.`,
      `Enable mobile money in Paystack's dashboard, and check the number. ${lookUpHint(reference)}`,
    );
  }
  world.print(`Approve the payment of ${formatAmount(config, amount)} on the phone now.`);
  const charge = await until(CHARGE_POLLS, world, signal, async () => {
    const found = await provider.verify(reference);
    return found === undefined || found.status === 'open' ? undefined : found;
  });
  if (charge?.status === 'success') return undefined;
  return failed(
    charge === undefined
      ? `The charge ${reference} was not approved in time.`
      : `The charge ${reference} failed: ${charge.reason ?? 'no reason given'}.`,
    `Run it again and approve the prompt, with enough money in the account. ${lookUpHint(reference)}`,
  );
}

const lookUpHint = (reference: string): string =>
  `If Paystack's dashboard shows ${reference} as paid later, refund it there.`;

/** Sends the money back and waits for the network. */
async function sendBack(
  { config, world }: Facts,
  provider: PaymentProvider,
  { phone, network, reference }: Trip,
  signal: AbortSignal,
): Promise<Finding> {
  const amount = oneMajorUnit(config);
  try {
    const name = (await provider.holderOf({ phone, network })) ?? config.campus.name;
    const { recipient } = await provider.createRecipient({ phone, network, name });
    const sent = await provider.transfer({ reference, recipient, amount, reason: 'Doctor' });
    const isOver = ({ status, failure }: Transfer) => status !== 'pending' || failure !== null;
    const transfer = isOver(sent)
      ? sent
      : await until(TRANSFER_POLLS, world, signal, async () => {
          const found = await provider.verifyTransfer(reference);
          return found !== undefined && isOver(found) ? found : undefined;
        });
    if (transfer === undefined)
      return failed(
        `Paystack took the transfer ${reference} without a one-time code, and the network has not confirmed it.`,
        "Look for it in Paystack's dashboard in some minutes.",
      );
    if (transfer.failure === 'transfer_otp')
      return failed(
        `The transfer ${reference} waits for a one-time code.`,
        `${OTP_FIX} Then finish this transfer there.`,
      );
    return transfer.status === 'success'
      ? passed(`${formatAmount(config, amount)} came and went back (${reference}), without a one-time code.`)
      : failed(
          `The transfer ${reference} failed: ${transfer.reason ?? transfer.failure ?? transfer.status}.`,
          "Follow the reason in Paystack's dashboard. The money is in the balance.",
        );
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return failed(
      `The transfer ${reference} did not go through: ${reasonOf(error)}.`,
      error.failure === 'balance_too_low'
        ? 'Top up the balance: Paystack adds a charge to it only after its settlement.'
        : "Look for it in Paystack's dashboard. If it is not there, the money is in the balance.",
    );
  }
}

/** Returns whether the server has stored Paystack's event about the charge; true where the database cannot be read. */
async function isWebhookStored(facts: Facts, reference: string, signal: AbortSignal): Promise<boolean> {
  if (facts.config.databaseUrl === undefined) return true;
  const { execute } = await facts.database();
  const found = await until(WEBHOOK_POLLS, facts.world, signal, async () => {
    const { rows } = await execute('select 1 from webhook_events where reference = $1 limit 1', [reference]);
    return rows.length > 0 ? true : undefined;
  });
  return found === true;
}

/** Asks at most `times` until there is an answer; undefined when there is none. An error of the provider counts as none. */
async function until<T>(
  times: number,
  { pause }: Facts['world'],
  signal: AbortSignal,
  request: () => Promise<T | undefined>,
): Promise<T | undefined> {
  for (let polls = 1; polls <= times; polls += 1) {
    const answer = await request().catch((error: unknown) => {
      if (error instanceof ProviderError) return undefined;
      throw error;
    });
    if (answer !== undefined) return answer;
    if (polls < times) await pause(POLL_INTERVAL, signal);
  }
  return undefined;
}

/** Returns one major unit of the currency, in minor units. */
const oneMajorUnit = ({ campus }: Facts['config']): number => 10 ** campus.currency.minorDigits;

const formatAmount = ({ campus }: Facts['config'], amount: number): string =>
  formatMoney(amount, campus.currency, 'en');
