import { findNetwork, networkOfPhone, normalizePhone } from '@campushive/contract';
import { campus } from '../../platform/campus.js';
import { invalidField } from '../../calls/failure.js';

/** Parses a mobile money account by the campus's rules. Without `network`, the prefix of the number determines it. */
export function readAccount(typed: string, network?: string): { phone: string; network: string } {
  const phone = normalizePhone(campus, typed);
  if (phone === undefined) throw invalidField('phone', 'invalid_phone');
  const named = network === undefined ? networkOfPhone(campus, phone) : findNetwork(campus, network);
  if (named === undefined) throw invalidField('network', 'network_missing');
  return { phone, network: named.id };
}
