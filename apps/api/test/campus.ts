import { campus as ghana } from '@campushive/campus-ghana';
import {
  DAY,
  HOUR,
  canonicalEmail,
  createClient,
  routes,
  SESSION_IDLE,
  STEP_UP_CALLS,
  STEP_UP_LIFETIME,
  universityOfEmail,
  withStepUp,
  type Client,
  type TransportRequest,
  type User,
} from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { inject } from 'vitest';
import { createApp, type App } from '../src/app.js';
import { readConfig } from '../src/config.js';
import { hashPassword } from '../src/host/passwords/passwords.js';
import { sessions, stepUps, users } from '@campushive/domain/platform/database/schema/index';
import { later, type Clock } from '@campushive/domain/platform/clock';
import { hashToken } from '@campushive/domain/platform/secrets';
import { createTestDatabase } from './databases.js';
import { flawInDocument } from './document.js';

/** A running clock that a test can advance. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

export function createTestClock(): TestClock {
  let ahead = 0;
  return { now: () => later(new Date(), ahead), advance: (milliseconds) => void (ahead += milliseconds) };
}

/** Milliseconds until noon, for tests of meet-ups, which are by day. */
export const untilNoon = (now: Date): number => (DAY + 12 * HOUR - (now.getTime() % DAY)) % DAY;

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  // Tests read answers of every shape, wrong ones included.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

export interface RequestOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly proved?: boolean;
}

/** A complete server for one test file, listening on a free loopback port. */
export interface TestCampus {
  readonly app: App;
  readonly url: string;
  /** Returns the address for the next page: with two processes, they alternate. */
  anyUrl(): string;
  /** Returns all processes. */
  apps(): readonly App[];
  readonly clock: TestClock;
  /**
   * Sends a raw request under `/api`, such as the typed client would never send. Adds a fresh step-up proof where one
   * is needed, unless `proved` is false.
   */
  request(method: string, path: string, options?: RequestOptions): Promise<Answered>;
  /** Creates a client; `headers` are sent with every call. */
  client(token?: string, headers?: Record<string, string>): Client;
  /** Returns the header of a fresh step-up proof for a session, without the work of hashing; empty for a token without a session. */
  proof(token: string): Promise<Record<string, string>>;
  /** The newest six-digit code that was mailed to an address. */
  codeFor(email: string): Promise<string>;
  /** Creates a signed-in student, stored as sign-up would have stored them: sign-up has separate tests. */
  student(name: string, email?: string, role?: User['role']): Promise<TestStudent>;
  /** Gives a student a role, as an operator does. */
  promote(id: string, role: User['role']): Promise<void>;
  /** Stops the second process and starts a new one; returns undefined where there is only one. */
  restartSecond(): Promise<App | undefined>;
  close(): Promise<void>;
}

export interface TestStudent {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly client: Client;
}

const STEP_UP_ROUTES = [...STEP_UP_CALLS.keys()].map(
  (name) => new RegExp(`^${routes[name].replaceAll(/\{\w+\}/g, '[^/]+')}$`),
);
const needsProof = (method: string, path: string) =>
  STEP_UP_ROUTES.some((route) => route.test(`${method} ${path}`));

const PASSWORD = 'Kente-cloth-7';
/** Cached, because hashing is slow on purpose. */
let passwordHash: Promise<string> | undefined;

/**
 * Opens a campus on PGlite; or, when TEST_DATABASE_URL is set, on a new database of that PostgreSQL (and
 * TEST_REDIS_URL). There two processes serve it, as behind a load balancer: requests and pages alternate. Tests that
 * replace a part of the server ask for one process, whose parts they can reach. No scheduled job runs, unless a test
 * asks for `schedules`.
 */
export async function openTestCampus(
  settings: NodeJS.ProcessEnv = {},
  logTo?: Writable,
  { processes = 2, schedules = false }: { processes?: 1 | 2; schedules?: boolean } = {},
): Promise<TestCampus> {
  const dataDir = await mkdtemp(join(tmpdir(), 'campus-'));
  // Test files that run alone have no template, and migrate their own database.
  const template: string | undefined = inject('databaseTemplate');
  const database = await createTestDatabase(template);
  if (database === undefined && template !== undefined)
    await cp(template, join(dataDir, 'database'), { recursive: true });
  const clock = createTestClock();
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    SEED: 'none',
    LOG_LEVEL: 'silent',
    TRUSTED_PROXIES: '1',
    DATABASE_URL: database?.url,
    // A new connection plans each statement again. With few, a call that holds one and needs another is noticed.
    DATABASE_POOL_SIZE: '3',
    REDIS_URL: process.env['TEST_REDIS_URL'],
    ...settings,
  });
  const app = await createApp(config, clock, logTo);
  const url = await app.start({ schedules });
  const shared = database !== undefined && config.redisUrl !== undefined;
  let second = processes === 2 && shared ? await createApp(config, clock, logTo) : undefined;
  const urls = second === undefined ? [url] : [url, await second.start({ schedules })];
  let turn = 0;
  const anyUrl = () => urls[(turn += 1) % urls.length] ?? url;
  let students = 0;
  // A separate address: several campuses may share one Redis, which counts calls by address.
  const ownAddress = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

  async function request(method: string, path: string, options: RequestOptions = {}): Promise<Answered> {
    const { token, body, headers = {}, proved = needsProof(method, path) } = options;
    const form = body instanceof FormData;
    const response = await fetch(`${anyUrl()}/api${path}`, {
      method,
      headers: {
        'x-forwarded-for': ownAddress,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !form && { 'content-type': 'application/json' }),
        ...(proved && token !== undefined && (await proof(token))),
        ...headers,
      },
      ...(body !== undefined && { body: form || typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const answer: Answered = {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : undefined,
    };
    const flaw = flawInDocument(method, path, answer);
    if (flaw !== undefined) throw new Error(flaw);
    return answer;
  }

  const client = (token?: string, headers: Record<string, string> = {}) =>
    createClient(async (call) => {
      if (call.download) return download(call.path, call.headers, token);
      const answered = await request(call.method, call.path, {
        ...(token !== undefined && { token }),
        body: call.body,
        headers: { ...headers, ...call.headers },
        proved: false,
      });
      const retryAfter = answered.headers.get('retry-after');
      return { ...answered, retryAfter: retryAfter === null ? undefined : Number(retryAfter) };
    });

  async function download(
    path: string,
    extraHeaders: TransportRequest['headers'],
    token: string | undefined,
  ) {
    const headers = {
      ...extraHeaders,
      'x-forwarded-for': ownAddress,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(`${anyUrl()}/api${path}`, { headers });
    const body: unknown = response.ok ? await response.blob() : await response.json();
    return { status: response.status, body };
  }

  async function proof(token: string): Promise<Record<string, string>> {
    const { db, secrets } = app.platform;
    const [session] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)));
    if (session === undefined) return {};
    const stepUpToken = secrets.token();
    const now = clock.now();
    await db.insert(stepUps).values({
      tokenHash: hashToken(stepUpToken),
      sessionId: session.id,
      createdAt: now,
      expiresAt: later(now, STEP_UP_LIFETIME),
    });
    return { 'x-step-up': stepUpToken };
  }

  const codeFor = async (email: string) => {
    const [mail] = (await app.platform.mailbox?.read(email)) ?? [];
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    if (code === undefined) throw new Error(`No code was mailed to ${email}`);
    return code;
  };

  return {
    app,
    url,
    anyUrl,
    apps: () => (second === undefined ? [app] : [app, second]),
    clock,
    request,
    client,
    proof,
    codeFor,
    async student(name, email = `student${(students += 1)}@st.ug.edu.gh`, role = 'student') {
      const { db, secrets } = app.platform;
      const now = clock.now();
      const isAdmin = config.adminEmails.map(canonicalEmail).includes(canonicalEmail(email));
      const [user] = await db
        .insert(users)
        .values({
          name,
          email,
          canonicalEmail: canonicalEmail(email),
          passwordHash: await (passwordHash ??= hashPassword(PASSWORD)),
          universityId: universityOfEmail(ghana, email)?.id ?? 'ug',
          role: isAdmin ? 'admin' : role,
          studentProvedAt: now,
          createdAt: now,
          updatedAt: now,
        })
        .returning();
      if (user === undefined) throw new Error(`There is a student with ${email} already`);
      const token = secrets.token();
      await db.insert(sessions).values({
        userId: user.id,
        tokenHash: hashToken(token),
        remember: false,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: later(now, SESSION_IDLE),
      });
      const proving = async () => (await proof(token))['x-step-up'] ?? null;
      return {
        id: user.id,
        name,
        email,
        password: PASSWORD,
        token,
        client: withStepUp(client(token), proving),
      };
    },
    async promote(id, role) {
      await app.platform.db.update(users).set({ role }).where(eq(users.id, id));
    },
    async restartSecond() {
      if (second === undefined) return undefined;
      await second.close();
      second = await createApp(config, clock, logTo);
      urls[1] = await second.start({ schedules });
      return second;
    },
    async close() {
      await second?.close();
      await app.close();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
