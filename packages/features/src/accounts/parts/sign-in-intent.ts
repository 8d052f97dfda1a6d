import { HOUR, type FavoriteKind } from '@campushive/contract';
import type { Clock, DeviceStorage } from '../../kernel/index.js';

/** Action that a visitor started before the login: saving or liking a listing. Completed after the login. */
export interface SignInIntent {
  readonly hiveId: string;
  readonly kind: FavoriteKind;
}

/** Lifetime of an intent, in milliseconds. A later login discards it. */
const LIFETIME = HOUR;

export function writeIntent(storage: DeviceStorage, clock: Clock, { hiveId, kind }: SignInIntent): void {
  storage.write('sign-in-intent', JSON.stringify({ hiveId, kind, at: clock.now().getTime() }));
}

/** Reads and deletes the stored intent, so that it is completed once. Returns null without a valid one. */
export function takeIntent(storage: DeviceStorage, clock: Clock): SignInIntent | null {
  const note = storage.read('sign-in-intent');
  if (note === null) return null;
  storage.write('sign-in-intent', null);
  const intent = parse(note);
  if (intent === null || clock.now().getTime() - intent.at > LIFETIME) return null;
  return { hiveId: intent.hiveId, kind: intent.kind };
}

function parse(note: string): (SignInIntent & { readonly at: number }) | null {
  try {
    const found: unknown = JSON.parse(note);
    if (typeof found !== 'object' || found === null) return null;
    if (!('hiveId' in found && 'kind' in found && 'at' in found)) return null;
    const { hiveId, kind, at } = found;
    if (typeof hiveId !== 'string' || typeof at !== 'number') return null;
    return kind === 'saved' || kind === 'liked' ? { hiveId, kind, at } : null;
  } catch {
    return null;
  }
}
