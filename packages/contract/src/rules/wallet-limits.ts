import { findNetwork, type Campus } from '../campus.js';

/** The largest payment that a wallet of the network can make, in minor units. Null without a limit. */
export const chargeLimitOf = (campus: Pick<Campus, 'payments'>, network: string): number | null =>
  findNetwork(campus, network)?.limits?.charge ?? null;

/** The most that is sent to one wallet of the network in a day of the campus, in minor units. Null without a limit. */
export const payoutADayOf = (campus: Pick<Campus, 'payments'>, network: string): number | null =>
  findNetwork(campus, network)?.limits?.payoutADay ?? null;
