import { EFUA, ABENA } from './names.js';
import type { Stage } from '../scene.js';
import { join } from './steps.js';

/** Signs up Efua, an admin, and Abena, a moderator. */
export async function staff(stage: Stage): Promise<void> {
  for (const name of [EFUA, ABENA]) await join(stage, name);
  await stage.promote(EFUA, 'admin');
  await stage.promote(ABENA, 'moderator');
}
