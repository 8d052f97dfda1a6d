import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CampusProcess, freePort } from '../chaos/process.ts';
import { Http } from '../chaos/http.ts';
import { signUp } from '../chaos/students.ts';
import { measure, type Request } from './meter.ts';
import { rate } from './stage.ts';

const LISTINGS = 200;
const MILLISECONDS = 4_000;

/** The embedded database behind the server, beside the same engine that is asked the same query in its own process. */
export async function measureEmbedded(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'campus-embedded-'));
  const port = await freePort();
  const campus = new CampusProcess(port, { DATA_DIR: folder });
  await campus.ready();
  const http = new Http(campus.url);
  const [seller] = await signUp(http, 1);
  for (let made = 0; made < LISTINGS; made += 1) {
    const body = {
      title: `Kettle ${made}`,
      description: 'Fine',
      price: 5,
      condition: 'good',
      pickupLocation: 'Hall',
    };
    await http.ask('POST', '/api/essentials', { token: seller?.token ?? '', body });
  }
  const next = (): Request => ({ method: 'GET', path: '/api/essentials?limit=20' });
  const options = { connections: 8, milliseconds: MILLISECONDS };
  await measure(port, campus.child.pid ?? 0, next, { ...options, milliseconds: 1_000 });
  const ours = await measure(port, campus.child.pid ?? 0, next, options);
  http.close();
  await campus.end('SIGTERM');
  const raw = await rawRate(join(folder, 'database'));
  rmSync(folder, { recursive: true, force: true });
  console.log(
    `embedded       list ${rate(ours).toFixed(0)}/s through the server, ${raw.toFixed(0)}/s raw: ${(rate(ours) / raw).toFixed(2)} ×`,
  );
}

async function rawRate(directory: string): Promise<number> {
  const engine = await PGlite.create(directory, { extensions: { pg_trgm } });
  const sql = `select l.*, u.name, u.avatar_url, u.is_verified from listings l join users u on u.id = l.poster_id
    where l.status in ('active', 'reserved') and l.hive = $1 and (l.expires_at is null or l.expires_at > now())
    order by l.id desc limit 21`;
  const ask = () => engine.query(sql, ['essentials']);
  for (let warm = 0; warm < 50; warm += 1) await ask();
  let answers = 0;
  const start = performance.now();
  for (; performance.now() < start + MILLISECONDS; answers += 1) await ask();
  const seconds = (performance.now() - start) / 1_000;
  await engine.close();
  return answers / seconds;
}
