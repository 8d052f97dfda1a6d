import type { Payment } from '@campushive/contract';
import type { disputes } from '../../platform/database/schema/index.js';

type DisputeFacts = NonNullable<Payment['dispute']>;

/** A dispute as both parties and the moderators see it. */
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
    outcome,
    note,
    openedAt: row.createdAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
  };
}
