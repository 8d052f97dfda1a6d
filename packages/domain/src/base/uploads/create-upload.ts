import { Failure } from '../../calls/failure.js';
import type { Handler } from '../../calls/handlers.js';
import { storePhoto } from './store-photo.js';
import { readAll } from './read-all.js';
import type { UploadsContext } from './context.js';

const UPLOADS_A_MINUTE = 30;

/** Limit of pixels per minute, because encoding time grows with them: 20 photos of a usual phone. */
const PIXELS_A_MINUTE = 250_000_000;

export const createUpload = (context: UploadsContext): Handler<'uploads.create'> => {
  const { limits, images, inTurn } = context;
  return async ({ purpose }, { viewer, file }) => {
    await limits.hit(`uploads:${viewer.userId}`, UPLOADS_A_MINUTE, 60);
    const bytes = await readAll(file, 'A photo may have at most 10 MB.');
    if (purpose === 'study-file') {
      throw new Failure('unsupported_file', 'Study files are uploaded at /uploads/files.');
    }
    const pixels = await images.countPixels(bytes);
    await limits.hit(`pixels:${viewer.userId}`, PIXELS_A_MINUTE, 60, pixels);
    return {
      data: await inTurn(viewer.userId, async () =>
        storePhoto(context, viewer.userId, purpose, await images.encodePhoto(bytes)),
      ),
    };
  };
};
