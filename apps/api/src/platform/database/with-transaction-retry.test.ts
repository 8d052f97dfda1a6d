import { expect, it, vi } from 'vitest';
import { withTransactionRetry } from './with-transaction-retry.js';

const undone = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('deadlock detected'), { code }) });

it.each(['40P01', '40001'])('begins a transaction again that the database undid (%s)', async (code) => {
  const run = vi.fn().mockRejectedValueOnce(undone(code)).mockResolvedValueOnce('done');
  expect(await withTransactionRetry(run)).toBe('done');
});

it('leaves every other failure as it is, and gives up in the end', async () => {
  const refused = vi.fn().mockRejectedValue(undone('23505'));
  await expect(withTransactionRetry(refused)).rejects.toThrow('Failed query');
  expect(refused).toHaveBeenCalledOnce();
  const always = vi.fn().mockRejectedValue(undone('40P01'));
  await expect(withTransactionRetry(always, 3)).rejects.toThrow('Failed query');
  expect(always).toHaveBeenCalledTimes(3);
});
