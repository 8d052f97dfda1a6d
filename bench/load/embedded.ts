import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CampusProcess, freePort } from '../chaos/process.ts';
import { Http } from '../chaos/http.ts';
import { signUp } from '../chaos/students.ts';
import { measure, type Request } from './meter.ts';
import { rate } from './stage.ts';

const LISTINGS = 200;
const SLICES = 4;
const SLICE = 1_000;

/** Measures the embedded database behind the server, next to the same engine with the same query in its own process. */
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
  const request = (): Request => ({ method: 'GET', path: '/api/essentials?limit=20' });
  http.close();
  await campus.end('SIGTERM');
  // Copies the database, because an engine needs exclusive access to its folder.
  const copy = join(folder, 'copy');
  cpSync(join(folder, 'database'), copy, { recursive: true });
  const again = new CampusProcess(port, { DATA_DIR: folder });
  await again.ready();
  const engine = await PGlite.create(copy, { extensions: { pg_trgm } });
  const totals = { ours: 0, raw: 0 };
  for (let slice = 0; slice <= SLICES; slice += 1) {
    const options = { connections: 8, milliseconds: SLICE };
    const ownRate = rate(await measure(port, again.child.pid ?? 0, request, options));
    const raw = await rawRate(engine);
    // The first slice is the warm-up.
    if (slice === 0) continue;
    totals.ours += ownRate / SLICES;
    totals.raw += raw / SLICES;
  }
  await engine.close();
  await again.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  console.log(
    `embedded       list ${totals.ours.toFixed(0)}/s through the server, ${totals.raw.toFixed(0)}/s raw: ` +
      `${(totals.ours / totals.raw).toFixed(2)} ×`,
  );
}

async function rawRate(engine: PGlite): Promise<number> {
  const sql = `select l.*, u.name, u.avatar_url, u.is_verified from listings l join users u on u.id = l.poster_id
    where l.status in ('active', 'reserved') and l.hive = $1 and (l.expires_at is null or l.expires_at > now())
    order by l.id desc limit 21`;
  let answers = 0;
  const start = performance.now();
  for (; performance.now() < start + SLICE; answers += 1) await engine.query(sql, ['essentials']);
  return (answers * 1_000) / (performance.now() - start);
}
