import { sql } from 'drizzle-orm';
import { openHostedStage, playTogether, QUEUE_OF_TRANSACTION, type Story } from '@campushive/testing/demo';
import type { UserRow } from '@campushive/domain/accounts/users/user';
import { campus } from '@campushive/domain/platform/campus';
import type { Database, Db } from '@campushive/domain/platform/database/database';
import { newId } from '@campushive/domain/platform/ids';
import type { HostPlatform } from '../platform/host-platform.js';
import type { Members } from './members.js';
import { storeInSandbox } from './sandbox-books.js';

interface Play {
  readonly members: Members;
  /** Ids of listings by the names that the stories use. */
  readonly names: ReadonlyMap<string, string>;
  readonly start: Date;
  readonly now: Date;
  readonly stories: readonly Story[];
}

/** Plays stories as calls of the domain, all in one transaction. */
export async function play(tx: Db, platform: HostPlatform, play: Play): Promise<void> {
  const { members, names, start, now, stories } = play;
  for (const statement of QUEUE_OF_TRANSACTION) await tx.execute(sql.raw(statement));
  const { stage, bank, close } = openHostedStage({
    database: databaseOf(tx),
    campus,
    ports: platform,
    members: members.all.map(memberOf),
    start,
    scene: 'demo campus',
  });
  for (const [name, id] of names) stage.name(name, id);
  try {
    await playTogether(stage, now, stories);
  } finally {
    await close();
  }
  if (platform.config.paystackSecretKey === undefined) await storeInSandbox(tx, bank, now);
}

const memberOf = ({ id, name, email, role, universityId, isVerified }: UserRow) => ({
  ...{ id, name, email },
  viewer: { userId: id, sessionId: newId(), role, universityId, isVerified },
});

/** Returns the database as seen from a transaction. */
function databaseOf(tx: Db): Database {
  const refuse = () => Promise.reject(new Error('A transaction does neither'));
  return {
    db: tx,
    read: tx,
    embedded: true,
    alone: (_lock, run) => run(tx),
    execute: refuse,
    migrate: refuse,
    close: refuse,
  };
}
