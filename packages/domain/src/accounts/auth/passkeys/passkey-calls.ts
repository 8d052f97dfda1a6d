import { eq } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handlers.js';
import type { Origin } from '../../../calls/viewer.js';
import { users } from '../../../platform/database/schema/index.js';
import type { Platform } from '../../../platform/platform.js';
import { isSuspended } from '../../../base/suspension/is-suspended.js';
import type { UserRow } from '../../users/user.js';
import type { User } from '@campushive/contract';
import { passkeyAddedLetter } from '../letters.js';
import { passkeyRefused } from './passkey-challenges.js';
import type { Passkeys } from './passkeys.js';
import type { OpenedSession, Sessions } from '../sessions/sessions.js';
import type { SignInAlarms } from '../sign-in/sign-in-alarms.js';
import type { StepUps } from '../sessions/step-up.js';

export type PasskeyCalls = Handlers<
  | 'passkeys.list'
  | 'passkeys.begin'
  | 'passkeys.create'
  | 'passkeys.rename'
  | 'passkeys.remove'
  | 'passkeys.beginSignIn'
  | 'passkeys.signIn'
  | 'passkeys.beginStepUp'
  | 'passkeys.stepUp'
>;

export interface PasskeyCallDeps {
  readonly passkeys: Passkeys;
  readonly sessions: Sessions;
  readonly stepUps: StepUps;
  readonly alarms: SignInAlarms;
  limit(what: string, origin: Origin): Promise<void>;
  describe(user: UserRow): Promise<User>;
}

/** Returns the calls for adding, using and deleting passkeys. */
export function passkeyCalls(platform: Platform, deps: PasskeyCallDeps): PasskeyCalls {
  const { passkeys, sessions, stepUps, alarms, limit } = deps;
  return {
    async 'passkeys.list'(_input, { viewer }) {
      const data = await passkeys.list(viewer.userId);
      return { data, count: data.length };
    },
    async 'passkeys.begin'(_input, { viewer, origin }) {
      await limit('passkey', origin);
      return { data: await passkeys.begin(viewer) };
    },
    async 'passkeys.create'({ attempt, name, credential }, { viewer, origin }) {
      await limit('passkey', origin);
      const data = await passkeys.create(viewer, attempt, name, credential);
      await announceAdded(platform, viewer.userId);
      return { data, message: 'Your passkey was added.' };
    },
    async 'passkeys.rename'({ id, name }, { viewer }) {
      return { data: await passkeys.rename(viewer.userId, id, name) };
    },
    async 'passkeys.remove'({ id }, { viewer }) {
      await passkeys.remove(viewer.userId, id);
      return { message: 'Your passkey was deleted.' };
    },
    async 'passkeys.beginSignIn'(_input, { origin }) {
      await limit('passkey', origin);
      return { data: await passkeys.beginSignIn() };
    },
    async 'passkeys.signIn'({ attempt, credential, rememberMe = false }, { origin, pageCookie }) {
      await limit('passkey', origin);
      const user = await passkeys.signIn(attempt, credential);
      const { token, page } = await open(platform, sessions, user, rememberMe, origin);
      pageCookie?.set(page);
      origin.log.info({ userId: user.id, ip: origin.ip }, 'signed in with a passkey');
      await alarms.announce(user, origin);
      return { data: { token, user: await deps.describe(user) }, message: 'Login successful!' };
    },
    async 'passkeys.beginStepUp'(_input, { viewer, origin }) {
      await limit('passkey', origin);
      return { data: await passkeys.beginStepUp(viewer) };
    },
    async 'passkeys.stepUp'({ attempt, credential }, { viewer, origin }) {
      await limit('passkey', origin);
      await passkeys.stepUp(viewer, attempt, credential);
      return { data: await stepUps.open(viewer) };
    },
  };
}

/** Unless the account was deleted or suspended, also just now: its passkey is then refused like an unknown one. */
async function open(
  platform: Platform,
  sessions: Sessions,
  { id }: UserRow,
  remember: boolean,
  origin: Origin,
): Promise<OpenedSession> {
  return platform.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, id)).for('share');
    if (user === undefined || user.deletedAt !== null) throw passkeyRefused();
    if (isSuspended(user, platform.clock.now())) throw passkeyRefused();
    return sessions.open(tx, id, remember, origin);
  });
}

/** Mails the owner about a new passkey, because a thief with the password may have added it. */
async function announceAdded({ db, mail, config }: Platform, userId: string): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) return;
  await mail.send(passkeyAddedLetter(user, `${config.publicUrl}/forgot-password`));
}
