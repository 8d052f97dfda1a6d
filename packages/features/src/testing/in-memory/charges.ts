import { campus as ghana } from '@campushive/campus-ghana';
import {
  findNetwork,
  maskPhone,
  PROMPT_LIFETIME,
  RESERVATION_LIFETIME,
  SECOND,
  type InputOf,
  type Payment,
} from '@campushive/contract';
import { refuseField, type Order, type State, type StoredCharge, type Student } from './state.js';
import { readAccount } from './mobile-money.js';

/** Returns the mobile money charge for a typed number, or for the payout account. */
export function chargeOf(
  state: State,
  { phone, network, remembered }: Pick<InputOf<'payments.charge'>, 'phone' | 'network' | 'remembered'>,
  me: Student,
): StoredCharge {
  if (phone === undefined && network !== undefined) return refuseField('phone', 'required');
  const known = (remembered === true ? state.paymentNumbers : state.payoutAccounts).get(me.id);
  const account = phone === undefined ? known : readAccount(phone, network);
  if (account === undefined) return refuseField('phone', 'required');
  const now = state.now().getTime();
  return {
    network: account.network,
    phone: account.phone,
    ...(findNetwork(ghana, account.network)?.approval === 'voucher'
      ? { step: 'voucher', expiresAt: now + RESERVATION_LIFETIME }
      : { step: 'approve', expiresAt: now + PROMPT_LIFETIME }),
  };
}

export function toCharge({ charge, reference }: Order, now: Date): Payment['charge'] {
  if (charge === undefined) return null;
  const secondsLeft = Math.max(0, Math.ceil((charge.expiresAt - now.getTime()) / SECOND));
  const { network, phone, step } = charge;
  const sandboxUrl = `https://checkout.example/phone/${reference}`;
  return { network, maskedPhone: maskPhone(phone), step, secondsLeft, sandboxUrl };
}
