import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { attempts, sessions, users } from '@campushive/domain/platform/database/schema/index';
import type { Mail } from '@campushive/domain/platform/mail/mail';
import type { Platform } from '@campushive/domain/platform/platform';
import { openTestCampus, type TestCampus, type TestStudent } from './campus.js';

/** Members of a campus, with a clock and a mailbox of the test: nothing is waited for. */
export class MemberDesk {
  readonly campus: TestCampus;
  readonly other: TestStudent;
  /** A new member for each test. */
  member: TestStudent;
  now: Date;
  /** Mails sent in this test. */
  mails: Mail[] = [];

  private constructor(campus: TestCampus, other: TestStudent) {
    [this.campus, this.other, this.member] = [campus, other, other];
    this.now = campus.clock.now();
  }

  static async open(settings: NodeJS.ProcessEnv = {}): Promise<MemberDesk> {
    const campus = await openTestCampus(settings, undefined, { processes: 1 });
    return new MemberDesk(campus, await campus.student('Yaw Other'));
  }

  /** Prepares the next test: a new member, no failed tries, and an empty mailbox. */
  async next(): Promise<void> {
    this.member = await this.campus.student('Akosua Mensah');
    await this.db.delete(attempts);
    this.now = this.campus.clock.now();
    this.mails = [];
  }

  get db(): Db {
    return this.campus.app.platform.db;
  }

  get platform(): Platform {
    const { platform } = this.campus.app;
    return {
      ...platform,
      clock: { now: () => this.now },
      mail: Object.assign(Object.create(platform.mail), {
        send: (mail: Mail) => Promise.resolve(void this.mails.push(mail)),
      }),
    };
  }

  /** Advances the clock. */
  wait(milliseconds: number): void {
    this.now = later(this.now, milliseconds);
  }

  /** Returns an account's row. */
  async find({ id } = this.member): Promise<typeof users.$inferSelect | undefined> {
    return (await this.db.select().from(users).where(eq(users.id, id)))[0];
  }

  /** Changes the member's account. */
  async set(change: Partial<typeof users.$inferInsert>): Promise<void> {
    await this.db.update(users).set(change).where(eq(users.id, this.member.id));
  }

  /** The open sessions of an account. */
  sessionsOf({ id } = this.member): Promise<(typeof sessions.$inferSelect)[]> {
    return this.db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(sessions.id);
  }
}

/** Matches the error of a refused call. */
export const refusal = (code: string): Error => expect.objectContaining({ code });
