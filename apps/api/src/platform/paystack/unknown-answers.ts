import { sql } from 'drizzle-orm';
import type { Clock } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { providerAnswers } from '@campushive/domain/platform/database/schema/index';

/** A provider response without an entry in the failure tables. */
export interface UnknownAnswer {
  /** Call that was answered, such as `POST /transfer`. */
  readonly call: string;
  readonly kind: 'status' | 'refusal' | 'failure';
  /** The provider's own words, without numbers of people. */
  readonly words: string;
}

const MAX_WORDS = 300;

/** Drops digits that may be a phone number, and characters that the database cannot store. */
export const withoutNumbers = (words: string): string =>
  words
    .replace(/\d{6,}/g, '…')
    .replaceAll('\0', '�')
    .slice(0, MAX_WORDS)
    .toWellFormed();

/** Stores an answer once and counts its repetitions. The metric `provider_answers_unknown` reads the count. */
export async function storeUnknownAnswer(
  db: Db,
  clock: Clock,
  { call, kind, words }: UnknownAnswer,
): Promise<void> {
  const now = clock.now();
  await db
    .insert(providerAnswers)
    .values({ call, kind, words: withoutNumbers(words), firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [providerAnswers.call, providerAnswers.kind, providerAnswers.words],
      set: { times: sql`${providerAnswers.times} + 1`, lastAt: now },
    });
}
