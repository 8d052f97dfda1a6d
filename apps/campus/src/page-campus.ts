import type { BrowserCampus } from '@campushive/contract/campus-schema';

/** Id of the link element with the URL of the campus file, which is fetched beside the scripts. */
export const CAMPUS_LINK_ID = 'campus';

/** The campus that the server serves, and its URL for browsers. */
export interface ServedCampus {
  readonly definition: BrowserCampus;
  /** The file name carries a hash of the definition, so that browsers cache it permanently. */
  readonly href: string;
}

/** Fetches the campus of this document. Throws when the request fails. */
export async function readPageCampus(page: Document): Promise<BrowserCampus> {
  const link = page.getElementById(CAMPUS_LINK_ID);
  if (!(link instanceof HTMLLinkElement)) throw new Error('The document names no campus');
  const response = await fetch(link.href);
  if (!response.ok) throw new Error(`${link.href} answered ${response.status}`);
  // The server validated the file at its start.
  return (await response.json()) as BrowserCampus;
}

/** Returns CSS with the campus's colours, which override those of the kit's stylesheet. Empty where the campus has none. */
export function brandRules({ brand: { tokens } }: Pick<BrowserCampus, 'brand'>): string {
  const rule = (selector: string, values: Readonly<Record<string, string>>) =>
    `${selector}{${Object.entries(values)
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`;
  if (Object.keys({ ...tokens.light, ...tokens.dark }).length === 0) return '';
  return [
    rule(":root,[data-theme='light']", tokens.light),
    rule("[data-theme='dark']", tokens.dark),
    `@media (prefers-color-scheme:dark){${rule(":root:not([data-theme]),[data-theme='system']", tokens.dark)}}`,
  ].join('');
}
