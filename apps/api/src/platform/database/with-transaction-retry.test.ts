import { expect, it, vi } from 'vitest';
import { withTransactionRetry } from './with-transaction-retry.js';

const undone = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('deadlock detected'), { code }) });

it.each(['40P01', '40001'])('restarts a transaction that the database rolled back (%s)', async (code) => {
  const run = vi.fn().mockRejectedValueOnce(undone(code)).mockResolvedValueOnce('done');
  expect(await withTransactionRetry(run)).toBe('done');
});

it('passes on every other failure, and gives up after the last attempt', async () => {
  const refused = vi.fn().mockRejectedValue(undone('23505'));
  await expect(withTransactionRetry(refused)).rejects.toThrow('Failed query');
  expect(refused).toHaveBeenCalledOnce();
  const always = vi.fn().mockRejectedValue(undone('40P01'));
  await expect(withTransactionRetry(always, 3)).rejects.toThrow('Failed query');
  expect(always).toHaveBeenCalledTimes(3);
});
