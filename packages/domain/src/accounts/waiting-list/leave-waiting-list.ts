import { Failure } from '../../calls/failure.js';
import type { Handler } from '../../calls/handlers.js';
import { networkOf } from '../../platform/network-of.js';
import type { Platform } from '../../platform/platform.js';
import { sameSecret } from '../../platform/secrets.js';
import type { WaitingListContext } from './context.js';
import { forgetWaiting } from './waiting.js';

const LEAVES_A_MINUTE = 60;

const signature = ({ secrets }: Platform, addressHash: string) =>
  secrets.keyed('leave-waiting-list', addressHash);

/** Returns the secret with which a page takes the address off the list again. It names no address. */
export const leaveToken = (platform: Platform, addressHash: string): string =>
  `${addressHash}.${signature(platform, addressHash)}`;

/** Takes an address off the list. Repeating it changes nothing. */
export function leaveWaitingList({ platform }: WaitingListContext): Handler<'waitingList.leave'> {
  return async ({ token }, { origin }) => {
    await platform.limits.hit(`leave-waiting-list:${networkOf(origin.ip)}`, LEAVES_A_MINUTE, 60);
    const [addressHash = '', signed = ''] = token.split('.');
    if (!sameSecret(signed, signature(platform, addressHash)))
      throw new Failure('not_found', 'This link does not work.');
    await forgetWaiting(platform.db, addressHash);
    return { message: 'You are off the waiting list.' };
  };
}
