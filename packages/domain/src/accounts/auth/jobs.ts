import { forgetAttempts } from '../../platform/attempts.js';
import { forgetCounted } from '../ambassadors/ambassadors.js';
import type { AuthContext } from './context.js';
import {
  expireVerifications,
  notifyOfVerificationExpiry,
} from './student-verification/verification-expiry.js';

/** Registers the jobs of auth: they delete old codes, links and sessions, and end expired verifications. */
export function workOnAuth(context: AuthContext): void {
  const { db, clock, deps, platform } = context;
  const { jobs } = platform;
  jobs.work('auth.sweep', async () => {
    await context.registration.forgetOld();
    await context.recovery.forgetOld();
    await context.studentVerification.forgetOld();
    await context.sessions.forgetExpired();
    await context.stepUps.forgetOld();
    await context.challenges.forgetOld();
    await context.alarms.forgetOld();
    await forgetCounted(db, clock.now());
    await forgetAttempts(db, clock);
  });
  jobs.every('auth.sweep', '29 * * * *');
  jobs.work('auth.verification-expiry', async () => {
    await expireVerifications(platform, deps.notify);
    await notifyOfVerificationExpiry(platform, deps.notify);
  });
  jobs.every('auth.verification-expiry', '7 * * * *');
}
