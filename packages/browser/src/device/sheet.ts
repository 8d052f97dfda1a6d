import type { ShareSheetPort, SheetContent, SheetOutcome } from '@campushive/features';

/** Share sheet of the browser (Web Share API, with files where it takes them). */
export const sheet: ShareSheetPort = {
  supported: () => typeof navigator.share === 'function',
  canShareFiles,
  async open(content) {
    try {
      await navigator.share(dataOf(content));
      return 'shared';
    } catch (error) {
      return outcomeOf(error);
    }
  },
};

function canShareFiles(files: readonly File[]): boolean {
  try {
    return typeof navigator.canShare === 'function' && navigator.canShare({ files: [...files] });
  } catch {
    return false;
  }
}

/** Returns the data of the sheet. Beside files the link is part of the text, because many apps drop the link of a shared file. */
function dataOf({ title, text, url, files = [] }: SheetContent): ShareData {
  return files.length > 0 && canShareFiles(files)
    ? { title, text: `${text}\n${url}`, files: [...files] }
    : { title, text, url };
}

function outcomeOf(error: unknown): SheetOutcome {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return 'dismissed';
  return name === 'NotAllowedError' ? 'expired' : 'failed';
}
