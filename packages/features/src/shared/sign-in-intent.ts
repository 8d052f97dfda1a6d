import { HOUR, type FavoriteKind } from '@campushive/contract';
import type { Clock, DeviceStorage } from '../kernel/index.js';

/** What a visitor wanted when the login came between: a listing, saved or liked. It is done once they are signed in. */
export interface SignInIntent {
  readonly hiveId: string;
  readonly kind: FavoriteKind;
}

/** A login that comes later than this is not about it any more. */
const LIFETIME = HOUR;

export function writeIntent(storage: DeviceStorage, clock: Clock, { hiveId, kind }: SignInIntent): void {
  storage.write('sign-in-intent', JSON.stringify({ hiveId, kind, at: clock.now().getTime() }));
}

/** Takes the intent out of the storage, so that it is done once; null where there is none. */
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
