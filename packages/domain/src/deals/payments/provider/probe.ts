/** Event name that `pnpm admin doctor` signs and sends to the webhook. The webhook accepts it and stores nothing. */
export const PROBE_EVENT = 'campushive.probe';

const PREFIX = 'doctor-';

/** Returns the reference of a charge or a transfer that `pnpm admin doctor` makes. `unique` has 9 or more of a-z and 0-9. */
export const probeReference = (unique: string): string => `${PREFIX}${unique}`;

/** Returns true for the reference of a charge or a transfer that belongs to no order and no payout, because the doctor made it. */
export const isProbeReference = (reference: string): boolean => reference.startsWith(PREFIX);
