/** The phone's own way of sharing; elsewhere the text is copied. Says which of the two it was. */
export async function shareOrCopy(what: {
  title: string;
  text?: string;
  url?: string;
}): Promise<'shared' | 'copied'> {
  if (typeof navigator.share === 'function') {
    // Closing the sheet without sharing rejects; that is an answer, not a failure.
    await navigator.share(what).catch(() => undefined);
    return 'shared';
  }
  await navigator.clipboard.writeText([what.text, what.url].filter(Boolean).join('\n'));
  return 'copied';
}
