import { Failure } from '@campushive/domain/calls/failure';

type Answer = Record<string, unknown>;

interface StoredAnswer {
  readonly request: string;
  readonly answer: Promise<Answer>;
}

/**
 * Runs a creating call once for each key of a student, and gives repetitions the first answer. Kept in memory: the keys end with the
 * data, so no answer can be lost between the two.
 */
export class OnceByKey {
  readonly #kept = new Map<string, StoredAnswer>();

  async run(userId: string, key: string, request: string, work: () => Promise<Answer>): Promise<Answer> {
    const name = `${userId} ${key}`;
    const stored = this.#kept.get(name);
    if (stored !== undefined && stored.request !== request)
      throw new Failure(
        'idempotency_conflict',
        'This Idempotency-Key belongs to another request. Use a new key.',
      );
    if (stored !== undefined) return stored.answer;
    const answer = work();
    this.#kept.set(name, { request, answer });
    // A failure is not kept: the same key may be used to try again.
    answer.catch(() => this.#kept.delete(name));
    return answer;
  }
}
