import { readNumber } from '@campushive/domain/base/sms/sms-number';
import { smsNumbers } from '@campushive/domain/platform/database/schema/index';
import type { World } from './ingredients.js';

/** Numbers by the id of their owner. */
const numbers = new Map<string, string>();

/** Stores a number of the caller as proven or unproven, without a message. Returns it as typed. */
async function storeNumber({ campus, me }: World, provenAt: Date | null): Promise<string> {
  const { db, clock, secrets } = campus.app.platform;
  const phone = numbers.get(me.id) ?? `027${String(numbers.size + 1).padStart(7, '0')}`;
  numbers.set(me.id, phone);
  const now = clock.now();
  const row = {
    ...readNumber({ secrets }, phone),
    ...{ codeSeed: null, codeSentAt: now, codeExpiresAt: now, provenAt, isOn: true, updatedAt: now },
  };
  await db
    .insert(smsNumbers)
    .values({ userId: me.id, createdAt: now, ...row })
    .onConflictDoUpdate({ target: smsNumbers.userId, set: row });
  return phone;
}

/** Gives the caller a proven number. Returns it as typed. */
export const provenNumber = (world: World): Promise<string> =>
  storeNumber(world, world.campus.app.platform.clock.now());

/** Gives the caller a number that no code has proved yet. */
export const unprovenNumber = (world: World): Promise<string> => storeNumber(world, null);
