import { eraseUnsentFilesOf, privateFilesOf } from '../attachments/erase-attachments.js';
import { eraseUploadsOf, picturesOf } from '../uploads/erase-uploads.js';
import { BASE_HOLDINGS } from './holdings.js';
import type { PersonalData } from './personal-data.js';

/** Personal data of basic services: pictures, private files and notifications. */
export const BASE_DATA: PersonalData = {
  holdings: BASE_HOLDINGS,
  async *files(db, userId) {
    yield* picturesOf(db, userId);
    yield* privateFilesOf(db, userId);
  },
  erase: async (_context, tx, { id }) => [
    ...(await eraseUploadsOf(tx, id)),
    ...(await eraseUnsentFilesOf(tx, id)),
  ],
};
