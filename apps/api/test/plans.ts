import { vi } from 'vitest';
import type { TestCampus } from './campus.js';

interface Client {
  query(text: string, values: readonly unknown[]): Promise<{ rows: Record<string, string>[] }>;
}

export interface Plan {
  readonly query: string;
  readonly plan: string;
}

/** Returns the plans of all statements of `ask` that match a pattern. */
export async function plansOf(
  { app }: Pick<TestCampus, 'app'>,
  ask: () => PromiseLike<unknown>,
  wanted: RegExp,
): Promise<readonly Plan[]> {
  const { $client } = app.platform.db as unknown as { $client: Client };
  const spy = vi.spyOn($client, 'query');
  await ask();
  const asked = spy.mock.calls.map(([query, values]): [string, readonly unknown[]] => {
    const whole: unknown = query;
    return typeof whole === 'string' ? [whole, values] : [Object(whole).text, Object(whole).values ?? values];
  });
  spy.mockRestore();
  const plans: Plan[] = [];
  for (const [text, values] of asked.filter(([one]) => wanted.test(one))) {
    const { rows } = await $client.query(`explain ${text}`, values);
    plans.push({ query: text, plan: rows.map((row) => row['QUERY PLAN']).join('\n') });
  }
  return plans;
}
