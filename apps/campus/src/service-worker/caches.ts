import { KEPT_HEADER } from '@campushive/browser/worker-messages';

/** What is kept on the device, by how it may be used again. */
export const CACHES = {
  /** Documents, as last seen; those of a member are forgotten when they leave. */
  pages: 'pages',
  /** Scripts, styles and fonts: their names carry a hash, so they never change. */
  assets: 'assets',
  /** Photos: the same. */
  photos: 'photos',
  /** Photos of messages and complaints, as last seen; forgotten with the answers that they were in. */
  privatePhotos: 'private-photos',
  /** What the server answered to the student who is signed in; forgotten when they leave. */
  answers: 'answers',
} as const;

/**
 * Answers that are one's own to read again without a network; signing in and files always ask the server; vouchers, what doors
 * need, and study material that is read in the app, are kept by the page itself. Private files are not kept at all.
 */
export function mayBeKept(path: string): boolean {
  return (
    path.startsWith('/api/') &&
    !/^\/api\/(auth|docs|openapi|payments\/verify|handovers|search\/suggestions|users\/me\/export|moderation|photos|study-files|attachments|hives\/[^/]+\/door)/.test(
      path,
    ) &&
    !/\/(file|receipt|calendar\.ics)$/.test(path)
  );
}

/** The same answer, marked: the page shows it, and asks the server again. */
export function markKept({ body, headers, status, statusText }: Response): Response {
  const marked = new Headers(headers);
  marked.set(KEPT_HEADER, '1');
  return new Response(body, { status, statusText, headers: marked });
}

/** Replaces a stored answer. One that is not stored, or not any more, stays so: its reader may have signed out. */
export async function replaceAnswer(
  answers: Cache,
  { url, body }: { readonly url: string; readonly body: string },
): Promise<void> {
  if (!mayBeKept(new URL(url).pathname) || (await answers.match(url)) === undefined) return;
  await answers.put(url, new Response(body, { headers: { 'content-type': 'application/json' } }));
}
