import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { campus } from '../../../platform/campus.js';
import { notFound } from '../../../calls/failure.js';
import { chargebacks } from '../../../platform/database/schema/index.js';
import type { Platform } from '../../../platform/platform.js';
import { pdfReply, type Route } from '../../../platform/routes.js';
import { sameSecret } from '../../../platform/secrets.js';
import { collectEvidence } from './evidence.js';
import { evidenceSignature } from './list-chargebacks.js';

const address = z.object({ until: z.coerce.number().int(), signature: z.string().max(100) });

/** Serves `GET /moderation/chargebacks/{id}/evidence.pdf`: the document for the bank. The signature replaces a moderator's session. */
export function evidenceRoute(platform: Platform): Route {
  const { db, clock, limits, documents } = platform;
  return {
    method: 'GET',
    path: '/moderation/chargebacks/:id/evidence.pdf',
    async handle({ params: { id = '' }, query }) {
      const parsed = address.safeParse(query);
      if (
        !parsed.success ||
        !sameSecret(parsed.data.signature, evidenceSignature(platform, id, parsed.data.until)) ||
        parsed.data.until <= clock.now().getTime()
      ) {
        throw notFound('Evidence');
      }
      await limits.hit(`evidence:${id}`, 20, 60);
      const [row] = await db.select().from(chargebacks).where(eq(chargebacks.id, id));
      const evidence = row && (await collectEvidence(db, row));
      if (evidence === undefined) throw notFound('Evidence');
      return pdfReply(`${campus.key}-evidence-${evidence.reference}.pdf`, await documents.evidence(evidence));
    },
  };
}
