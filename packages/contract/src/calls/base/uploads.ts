import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { photo, UPLOAD_PURPOSES } from '../../entities/base/upload.js';

/** The call that uploads a photo. The body is multipart. */
export const uploads = {
  'uploads.create': defineCall({
    summary: 'Upload a photo',
    who: 'member',
    upload: true,
    creates: true,
    input: z.strictObject({ purpose: z.enum(UPLOAD_PURPOSES) }),
    output: photo,
    errors: ['unsupported_file', 'unreadable_file', 'payload_too_large'],
  }),
};
