import { MAX_ATTACHMENT_BYTES, type Attachment, type InputOf } from '@campushive/contract';
import { useClient } from '../../../kernel/index.js';
import type { OpenDraft } from '../drafts/index.js';
import { usePicked, type Picked } from '../uploads/use-picked.js';
import { ATTACHMENT_TYPES } from './file-types.js';

/** Picked files with their upload state, and the actions on them. */
export type PickedFiles = Picked<Attachment>;

interface PickedFilesOptions {
  readonly purpose: InputOf<'attachments.create'>['purpose'];
  /** Maximum number of files. */
  readonly most: number;
}

/** Private files that are uploaded when picked. The draft on the device stores them until they are sent. */
export function usePickedFiles(draft: OpenDraft | null, { purpose, most }: PickedFilesOptions): PickedFiles {
  const client = useClient();
  return usePicked<Attachment>(draft, {
    part: 'files',
    most,
    problemOf,
    isStored,
    send: async (file, options) => (await client.attachments.create({ purpose, file }, options)).data,
    urlOf: () => undefined,
  });
}

const isStored = (file: unknown): file is Attachment =>
  typeof file === 'object' &&
  file !== null &&
  'id' in file &&
  'name' in file &&
  'format' in file &&
  'size' in file;

const KINDS = ATTACHMENT_TYPES.split(',');

/** Guesses the problem from name and type. The server checks the content. */
function problemOf({ name, type, size }: File): 'type' | 'size' | null {
  const ending = `.${name.split('.').at(-1)?.toLowerCase()}`;
  if (!KINDS.includes(ending) && !KINDS.includes(type)) return 'type';
  return size > MAX_ATTACHMENT_BYTES ? 'size' : null;
}
