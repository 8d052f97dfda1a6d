import type { TestStudent } from '../campus.js';

/** Right input of a safe-deal link. */
export const DEAL = { title: 'Standing fan, white', price: '140', photo: null };

/** Ends the open links of a student, who can have a few. */
export async function endDeals({ client }: TestStudent): Promise<void> {
  for (const { id } of (await client.safeDeals.mine({})).data) await client.safeDeals.end({ id });
}

/** Makes a safe-deal link of a student, and returns its id. */
export async function dealOf(maker: TestStudent): Promise<string> {
  await endDeals(maker);
  return (await maker.client.safeDeals.create(DEAL)).data.id;
}
