import { campus as ghana } from '@campushive/campus-ghana';
import { findNetwork } from '@campushive/contract/campus';
import { networkOfPhone, normalizePhone } from '@campushive/contract/phone';
import { refuseField } from './state.js';

/** Parses a mobile money account by the rules of the campus. Without a network, uses the one that issued the number. */
export function readAccount(typed: string, network?: string): { phone: string; network: string } {
  const phone = normalizePhone(ghana, typed);
  if (phone === undefined) return refuseField('phone', 'invalid_phone');
  if (network !== undefined && findNetwork(ghana, network) === undefined)
    return refuseField('network', 'network_missing');
  return { phone, network: network ?? networkOfPhone(ghana, phone)?.id ?? '' };
}
