import { readAll } from '../../base/uploads/read-all.js';
import type { Handler } from '../../calls/handlers.js';
import { storeStudyFile } from './store-study-file.js';
import type { FilesContext } from './context.js';

const UPLOADS_A_MINUTE = 10;

export const createStudyFile = (context: FilesContext): Handler<'files.create'> => {
  const { limits, inTurn, files } = context;
  return async (_input, { viewer, file }) => {
    await limits.hit(`files:${viewer.userId}`, UPLOADS_A_MINUTE, 60);
    const bytes = await readAll(file, 'A study file may have at most 25 MB.');
    const prepared = await inTurn(viewer.userId, () => files.prepareStudyFile(bytes));
    return { data: await storeStudyFile(context, viewer.userId, file.name, prepared) };
  };
};
