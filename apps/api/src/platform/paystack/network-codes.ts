import { findNetwork } from '@campushive/contract';
import { campus } from '@campushive/domain/platform/campus';

/** Paystack's names of a network: in transfers and in charges. */
export function codesOf(network: string) {
  const known = findNetwork(campus, network);
  if (known === undefined) throw new Error(`The campus has no mobile money network ${network}`);
  return known.providerCodes;
}
