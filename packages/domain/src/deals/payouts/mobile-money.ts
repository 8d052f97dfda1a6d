import { findNetwork, networkOfPhone, normalizePhone } from '@campushive/contract';
import { campus } from '../../platform/campus.js';
import { invalidField } from '../../calls/failure.js';

/** A mobile money account as it was typed, by the rules of the campus. Without a network, that of the number. */
export function readAccount(typed: string, network?: string): { phone: string; network: string } {
  const phone = normalizePhone(campus, typed);
  if (phone === undefined) throw invalidField('phone', 'invalid_phone');
  const named = network === undefined ? networkOfPhone(campus, phone) : findNetwork(campus, network);
  if (named === undefined) throw invalidField('network', 'network_missing');
  return { phone, network: named.id };
}
