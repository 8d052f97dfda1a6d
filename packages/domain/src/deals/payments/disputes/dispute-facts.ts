import type { Payment } from '@campushive/contract';
import { settleUntil } from '@campushive/contract/rules/settlements';
import { toMajor } from '../../../platform/money.js';
import type { disputes } from '../../../platform/database/schema/index.js';

type DisputeFacts = NonNullable<Payment['dispute']>;

/** Returns a dispute as both parties and the moderators see it. */
export function disputeFacts(row: typeof disputes.$inferSelect): DisputeFacts {
  const { id, reason, text, photos, outcome, note } = row;
  return {
    id,
    reason,
    text,
    photos,
    answer:
      row.answer === null || row.answeredAt === null
        ? null
        : { text: row.answer, photos: row.answerPhotos, createdAt: row.answeredAt.toISOString() },
    settleUntil: settleUntil(row.createdAt).toISOString(),
    proposal: proposalOf(row),
    outcome,
    note,
    openedAt: row.createdAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
  };
}

function proposalOf(row: typeof disputes.$inferSelect): DisputeFacts['proposal'] {
  const { proposalId: id, proposedBy: by, proposedAmount, proposedAt } = row;
  if (id === null || by === null || proposedAmount === null || proposedAt === null) return null;
  return { id, by, amount: toMajor(proposedAmount), createdAt: proposedAt.toISOString() };
}
