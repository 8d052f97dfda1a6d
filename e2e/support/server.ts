import { join, STAFF_EMAIL } from './api.js';
import { campus } from './campus.js';
import { campusProcess } from './campus-process.js';

/** Starts the built product with its own, empty campus. Returns the function that ends it. */
export default async function startServer(): Promise<() => Promise<void>> {
  const server = await campusProcess({ CAMPUS: campus.id, ADMIN_EMAILS: STAFF_EMAIL });
  await server.start();
  process.env['E2E_URL'] = server.url;
  const { token } = await join('Ama Moderator', STAFF_EMAIL);
  process.env['E2E_STAFF_TOKEN'] = token;
  return () => server.discard();
}
