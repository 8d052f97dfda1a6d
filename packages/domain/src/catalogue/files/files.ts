import type { StudyFile } from '@campushive/contract';
import type { Handlers } from '../../calls/handlers.js';
import type { Db } from '../../platform/database/database.js';
import type { Platform } from '../../platform/platform.js';
import type { PreparedFile } from '../../platform/ports/files.js';
import type { Route } from '../../platform/routes.js';
import { createFairGate } from '../../base/uploads/concurrency-limit.js';
import { rate } from './rate.js';
import { createStudyFile } from './create-study-file.js';
import { downloadStudyFile } from './download-study-file.js';
import { storeStudyFile } from './store-study-file.js';
import { drawUndrawn } from './previews.js';
import { fileRoute } from './file-route.js';
import { attachStudyFile } from './attach-study-file.js';
import { sweepStudyFiles } from './sweep.js';
import type { FilesContext } from './context.js';

export interface FilesModule {
  readonly calls: Handlers<'files.create' | 'files.download' | 'files.rate'>;
  /** Stores an inspected study file for its owner. */
  store(ownerId: string, name: string, file: PreparedFile): Promise<StudyFile>;
  /** Marks an upload of the owner's own as used; throws `validation_failed` on `fileId` for anything else. */
  attach(tx: Db, ownerId: string, fileId: string): Promise<StudyFile>;
  /** Draws missing previews of PDFs from before previews existed; call it once jobs run. */
  start(): Promise<void>;
  /** The files at the signed addresses that the download call returns. */
  readonly routes: readonly Route[];
}

/** Study material: inspected on upload, stored outside the public folder, served to members, with counted downloads. */
export function createFilesModule(platform: Platform): FilesModule {
  const { db, clock, storage, limits, jobs, secrets, images, files } = platform;
  // Unpacks one file at a time, because unpacking is expensive.
  const inTurn = createFairGate(1);
  const context: FilesContext = { limits, inTurn, files, db, clock, storage, images, secrets };
  jobs.work('files.sweep', () => sweepStudyFiles(context));
  jobs.every('files.sweep', '47 * * * *');
  jobs.work('files.draw', () => drawUndrawn(context));

  return {
    store: (ownerId, name, file) => storeStudyFile(context, ownerId, name, file),
    attach: (tx, ownerId, fileId) => attachStudyFile(context, tx, ownerId, fileId),
    routes: [fileRoute(context)],
    start: () => jobs.send('files.draw', {}, { singletonKey: 'files.draw' }),
    calls: {
      'files.create': createStudyFile(context),
      'files.download': downloadStudyFile(context),
      'files.rate': async ({ id, helpful }, { viewer }) => ({
        data: await rate(platform, id, helpful, viewer),
      }),
    },
  };
}
