import type { Db } from '../../../platform/database/database.js';
import { createHook } from '../../../platform/hook.js';

/** Ends what a thief may have opened with the account, such as the address of its calendar. */
export const onAccessDenied = createHook<(tx: Db, userId: string) => Promise<void>>('onAccessDenied');
