import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { attachment, ATTACHMENT_PURPOSES } from '../../entities/base/attachment.js';
import { id } from '../../schema.js';

/** Calls about private files: delivered work, and files in conversations and groups. */
export const attachments = {
  'attachments.create': defineCall({
    summary: 'Upload a private file',
    who: 'member',
    upload: true,
    creates: true,
    input: z.strictObject({ purpose: z.enum(ATTACHMENT_PURPOSES) }),
    output: attachment,
    errors: ['unsupported_file', 'unreadable_file', 'encrypted_file', 'unsafe_file', 'payload_too_large'],
  }),
  'attachments.download': defineCall({
    summary: 'Get the address of a private file',
    who: 'member',
    input: z.strictObject({ id }),
    output: z.object({ url: z.string(), name: z.string() }),
    errors: ['not_found'],
  }),
};
