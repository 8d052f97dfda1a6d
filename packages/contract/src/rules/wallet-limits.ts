import { findNetwork, type Campus } from '../campus.js';

/** Returns the largest payment of the network's wallets, in minor units. Null without a limit. */
export const chargeLimitOf = (campus: Pick<Campus, 'payments'>, network: string): number | null =>
  findNetwork(campus, network)?.limits?.charge ?? null;

/** Returns the maximum amount sent to one wallet of the network in a day of the campus, in minor units. Null without a limit. */
export const payoutADayOf = (campus: Pick<Campus, 'payments'>, network: string): number | null =>
  findNetwork(campus, network)?.limits?.payoutADay ?? null;
