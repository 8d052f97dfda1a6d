import { startDraft, type DraftHost, type OpenDraft } from '../../base/parts/drafts/index.js';
import { STALL_ITEM, type UnfinishedItem } from '../../deals/stalls/desk/stall-draft.js';
import type { Destination, ReceivedShare } from '../../kernel/index.js';
import { listingTexts, messageOf } from './shared-texts.js';

/** Chosen place of a share. A stall takes the first picture, which is uploaded before. */
export type SharePlace =
  | { readonly to: 'sell' }
  | { readonly to: 'chat'; readonly id: string }
  | { readonly to: 'stall'; readonly photo: UnfinishedItem['photo'] };

/** Result of passing a share on: the page that takes it, or the reason that the device cannot store it. */
export type ShareOutcome = Destination | 'no-room' | 'no-slot';

/** Writes a share into a new draft of the chosen form, and returns the page of that form. */
export async function forwardShare(
  host: DraftHost,
  share: ReceivedShare,
  place: SharePlace,
): Promise<ShareOutcome> {
  const draft = await startDraft(host, formOf(place));
  if (draft === null) return 'no-slot';
  const isStored = await write(draft, share, place);
  if (!isStored) draft.forget();
  draft.close();
  return isStored ? pageOf(place) : 'no-room';
}

function formOf(place: SharePlace): string {
  switch (place.to) {
    case 'sell':
      return 'post-essentials';
    case 'chat':
      return `message-${place.id}`;
    case 'stall':
      return STALL_ITEM;
    default:
      return place satisfies never;
  }
}

function pageOf(place: SharePlace): Destination {
  switch (place.to) {
    case 'sell':
      return { to: 'post', hive: 'essentials' };
    case 'chat':
      return { to: 'conversation', id: place.id };
    case 'stall':
      return { to: 'stallForm' };
    default:
      return place satisfies never;
  }
}

async function write(draft: OpenDraft, share: ReceivedShare, place: SharePlace): Promise<boolean> {
  const texts = listingTexts(share);
  if (place.to === 'stall') {
    const name = texts.title === '' ? texts.description : texts.title;
    const item: UnfinishedItem = { name, photo: place.photo };
    return draft.keep('item', item);
  }
  const isChat = place.to === 'chat';
  const content = messageOf(share);
  const isText = isChat
    ? content === '' || draft.keep('content', content)
    : draft.keep('values', Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')));
  if (!isText) return false;
  const keys = share.pictures.map((_, index) => `shared-${index}`);
  for (const [index, file] of share.pictures.entries())
    if (!(await draft.keepFile(keys[index] ?? '', file))) return false;
  // The form uploads each photo that has a file and no stored upload.
  return draft.keep(
    'photos',
    keys.length === 0 ? null : keys.map((key) => ({ key, [isChat ? 'stored' : 'upload']: null })),
  );
}
