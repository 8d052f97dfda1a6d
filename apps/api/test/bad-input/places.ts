import { inQuery, routeOf, type CallName } from '@campushive/contract';
import type { Call } from '@campushive/contract/call';
import { calls } from '@campushive/contract/calls';

export type Place = 'path' | 'query' | 'body' | 'form';

/** Returns where a call's field is sent. */
export function placeOf(name: CallName, field: string): Place {
  if (routeOf(name).pathFields.includes(field)) return 'path';
  if (inQuery(name)) return 'query';
  return callOf(name).upload ? 'form' : 'body';
}

export const callOf = (name: CallName): Call => calls[name];

/** Returns the lowest role that may make calls of this kind. */
export const roleFor = (caller: Call['who']): 'student' | 'moderator' | 'admin' =>
  caller === 'moderator' || caller === 'admin' ? caller : 'student';
