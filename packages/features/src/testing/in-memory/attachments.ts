import type { Attachment, AttachmentFormat, InputOf } from '@campushive/contract';
import { caseAbout, messagesOf } from './case-files.js';
import { isInGroup } from './groups.js';
import {
  refuse,
  refuseField,
  type InMemoryCalls,
  type Order,
  type State,
  type StoredAttachment,
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
      const createdAt = state.now().toISOString();
      state.attachments.set(stored.id, { owner: me, file: stored, order: null, talk: null, createdAt });
      return { data: stored };
    },
    'attachments.download'({ id }, me) {
      const found = state.attachments.get(id);
      if (found === undefined) return refuse('not_found');
      if (!mayRead(state, found, me)) {
        const openedBy = me.role === 'student' ? undefined : caseAbout(state, found);
        if (openedBy === undefined) return refuse('not_found');
        const details = { fileId: id, format: found.file.format };
        const createdAt = state.now().toISOString();
        const action = `${openedBy.type}.open_file`;
        state.audit.push({ actor: me, action, target: openedBy, reason: null, details, createdAt });
      }
      return { data: { url: `data:text/plain,${id}`, name: found.file.name } };
    },
  };
}

/** Returns true for the sides of its order, the readers of its message, and the owner until that is unsent. */
function mayRead(state: State, stored: StoredAttachment, me: Student): boolean {
  const { owner, order, talk } = stored;
  if ([order?.buyer, order?.seller].includes(me)) return true;
  if (talk === null) return owner === me;
  const holding = messagesOf(state, talk).filter((one) => one.file?.id === stored.file.id);
  if (owner === me) return holding.length > 0;
  if ('pair' in talk) return talk.pair.includes(me) && holding.length > 0;
  const shown = holding.some(
    ({ sender }) => !state.blocks.some((block) => block.by === me && block.of === sender),
  );
  return isInGroup(state, talk, me) && shown;
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
