import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { opinions, studyFile } from '../../entities/catalogue/study-file.js';
import { id } from '../../schema.js';

/** Calls about study material: upload, download and the downloaders' opinion. */
export const files = {
  'files.create': defineCall({
    summary: 'Upload study material',
    who: 'member',
    upload: true,
    creates: true,
    input: z.strictObject({ purpose: z.literal('study-file') }),
    output: studyFile,
    errors: ['unsupported_file', 'unreadable_file', 'encrypted_file', 'unsafe_file', 'payload_too_large'],
  }),
  'files.download': defineCall({
    summary: 'Get the address of study material',
    who: 'member',
    input: z.strictObject({ id }),
    output: z.object({
      url: z.string(),
      /** Name of the file. Null for a link. */
      name: z.nullable(z.string()),
      /** A link to another site. */
      external: z.boolean(),
    }),
    errors: ['not_found'],
  }),
  'files.rate': defineCall({
    summary: 'Rate study material',
    who: 'member',
    input: z.strictObject({ id, helpful: z.boolean() }),
    output: z.object({
      /** The caller's opinion. */
      helpful: z.boolean(),
      /** Current opinions of all downloaders. Null while fewer than three have answered. */
      opinions: z.nullable(opinions),
    }),
    errors: ['not_found', 'own_listing', 'not_downloaded'],
  }),
};
