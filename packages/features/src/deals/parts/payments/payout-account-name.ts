import { findNetwork } from '@campushive/contract/campus';
import { useCampus } from '../../../kernel/index.js';

/** Returns a function for the name of the bank or the mobile money network of a payout. */
export function usePayoutAccountName(): (account: {
  readonly network: string | null;
  readonly bankName: string | null;
}) => string {
  const campus = useCampus();
  return ({ network, bankName }) =>
    network === null ? (bankName ?? '') : (findNetwork(campus, network)?.name ?? network);
}
