import type { Origin } from '../../calls/viewer.js';
import { networkOf } from '../../platform/network-of.js';
import type { AuthContext } from './context.js';

/** Calls per minute from one network address, which a whole campus may share. The cost of a call is a password hash. */
const TRIES_PER_ADDRESS = 300;

export const limit = ({ platform }: AuthContext, what: string, { ip }: Origin) =>
  platform.limits.hit(`${what}:${networkOf(ip)}`, TRIES_PER_ADDRESS, 60);
