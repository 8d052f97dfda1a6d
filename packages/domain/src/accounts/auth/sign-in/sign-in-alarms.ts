import { SIGN_IN_ALARM_LIFETIME } from '@campushive/contract';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import type { Origin } from '../../../calls/viewer.js';
import { later } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import {
  knownDevices,
  passkeys,
  passwordResets,
  signInAlarms,
  users,
} from '../../../platform/database/schema/index.js';
import { forgetNumber } from '../../../base/sms/sms-number.js';
import { widerNetworkOf } from '../../../platform/network-of.js';
import type { Platform } from '../../../platform/platform.js';
import { hashToken } from '../../../platform/secrets.js';
import type { UserRow } from '../../users/user.js';
import { readDevice } from '../sessions/device.js';
import { newDeviceLetter } from '../letters.js';
import { newResetToken } from '../passwords/recovery.js';
import type { Sessions } from '../sessions/sessions.js';
import { onAccessDenied } from './hooks.js';

type Account = Pick<UserRow, 'id' | 'name' | 'email' | 'settings'>;

const UNKNOWN_USER_ID = '00000000-0000-7000-8000-000000000000';

/** Mails a student about a sign-in on a new device, and undoes a thief's access with the link of that mail. */
export class SignInAlarms {
  readonly #platform: Platform;
  readonly #sessions: Sessions;

  constructor(platform: Platform, sessions: Sessions) {
    this.#platform = platform;
    this.#sessions = sessions;
  }

  /** Remembers the device of a sign-in. Returns whether it is new to an account that has others. */
  async remember(userId: string, origin: Origin): Promise<boolean> {
    const { db, clock } = this.#platform;
    const ofAccount = eq(knownDevices.userId, userId);
    const [any] = await db
      .select({ key: knownDevices.deviceKey })
      .from(knownDevices)
      .where(ofAccount)
      .limit(1);
    const [added] = await db
      .insert(knownDevices)
      .values({ userId, deviceKey: this.#keyOf(origin), createdAt: clock.now() })
      .onConflictDoNothing()
      .returning();
    const [replaced] = await db
      .delete(knownDevices)
      .where(and(ofAccount, eq(knownDevices.deviceKey, this.#formerKeyOf(origin))))
      .returning();
    return any !== undefined && added !== undefined && replaced === undefined;
  }

  /** Returns the key of the request's device, if the account knows it; does as much work where there is no account. */
  async knownDevice(userId: string | undefined, origin: Origin): Promise<string | undefined> {
    const key = this.#keyOf(origin);
    const [existing] = await this.#platform.db
      .select({ key: knownDevices.deviceKey })
      .from(knownDevices)
      .where(and(eq(knownDevices.userId, userId ?? UNKNOWN_USER_ID), eq(knownDevices.deviceKey, key)));
    return existing?.key;
  }

  /** Remembers the device, and sends a mail about a new one. */
  async announce(user: Account, origin: Origin): Promise<void> {
    if (!(await this.remember(user.id, origin))) return;
    const { db, clock, secrets, mail, config } = this.#platform;
    const token = secrets.token();
    const now = clock.now();
    await db.insert(signInAlarms).values({
      tokenHash: hashToken(token),
      userId: user.id,
      deviceKey: this.#keyOf(origin),
      expiresAt: later(now, SIGN_IN_ALARM_LIFETIME),
      createdAt: now,
    });
    const url = `${config.publicUrl}/not-me?${new URLSearchParams({ token })}`;
    const device = readDevice(origin.userAgent ?? null);
    const place = await this.#platform.signInPlaces.of(origin);
    await mail.send(newDeviceLetter(user, { ...device, place, at: now }, url));
  }

  /**
   * Ends every session of the account and voids its password, which the thief knows; once per link. Returns the
   * credentials for setting a new password, and the ended sessions.
   */
  async deny(link: string): Promise<{ email: string; token: string; ended: string[] }> {
    const { db, passwords, secrets } = this.#platform;
    const unusable = await passwords.hash(secrets.token());
    const { user, ended } = await db.transaction(async (tx) => {
      const alarm = await this.#take(tx, link);
      const ofAccount = eq(users.id, alarm.userId);
      const [owner] = await tx
        .update(users)
        .set({ passwordHash: unusable, updatedAt: this.#platform.clock.now() })
        .where(and(ofAccount, isNull(users.deletedAt)))
        .returning();
      if (owner === undefined) throw invalidLink();
      const { userId, deviceKey } = alarm;
      await tx
        .delete(knownDevices)
        .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceKey, deviceKey)));
      await tx.delete(signInAlarms).where(eq(signInAlarms.userId, userId));
      await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
      // The thief may have added a passkey or a number for text messages, or read from the calendar where the victim will be.
      await tx.delete(passkeys).where(eq(passkeys.userId, userId));
      await forgetNumber(tx, userId);
      await onAccessDenied.use(tx, userId);
      return { user: owner, ended: await this.#sessions.closeAll(tx, userId) };
    });
    return { email: user.email, token: await newResetToken(this.#platform, user.id), ended };
  }

  async forgetOld(): Promise<void> {
    const { db, clock } = this.#platform;
    await db.delete(signInAlarms).where(lte(signInAlarms.expiresAt, clock.now()));
  }

  async #take(tx: Db, link: string): Promise<typeof signInAlarms.$inferSelect> {
    const now = this.#platform.clock.now();
    const [alarm] = await tx
      .delete(signInAlarms)
      .where(and(eq(signInAlarms.tokenHash, hashToken(link)), gt(signInAlarms.expiresAt, now)))
      .returning();
    if (alarm === undefined) throw invalidLink();
    return alarm;
  }

  /** Identifies a device by its cookie. A caller that takes no cookies is a new device each time. */
  #keyOf({ device, requestId }: Origin): string {
    return this.#platform.secrets.keyed('device-cookie-of', device ?? requestId);
  }

  /** Key of devices from before there was a device cookie: all of one browser family in one network. */
  #formerKeyOf({ ip, userAgent }: Origin): string {
    const { browser, system } = readDevice(userAgent ?? null);
    return this.#platform.secrets.keyed('device', `${browser} ${system} ${widerNetworkOf(ip)}`);
  }
}

const invalidLink = () =>
  new Failure('reset_link_invalid', 'This link is invalid, has expired, or was used already.');
