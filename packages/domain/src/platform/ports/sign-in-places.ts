import type { SignInPlace } from '@campushive/contract';
import type { Origin } from '../../calls/viewer.js';

/** Finds where sign-ins come from. */
export interface SignInPlaces {
  /** Returns the place of a request; null where neither the proxy nor the data knows it. Never throws. */
  of(origin: Pick<Origin, 'ip' | 'proxyPlace'>): Promise<SignInPlace | null>;
}
