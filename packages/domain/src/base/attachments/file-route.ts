import { notFound } from '../../calls/failure.js';
import type { Route } from '../../platform/routes.js';
import { sameSecret } from '../../platform/secrets.js';
import { studentFacts } from '../students/student-facts.js';
import { fileReply } from '../uploads/send-file.js';
import { findReadable } from './readers.js';
import { signatureOf } from './address.js';
import { attachmentKey } from './attachment-row.js';
import type { AttachmentsContext } from './context.js';

export function fileRoute(context: AttachmentsContext): Route {
  const { clock, db, storage } = context;
  return {
    method: 'GET',
    path: '/attachments/:id/:readerId/:until/:signature',
    async handle({ params: { id = '', readerId = '', signature = '', ...params } }) {
      const until = Number(params['until']);
      const now = clock.now();
      if (!sameSecret(signature, signatureOf(context, id, readerId, until)) || until < now.getTime())
        throw notFound('File');
      // Checked again, because the message may be unsent, and the reader may have left the group since.
      const reader = await studentFacts.use.find(db, readerId);
      const found = reader && (await findReadable(db, id, { userId: readerId, role: reader.role }, now));
      if (found === undefined) throw notFound('File');
      return fileReply(found.file, await storage.read(attachmentKey(id)));
    },
  };
}
