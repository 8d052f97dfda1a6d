import { findNetwork, networkOfPhone, normalizePhone } from '@campushive/contract';
import { campus } from '../../campus.js';
import { invalidField } from '../../http/failure.js';

/** A mobile money account as it was typed, by the rules of the campus. Without a network, that of the number. */
export function readAccount(typed: string, network?: string): { phone: string; network: string } {
  const phone = normalizePhone(campus, typed);
  if (phone === undefined) throw invalidField('phone', 'invalid_phone');
  if (network !== undefined && findNetwork(campus, network) === undefined)
    throw invalidField('network', 'network_missing');
  return { phone, network: network ?? networkOfPhone(campus, phone)?.id ?? '' };
}
