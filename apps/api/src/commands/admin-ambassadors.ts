import {
  addAmbassador,
  rankAmbassadors,
  removeAmbassador,
} from '@campushive/domain/accounts/ambassadors/ambassadors';
import type { OpenPlatform } from '../platform/open.js';
import { universityOf } from './admin-launch.js';
import type { Order } from './admin-order.js';
import { Refused } from './admin-refused.js';

const MAX_NAME = 100;

/** Adds or removes an ambassador. */
export async function changeAmbassador(
  platform: OpenPlatform,
  order: Extract<Order, { command: 'ambassador' }>,
): Promise<readonly string[]> {
  if (order.action === 'remove') {
    if (await removeAmbassador(platform, order.code)) return [`${order.code} is removed.`];
    throw new Refused(`There is no code ${order.code}; "pnpm admin ambassadors" lists them.`);
  }
  const { name, university } = order;
  if (name.length > MAX_NAME) throw new Refused(`--name: at most ${MAX_NAME} characters.`);
  const { code } = await addAmbassador(platform, { name, universityId: universityOf(university).id });
  return [`${name} has the code ${code}. Sign-ups over this link count:`, linkOf(platform, code)];
}

/** Lists ambassadors by the number of verified sign-ups. */
export async function listAmbassadors(platform: OpenPlatform): Promise<readonly string[]> {
  const rows = await rankAmbassadors(platform.db);
  if (rows.length === 0) return ['There is no ambassador.'];
  return rows.map(
    ({ code, name, universityId, signUpCount }, index) =>
      `${index + 1}.  ${signUpCount}  ${code}  ${name}, ${universityId}`,
  );
}

const linkOf = ({ config }: OpenPlatform, code: string) => `${config.publicUrl}/register?by=${code}`;
