import type { Limits } from '@campushive/domain/platform/limits';
import type { CallServing } from './calls.js';

/** Calls a minute of a student, and of a visitor's device. */
const CALLS_A_MINUTE = 600;
/** Calls a minute of all visitors behind one network address, which a whole campus may share. */
const NETWORK_CALLS_A_MINUTE = 6_000;

/**
 * Limits calls. A visitor with a device cookie has a separate count; visitors without one share the count of their
 * network address.
 */
export const callLimit =
  (limits: Limits): CallServing['limit'] =>
  async (viewer, device, network) => {
    if (viewer !== null) return limits.hit(viewer.userId, CALLS_A_MINUTE, 60);
    await limits.hit(`visitors:${network}`, NETWORK_CALLS_A_MINUTE, 60);
    return limits.hit(`visitor:${device ?? network}`, CALLS_A_MINUTE, 60);
  };
