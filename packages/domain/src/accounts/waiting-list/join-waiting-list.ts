import { canonicalEmail } from '@campushive/contract';
import { Failure } from '../../calls/failure.js';
import type { Handler } from '../../calls/handlers.js';
import { isUniversityOpen } from '../../base/universities/launches.js';
import { waitingStudents } from '../../platform/database/schema/index.js';
import { languageOf } from '../../platform/language.js';
import { addressHash } from '../auth/registration/mail-caps.js';
import { universityIdOf } from '../auth/registration/registration.js';
import type { WaitingListContext } from './context.js';
import { leaveToken } from './leave-waiting-list.js';
import { visibleCount } from './waiting.js';

/** Requests for one address in an hour. */
const MAX_JOINS = 5;
const HOUR_IN_SECONDS = 3_600;

/** Puts an address on the list. The answer is the same whether or not the address was on it, or has an account. */
export function joinWaitingList({ platform, caps }: WaitingListContext): Handler<'waitingList.join'> {
  const { db, clock } = platform;
  return async ({ email }, { origin }) => {
    await caps.admit(origin);
    const universityId = universityIdOf(email, undefined);
    if (await isUniversityOpen(db, universityId))
      throw new Failure('university_open', 'Your university is open. Sign up now.');
    const hash = addressHash(platform, canonicalEmail(email));
    await platform.limits.hit(`waiting-list:${hash}`, MAX_JOINS, HOUR_IN_SECONDS);
    await db
      .insert(waitingStudents)
      .values({
        addressHash: hash,
        email,
        universityId,
        language: languageOf(origin.language),
        createdAt: clock.now(),
      })
      .onConflictDoNothing();
    const data = {
      universityId,
      waitingCount: await visibleCount(db, universityId),
      leaveToken: leaveToken(platform, hash),
    };
    return { data, message: 'You are on the waiting list.' };
  };
}
