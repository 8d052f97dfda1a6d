import { ApiError } from '@campushive/contract';
import { messages } from './kernel.messages.js';
import { defineMessages, useMessages } from './messages.js';

const catalogue = defineMessages({
  en: messages,
  fr: () => import('./kernel.messages.fr.js'),
  es: () => import('./kernel.messages.es.js'),
});

/** What to tell a person about a failed call: our own words where the code has some, else the server's, else `fallback`. */
export function useFailureText(): (error: unknown, fallback: string) => string {
  const words = useMessages(catalogue);
  return (error, fallback) => {
    if (!(error instanceof ApiError)) return fallback;
    switch (error.code) {
      case 'network':
        return words.offline;
      case 'timeout':
        return words.timeout;
      case 'rate_limited':
        return words.tooOften(error.retryAfter ?? 60);
      case 'session_expired':
      case 'unauthenticated':
        return words.sessionEnded;
      case 'internal':
      case 'unavailable':
        return fallback;
      default:
        return error.message === '' ? fallback : error.message;
    }
  };
}
