import { constants, zstdCompressSync } from 'node:zlib';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, type App } from '../src/app.js';
import { readConfig } from '../src/config.js';
import { migrationsFolder } from '../src/paths.js';
import { openTestCampus, type TestCampus } from './campus.js';
import { databaseOf, fixturesFolder, PASSWORD, startOn, unpack } from './data-folder.js';
import { createSales } from './money.js';

/**
 * Data folders of released versions, each written by that version itself:
 * `WRITE_FIXTURE=0.2.0 vitest run apps/api/test/upgrade.test.ts` at the release adds the next one.
 */
const writing = process.env['WRITE_FIXTURE'];
/** The packed folder repeats its template databases: a window larger than the whole folder compresses the repetitions away. */
const PACKING = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 22,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    [constants.ZSTD_c_windowLog]: 27,
  },
};

/** Fills a campus with data that every released version had: a conversation, a held payment and a completed one. */
async function fill(campus: TestCampus): Promise<void> {
  const sales = createSales(campus);
  const seller = await campus.student('Ama Seller', 'ama.seller@st.ug.edu.gh');
  const buyer = await campus.student('Kofi Buyer', 'kofi.buyer@st.ug.edu.gh');
  await sales.held(seller, buyer, 240);
  await sales.released(seller, buyer, 35);
  const { data: conversation } = await buyer.client.messages.open({ recipientId: seller.id });
  await buyer.client.messages.send({ conversationId: conversation.id, content: 'Is it still there?' });
}

it.runIf(writing)('writes the data folder of this version', async () => {
  const campus = await openTestCampus();
  await fill(campus);
  const { dataDir } = campus.app.platform.config;
  await campus.app.close();
  const tar = join(tmpdir(), `campus-fixture-${process.pid}.tar`);
  await create({ file: tar, cwd: dataDir, portable: true }, await readdir(dataDir));
  await writeFile(
    join(fixturesFolder, `data-${writing}.tar.zst`),
    zstdCompressSync(await readFile(tar), PACKING),
  );
  await rm(tar);
  await rm(dataDir, { recursive: true });
  expect(await readdir(fixturesFolder)).toContain(`data-${writing}.tar.zst`);
});

const fixtures = (await readdir(fixturesFolder)).filter((name) => name.endsWith('.tar.zst'));

it.skipIf(writing)('includes the data folder of the first release', () => {
  expect(fixtures).toContain('data-0.1.0.tar.zst');
});

describe.skipIf(writing).each(fixtures)('%s', (name) => {
  let dataDir: string;
  let app: App;
  beforeAll(async () => {
    dataDir = await unpack(name);
    app = await startOn(dataDir);
  });
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true });
  });

  async function signIn(email: string): Promise<string> {
    const payload = { email, password: PASSWORD };
    const answer = await app.server.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data.token;
  }
  const get = async (url: string, token: string) => {
    const answer = await app.server.inject({
      url: `/api${url}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };

  it('is upgraded by this version, with its money and its messages', async () => {
    const token = await signIn('kofi.buyer@st.ug.edu.gh');
    const { data: orders } = await get('/payments', token);
    expect(orders.map((order: { orderStatus: string }) => order.orderStatus).sort()).toEqual([
      'held',
      'released',
    ]);
    const { data: conversations } = await get('/messages/conversations', token);
    const { data: messages } = await get(`/messages/conversations/${conversations[0].id}/messages`, token);
    expect(messages).toMatchObject([{ content: 'Is it still there?' }]);
  });

  it('works after the upgrade: its seller is notified of a new message', async () => {
    const buyer = await signIn('kofi.buyer@st.ug.edu.gh');
    const { data: conversations } = await get('/messages/conversations', buyer);
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/messages/send',
      headers: { authorization: `Bearer ${buyer}` },
      payload: { conversationId: conversations[0].id, content: 'I can come today.' },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    const seller = await signIn('ama.seller@st.ug.edu.gh');
    const { data: inbox } = await get('/messages/conversations', seller);
    // Sales have conversations, whose automatic lines are unread as well.
    expect(inbox).toContainEqual(expect.objectContaining({ id: conversations[0].id, unreadCount: 2 }));
  });
});

it('refuses a data folder older than the first release, and explains the fix', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'campus-old-'));
  const database = await databaseOf(directory);
  await database.migrate(migrationsFolder);
  await database.execute('update drizzle.__drizzle_migrations set created_at = 1700000000000');
  await database.close();
  const settings = { PORT: '0', DATA_DIR: directory, SEED: 'none', LOG_LEVEL: 'silent' };
  await expect(createApp(readConfig(settings))).rejects.toThrow(/version before 0\.1\.0.*empty DATA_DIR/);
  await rm(directory, { recursive: true });
});
