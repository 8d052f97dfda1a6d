import type { FastifyRequest } from 'fastify';
import { campus } from '@campushive/domain/platform/campus';

/** Browsers send a handful of languages; a longer header is cut. */
const MAX_LENGTH = 200;

/** Returns the campus language that `Accept-Language` (RFC 9110, 12.5.4) prefers, or the campus's first language. */
export function readLanguage(header: string | undefined): string {
  const liked = (header ?? '')
    .slice(0, MAX_LENGTH)
    .split(',')
    .map(readChoice)
    .sort((one, other) => other.weight - one.weight);
  for (const { language, weight } of liked) if (language !== undefined && weight > 0) return language;
  return campus.defaultLocale;
}

/** Returns the language in the address's query. */
export function requestedLanguage({ query }: Pick<FastifyRequest, 'query'>): string | undefined {
  const { lang } = query as { lang?: unknown };
  return campus.locales.find((locale) => locale === lang);
}

/** Returns the language of a page: from the address, or else from the browser. */
export function pageLanguage(request: Pick<FastifyRequest, 'query' | 'headers'>): string {
  return requestedLanguage(request) ?? readLanguage(request.headers['accept-language']);
}

function readChoice(choice: string): { language: string | undefined; weight: number } {
  const [tag = '', weight] = choice.split(';');
  const [primary = ''] = tag.trim().toLowerCase().split('-');
  const named = /^\s*q=([01](?:\.\d{1,3})?)\s*$/.exec(weight ?? 'q=1')?.[1];
  return { language: campus.locales.find((locale) => locale === primary), weight: Number(named ?? 0) };
}
