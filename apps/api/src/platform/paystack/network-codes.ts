import { findNetwork } from '@campushive/contract';
import { campus } from '@campushive/domain/platform/campus';

/** Returns Paystack's names of a network: in transfers and in charges. */
export function codesOf(network: string) {
  const found = findNetwork(campus, network);
  if (found === undefined) throw new Error(`The campus has no mobile money network ${network}`);
  return found.providerCodes;
}
