import type { Attachment, AttachmentFormat, InputOf } from '@campushive/contract';
import {
  refuse,
  refuseField,
  type InMemoryCalls,
  type Order,
  type State,
  type StoredConversation,
  type Student,
} from './state.js';

/** Formats by file extension. Only the server inspects the content. */
const FORMATS: Readonly<Record<string, AttachmentFormat>> = {
  pdf: 'pdf',
  docx: 'docx',
  xlsx: 'xlsx',
  pptx: 'pptx',
  zip: 'zip',
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'jpg',
};

export interface AttachmentUpload {
  readonly 'attachments.create': (
    input: InputOf<'attachments.create'>,
    me: Student,
    file?: Blob,
  ) => { data: Attachment };
}

/** In-memory calls for private files. */
export function attachmentCalls(state: State): InMemoryCalls<'attachments.download'> & AttachmentUpload {
  return {
    'attachments.create'(_input, me, file) {
      if (file === undefined) return refuseField('file', 'required');
      const name = 'name' in file ? String(file.name) : 'file.pdf';
      const format = FORMATS[name.split('.').at(-1)?.toLowerCase() ?? ''];
      if (format === undefined) return refuse('unsupported_file');
      const stem = name.slice(0, name.lastIndexOf('.'));
      const stored = { id: state.nextId(), name: `${stem}.${format}`, format, size: file.size };
      state.attachments.set(stored.id, { owner: me, file: stored, order: null, talk: null });
      return { data: stored };
    },
    'attachments.download'({ id }, me) {
      const found = state.attachments.get(id);
      if (found === undefined || !mayRead(state, found, me)) return refuse('not_found');
      return { data: { url: `data:text/plain,${id}`, name: found.file.name } };
    },
  };
}

type Stored = State['attachments'] extends ReadonlyMap<string, infer One> ? One : never;

/** Returns true for the owner, the sides of its order, the participants of its message, and moderators once that is reported. */
function mayRead(state: State, { owner, order, talk, file }: Stored, me: Student): boolean {
  if ([owner, order?.buyer, order?.seller].includes(me)) return true;
  if (talk === null) return false;
  const holding = talk.messages.filter((one) => one.file?.id === file.id);
  if (talk.pair.includes(me) && holding.length > 0) return true;
  return (
    me.role !== 'student' &&
    state.cases.some(
      ({ targetId, evidence }) =>
        evidence?.file?.id === file.id || holding.some((one) => one.id === targetId),
    )
  );
}

/** Returns the sender's own private file and assigns it to a conversation. */
export function sentFile(
  state: State,
  me: Student,
  fileId: string | undefined,
  talk: StoredConversation,
): Attachment | undefined {
  if (fileId === undefined) return undefined;
  const one = state.attachments.get(fileId);
  if (one?.owner !== me || one.order !== null || (one.talk !== null && one.talk !== talk))
    return refuseField('fileId', 'unknown_upload');
  one.talk = talk;
  return one.file;
}

/** Assigns a student's files to an order, so that both sides can read them. */
export function deliverFiles(state: State, me: Student, ids: readonly string[], order: Order): Attachment[] {
  const found = ids.map((id, index) => {
    const one = state.attachments.get(id);
    if (one?.owner !== me || one.order !== null || one.talk !== null || ids.indexOf(id) !== index)
      return refuseField(`fileIds.${index}`, 'unknown_upload');
    return one;
  });
  for (const one of found) one.order = order;
  return found.map(({ file }) => file);
}
