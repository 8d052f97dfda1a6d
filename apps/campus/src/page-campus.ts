import type { BrowserCampus } from '@campushive/contract/campus-schema';

/** The link by which a document names its campus: a file of the server's, fetched beside the scripts. */
export const CAMPUS_LINK_ID = 'campus';

/** What the server serves, and where its browsers read it. */
export interface ServedCampus {
  readonly definition: BrowserCampus;
  /** Its name carries a hash of the definition, so that a browser keeps it for good. */
  readonly href: string;
}

/** The campus of this document; throws when it did not come. */
export async function readPageCampus(page: Document): Promise<BrowserCampus> {
  const link = page.getElementById(CAMPUS_LINK_ID);
  if (!(link instanceof HTMLLinkElement)) throw new Error('The document names no campus');
  const response = await fetch(link.href);
  if (!response.ok) throw new Error(`${link.href} answered ${response.status}`);
  // The server checked it when it started.
  return (await response.json()) as BrowserCampus;
}
