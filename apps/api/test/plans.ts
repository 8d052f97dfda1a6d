import { vi } from 'vitest';
import type { TestCampus } from './campus.js';

interface Client {
  query(text: string, values: readonly unknown[]): Promise<{ rows: Record<string, string>[] }>;
}

export interface Plan {
  readonly query: string;
  readonly plan: string;
}

/** Returns the plans of all statements of `ask` that match a pattern, in whichever process of the campus they ran. */
export async function plansOf(
  { apps }: Pick<TestCampus, 'apps'>,
  ask: () => PromiseLike<unknown>,
  expected: RegExp,
): Promise<readonly Plan[]> {
  const clients = apps().map(({ platform }) => (platform.db as unknown as { $client: Client }).$client);
  const spies = clients.map((client) => vi.spyOn(client, 'query'));
  await ask();
  const queries = spies
    .flatMap((spy) => spy.mock.calls)
    .map(([query, values]): [string, readonly unknown[]] => {
      const whole: unknown = query;
      return typeof whole === 'string'
        ? [whole, values]
        : [Object(whole).text, Object(whole).values ?? values];
    });
  for (const spy of spies) spy.mockRestore();
  const plans: Plan[] = [];
  for (const [text, values] of queries.filter(([one]) => expected.test(one))) {
    const answer = await clients[0]?.query(`explain ${text}`, values);
    plans.push({ query: text, plan: (answer?.rows ?? []).map((row) => row['QUERY PLAN']).join('\n') });
  }
  return plans;
}
