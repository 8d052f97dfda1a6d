import { virtual } from '@guidepup/virtual-screen-reader';

/** Longer than any page; a page that never ends would otherwise be read for ever. */
const MAX_PHRASES = 600;
const END = 'end of document';

/** Reads the page from its beginning to its end, as a screen reader does when the reader lets it: one phrase a line. */
export async function readAloud(): Promise<readonly string[]> {
  await virtual.start({ container: document.body });
  try {
    while ((await virtual.lastSpokenPhrase()) !== END) {
      if ((await virtual.spokenPhraseLog()).length > MAX_PHRASES) throw new Error('The page never ends.');
      await virtual.next();
    }
    return await virtual.spokenPhraseLog();
  } finally {
    await virtual.stop();
  }
}
