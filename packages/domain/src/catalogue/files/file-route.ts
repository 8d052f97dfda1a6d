import { eq } from 'drizzle-orm';
import { notFound } from '../../calls/failure.js';
import { studyFiles } from '../../platform/database/schema/index.js';
import type { Route } from '../../platform/routes.js';
import { sameSecret } from '../../platform/secrets.js';
import { fileReply } from '../../base/uploads/send-file.js';
import { studyFileKey } from './study-file-keys.js';
import type { FilesContext } from './context.js';

export function fileRoute({ secrets, clock, db, storage }: FilesContext): Route {
  return {
    method: 'GET',
    path: '/study-files/:id/:until/:signature',
    async handle({ params: { id = '', until = '', signature = '' } }) {
      const isSignatureValid = sameSecret(signature, secrets.keyed('study-file', `${id}:${until}`));
      if (!isSignatureValid || Number(until) < clock.now().getTime()) throw notFound('File');
      const [row] = await db.select().from(studyFiles).where(eq(studyFiles.id, id));
      if (row === undefined) throw notFound('File');
      return fileReply(row, await storage.read(studyFileKey(id)));
    },
  };
}
