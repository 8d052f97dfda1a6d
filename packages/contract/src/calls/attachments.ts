import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { attachment, ATTACHMENT_PURPOSES } from '../entities/attachment.js';
import { id } from '../schema.js';

/** Calls about private files: delivered work, and files in conversations and groups. */
export const attachments = {
  'attachments.create': defineCall({
    summary:
      'Upload a private file (`file`: PDF, DOCX, XLSX, PPTX, ZIP or a picture, at most 25 MB); kept until used, a day otherwise',
    who: 'member',
    upload: true,
    creates: true,
    input: z.strictObject({ purpose: z.enum(ATTACHMENT_PURPOSES) }),
    output: attachment,
    errors: ['unsupported_file', 'unreadable_file', 'encrypted_file', 'unsafe_file', 'payload_too_large'],
  }),
  'attachments.download': defineCall({
    summary:
      'Where a private file can be downloaded for the next minutes, for the two sides of its order, the readers of its message, and moderators within a case about it, which the audit log records',
    who: 'member',
    input: z.strictObject({ id }),
    output: z.object({ url: z.string(), name: z.string() }),
    errors: ['not_found'],
  }),
};
