/**
 * Runs the services of compose.yaml without containers: two serving processes and a worker, on PostgreSQL, Redis and an S3, behind Caddy
 * with deploy/Caddyfile. Students sign up, upload and chat through the proxy, and a process is killed.
 *
 *   pnpm test:topology
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { io, type Socket } from 'socket.io-client';
import { openTestBucket } from '../apps/api/test/s3.ts';
import { build } from '../scripts/build.ts';
import { root } from '../scripts/run.ts';
import { accepts, installPackages, startServices } from '../scripts/services.ts';
import { CampusProcess, freePort } from './chaos/process.ts';

const CADDY = '/usr/bin/caddy';
const PASSWORD = 'Kente-cloth-7';
/** A PNG of a single red pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

await build();
if (!existsSync(CADDY)) installPackages('caddy');
const services = await startServices();
if (services === undefined || !existsSync(CADDY)) throw new Error('There is no PostgreSQL, Redis or Caddy');
const bucket = await openTestBucket();
const folder = mkdtempSync(join(tmpdir(), 'campus-topology-'));
const [door, first, second, third] = [await freePort(), await freePort(), await freePort(), await freePort()];
const site = `https://localhost:${door}`;
/** Root certificate of the authority that Caddy creates at its first start. */
const certificate = join(folder, 'caddy/pki/authorities/local/root.crt');
const caddy = spawn(CADDY, ['run', '--adapter', 'caddyfile', '--config', `${root}/deploy/Caddyfile`], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    ...{ XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    CADDY_GLOBAL: 'admin off\nskip_install_trust\nauto_https disable_redirects\nlog {\nlevel ERROR\n}',
    SITE_ADDRESS: site,
    PROCESSES: `127.0.0.1:${first} 127.0.0.1:${second}`,
    STORE: new URL(bucket.settings['S3_ENDPOINT'] ?? '').host,
    S3_BUCKET: bucket.settings['S3_BUCKET'],
  },
});
const processes: CampusProcess[] = [];
let failed: unknown;
try {
  await accepts(door);
  for (const [port, role] of [
    [first, 'web'],
    [second, 'web'],
    [third, 'worker'],
  ] as const) {
    const campusProcess = new CampusProcess(port, {
      ...{ ROLE: role, DATA_DIR: folder, DATABASE_URL: services.databaseUrl, REDIS_URL: services.redisUrl },
      ...{ ...bucket.settings, S3_PUBLIC_URL: `${site}/store`, PUBLIC_URL: site },
      NODE_EXTRA_CA_CERTS: certificate,
    });
    processes.push(campusProcess);
    await campusProcess.ready();
  }
  await smoke();
  console.log('two processes that serve, a worker, PostgreSQL, Redis, an S3 and a proxy work together');
} catch (error) {
  failed = error;
  console.error(error, ...processes.map(({ output }) => output));
} finally {
  await Promise.all(processes.map((process) => process.end('SIGTERM')));
  caddy.kill('SIGTERM');
  await Promise.all([bucket.close(), services.stop()]);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed === undefined ? 0 : 1);

async function smoke(): Promise<void> {
  const home = await ask('GET', '/', { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  assert.equal(home.headers['content-encoding'], 'br');
  assert.match(brotliDecompressSync(home.bytes).toString('utf8'), /<\/html>/);

  // Only the worker sends the email with the code.
  const [ama, kofi] = [await signUp('Ama Seller'), await signUp('Kofi Buyer')];
  const photo = await upload(ama.token);
  assert.ok(photo.startsWith(`${site}/store/`), photo);
  const shown = await ask('GET', new URL(photo).pathname);
  assert.deepEqual([shown.status, shown.headers['content-type']?.split('/')[0]], [200, 'image']);
  assert.equal((await ask('GET', '/store/private/probe.txt')).status, 404);
  assert.equal((await ask('DELETE', new URL(photo).pathname)).status, 404);

  // Connects a page to each process directly, and a page through the proxy.
  const pages = [listen(first, ama.token), listen(second, kofi.token), listen(door, kofi.token)];
  await Promise.all(pages.map((page) => new Promise((resolve) => page.on('connect', () => resolve(null)))));
  const conversation = await call('POST', '/messages/conversations', ama.token, { recipientId: kofi.id });
  const heard = pages.slice(1).map(nextMessage);
  await call('POST', '/messages/send', ama.token, {
    conversationId: conversation.data.id,
    content: 'Is 4 pm fine?',
  });
  assert.deepEqual(await Promise.all(heard), ['Is 4 pm fine?', 'Is 4 pm fine?']);

  await processes[0]?.end('SIGKILL');
  for (let turn = 0; turn < 10; turn += 1) assert.equal((await ask('GET', '/api/universities')).status, 200);
  for (const page of pages) page.close();
}

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly bytes: Buffer;
}

/** Sends a request through the proxy over HTTP/2, on its own connection. */
function ask(
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Readonly<Record<string, string>>; body?: Buffer | string } = {},
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const session = connect(site, { ca: readFileSync(certificate) });
    session.once('error', reject);
    const stream = session.request({ ':method': method, ':path': path, ...headers });
    const chunks: Buffer[] = [];
    let got: Record<string, string | undefined> = {};
    stream.once('response', (answered) => (got = { ...answered } as Record<string, string | undefined>));
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.once('error', reject);
    stream.once('end', () => {
      session.close();
      resolve({ status: Number(got[':status']), headers: got, bytes: Buffer.concat(chunks) });
    });
    stream.end(body);
  });
}

/** Makes a call of the contract; throws unless it succeeds. */
// Callers know the shape of the response; a wrong one fails there.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
async function call(method: string, path: string, token?: string, input?: unknown): Promise<any> {
  const answer = await ask(method, path.startsWith('/dev/') ? path : `/api${path}`, {
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(input !== undefined && { 'content-type': 'application/json' }),
    },
    ...(input !== undefined && { body: JSON.stringify(input) }),
  });
  const text = answer.bytes.toString('utf8');
  assert.ok(answer.status < 300, `${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text);
}

async function signUp(name: string): Promise<{ id: string; token: string }> {
  const email = `${name.toLowerCase().replace(' ', '.')}@st.ug.edu.gh`;
  await call('POST', '/auth/register', undefined, { name, email, password: PASSWORD });
  const otp = await codeFor(email);
  const { data } = await call('POST', '/auth/verify-otp', undefined, { email, otp });
  return { id: data.user.id, token: data.token };
}

/** Returns the code of the newest email. The worker polls for jobs every second. */
async function codeFor(email: string): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const [mail] = await call('GET', `/dev/mailbox.json?to=${email}`);
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail to ${email}`);
}

async function upload(token: string): Promise<string> {
  const form = new FormData();
  form.append('purpose', 'listing-photo');
  form.append('file', new Blob([PHOTO], { type: 'image/png' }), 'photo.png');
  const encoded = new Response(form);
  const answer = await ask('POST', '/api/uploads', {
    headers: { authorization: `Bearer ${token}`, 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
  assert.equal(answer.status, 201, answer.bytes.toString('utf8'));
  return (JSON.parse(answer.bytes.toString('utf8')) as { data: { url: string } }).data.url;
}

function listen(port: number, token: string): Socket {
  const url = port === door ? site : `http://127.0.0.1:${port}`;
  return io(url, {
    ...{ auth: { token }, transports: ['websocket'], forceNew: true },
    ca: readFileSync(certificate, 'utf8'),
  });
}

function nextMessage(page: Socket): Promise<string> {
  return new Promise((resolve) =>
    page.once('newMessage', (message: { content: string }) => resolve(message.content)),
  );
}
