import { join, STAFF_EMAIL } from './api.js';
import { campusProcess } from './campus-process.js';

/** Starts the built product with an empty campus of its own; answers what ends it. */
export default async function startServer(): Promise<() => Promise<void>> {
  const campus = await campusProcess({ ADMIN_EMAILS: STAFF_EMAIL });
  await campus.start();
  process.env['E2E_URL'] = campus.url;
  const { token } = await join('Ama Moderator', STAFF_EMAIL);
  process.env['E2E_STAFF_TOKEN'] = token;
  return () => campus.discard();
}
