import { KEPT_HEADER } from '@campushive/browser/worker-messages';

/** Names of the caches on the device, by how their content may be reused. */
export const CACHES = {
  /** Documents as last seen. A member's are deleted at sign-out. */
  pages: 'pages',
  /** Scripts, styles and fonts. Their names carry a hash, so they never change. */
  assets: 'assets',
  /** Photos, which never change either. */
  photos: 'photos',
  /** Photos of messages and complaints as last seen. Deleted together with the responses that hold them. */
  privatePhotos: 'private-photos',
  /** API responses for the signed-in student. Deleted at sign-out. */
  answers: 'answers',
} as const;

/**
 * Returns whether a response may be cached, so that its student can read it again without a network. Sign-in and files always go to the
 * server. The page itself stores vouchers, data for doors, and study material that is read in the app. Private files are not stored at all.
 */
export function isCacheable(path: string): boolean {
  return (
    path.startsWith('/api/') &&
    !/^\/api\/(auth|docs|openapi|payments\/verify|handovers|search\/suggestions|users\/me\/export|moderation|photos|study-files|attachments|hives\/[^/]+\/door)/.test(
      path,
    ) &&
    !/\/(file|receipt|calendar\.ics)$/.test(path)
  );
}

/** Marks a response as cached. The page shows it, and requests a new one from the server. */
export function markCached({ body, headers, status, statusText }: Response): Response {
  const marked = new Headers(headers);
  marked.set(KEPT_HEADER, '1');
  return new Response(body, { status, statusText, headers: marked });
}

/** Replaces a stored response. A response that is missing is not added, because its reader may have signed out. */
export async function replaceAnswer(
  answers: Cache,
  { url, body }: { readonly url: string; readonly body: string },
): Promise<void> {
  if (!isCacheable(new URL(url).pathname) || (await answers.match(url)) === undefined) return;
  await answers.put(url, new Response(body, { headers: { 'content-type': 'application/json' } }));
}
