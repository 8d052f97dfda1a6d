import { MailCaps } from '../../accounts/auth/registration/mail-caps.js';
import { notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import type { Platform } from '../../platform/platform.js';
import { acceptClaim } from './accept-claim.js';
import { findClaim, limitClaims, presentClaim } from './claims.js';
import type { ImportsContext, ImportsDeps } from './context.js';
import { revokeRun } from './import-listings.js';
import { listRuns } from './list-runs.js';
import { sendClaims } from './send-claims.js';
import { forgetOldImports } from './retention.js';

type ImportCalls = Handlers<'claims.get' | 'claims.accept' | 'claims.runs' | 'claims.revokeRun'>;

/** Creates the module of listings that the operator imports and their sellers take over. */
export function createImportsModule(platform: Platform, deps: ImportsDeps): { readonly calls: ImportCalls } {
  const { db, clock, jobs } = platform;
  const context: ImportsContext = { platform, deps, caps: new MailCaps(platform) };
  jobs.work('imports.mail', () => sendClaims(platform, context.caps));
  jobs.every('imports.mail', '* * * * *');
  jobs.work('imports.sweep', () => forgetOldImports(db, clock.now()));
  jobs.every('imports.sweep', '47 3 * * *');
  return {
    calls: {
      async 'claims.get'({ token }, { viewer, origin }) {
        await limitClaims(platform, origin);
        return { data: presentClaim(await findClaim(platform, token, viewer)) };
      },
      'claims.accept': acceptClaim(context),
      async 'claims.runs'() {
        const data = await listRuns(db, clock.now());
        return { data, count: data.length };
      },
      async 'claims.revokeRun'({ id, reason }, { viewer }) {
        const revoked = await revokeRun(platform, id, { actorId: viewer.userId, reason });
        if (revoked === undefined) throw notFound('Import');
        return { data: { deletedCount: revoked.draftCount }, message: 'The links have ended.' };
      },
    },
  };
}
