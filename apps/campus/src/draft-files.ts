import { createDraftFileStore } from '@campushive/browser/drafts';

/** Where the files of forms wait until they are sent. */
export const draftFiles = createDraftFileStore('campushive-drafts');
