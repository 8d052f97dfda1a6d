import { HOUR, SECOND } from '@campushive/contract';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factsAlone, resultOf, SOME_DATABASE } from '../../../test/doctor.js';
import { backupCheck, clockCheck, diskCheck } from './machine-checks.js';

const NOW = new Date('2026-11-29T12:00:00.000Z');
const now = () => NOW;

describe('the clock check', () => {
  const answered = (headers: Record<string, string>) => async () =>
    new Response(JSON.stringify({ status: true, data: [{ currency: 'GHS', balance: 0 }] }), { headers });
  const at = (offset: number) => ({
    date: new Date(NOW.getTime() - 500 - offset).toUTCString(),
  });
  const clock = (headers: Record<string, string>) =>
    resultOf(clockCheck, factsAlone({ world: { now, fetch: answered(headers) } }));

  it.each([
    [-30.5 * SECOND, 'failed', 'The clock is 30.5 s behind'],
    [-29.5 * SECOND, 'passed', 'The clock is 29.5 s behind'],
    [29.5 * SECOND, 'passed', 'The clock is 29.5 s ahead of'],
    [30.5 * SECOND, 'failed', 'The clock is 30.5 s ahead of'],
  ])('reports a difference of %d ms as %s', async (offset, state, text) => {
    const result = await clock(at(offset));
    expect(result).toMatchObject({ state, text: `${text} the provider's.` });
    expect(result.fix?.includes('NTP') ?? false).toBe(state === 'failed');
  });

  it('reads the provider time from an error response too', async () => {
    const refused = async () => new Response('{"status":false}', { status: 401, headers: at(0) });
    const result = await resultOf(clockCheck, factsAlone({ world: { now, fetch: refused } }));
    expect(result.state).toBe('passed');
  });

  it('fails when the provider sends no date', async () => {
    expect(await clock({})).toMatchObject({ state: 'failed', fix: 'Correct "provider: key" first.' });
  });
});

describe('the disk check', () => {
  const disk = (bavail: number, blocks: number) =>
    resultOf(
      diskCheck,
      factsAlone({ world: { statfs: () => Promise.resolve({ bavail, blocks, bsize: 1e6 }) } }),
    );

  it.each([
    [1_000, 10_000, 'passed', '1.0 GB free, 10 %'],
    [999, 2_000, 'failed', '1.0 GB free, 49 %'],
    [9_900, 100_000, 'failed', '9.9 GB free, 9 %'],
    [0, 0, 'failed', '0.0 GB free, 0 %'],
  ])('reports %d of %d MB free as %s', async (bavail, blocks, state, text) => {
    const result = await disk(bavail, blocks);
    expect(result.state).toBe(state);
    expect(result.text).toContain(text);
    expect(result.fix?.startsWith('Free some space') ?? false).toBe(state === 'failed');
  });

  it('fails with the reason when the folder is missing', async () => {
    const facts = factsAlone({ config: { dataDir: '/nowhere/at/all' } });
    const result = await resultOf(diskCheck, facts);
    expect(result).toMatchObject({ state: 'failed', text: expect.stringContaining('ENOENT') });
  });
});

describe('the backup check', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backups-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const archive = async (name: string, hours: number, content = 'archive') => {
    const time = new Date(NOW.getTime() - hours * HOUR);
    await writeFile(join(folder, name), content);
    await utimes(join(folder, name), time, time);
  };
  const backup = (config: object) => resultOf(backupCheck, factsAlone({ config, world: { now } }));

  it('fails when there is no backup, or no backup folder', async () => {
    const missing = { state: 'failed', text: expect.stringContaining('There is no backup in') };
    expect(await backup({ backupDir: folder })).toMatchObject({
      ...missing,
      fix: expect.stringContaining('pnpm backup'),
    });
    expect(await backup({ backupDir: join(folder, 'none') })).toMatchObject(missing);
    const dumps = { backupDir: folder, databaseUrl: SOME_DATABASE };
    expect((await backup(dumps)).fix).toContain('pg_dump');
  });

  it('requires a backup that is at most 26 hours old and not empty', async () => {
    await archive('old.tar.gz', 26.1);
    await archive('empty.tar.gz', 0, '');
    await archive('notes.txt', 0);
    const old = await backup({ backupDir: folder });
    expect(old).toMatchObject({ state: 'failed', text: 'The newest backup is 26.1 hours old.' });
    expect(old.fix).toContain('At most 26 hours');
    await archive('campus.dump', 25.9);
    expect(await backup({ backupDir: folder })).toMatchObject({
      state: 'passed',
      text: 'The newest backup is 25.9 hours old.',
    });
  });

  it('leaves backups to the operator of PostgreSQL when there is no backup folder', async () => {
    const result = await backup({ backupDir: undefined, databaseUrl: SOME_DATABASE });
    expect(result).toMatchObject({ state: 'skipped', text: expect.stringContaining('BACKUP_DIR') });
  });
});
