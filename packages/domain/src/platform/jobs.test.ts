import { expect, it } from 'vitest';
import { openTestCampus } from '../../../../apps/api/test/campus.js';

/** Schedules that the queue itself stores. */
async function schedulesOf(options: { schedules?: boolean }) {
  const campus = await openTestCampus({}, undefined, { processes: 1, ...options });
  try {
    const { rows } = await campus.app.platform.execute(
      'select name, cron from pgboss.schedule order by name',
      [],
    );
    return rows;
  } finally {
    await campus.close();
  }
}

it('stores schedules in the database, so that one of several processes starts each job', async () => {
  const schedules = await schedulesOf({ schedules: true });
  expect(schedules).toContainEqual({ name: 'payments.release-due', cron: '*/10 * * * *' });
  expect(schedules).toContainEqual({ name: 'payouts.daily', cron: '0 9 * * *' });
});

it('stores no schedules when a test starts the jobs', async () => {
  expect(await schedulesOf({})).toEqual([]);
});
