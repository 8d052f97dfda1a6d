import * as z from 'zod/mini';
import { instant } from '../../schema.js';

/** Place of a sign-in, from its network address, which is not kept. */
const signInPlace = z.object({
  /** True for a private address, which has no country. */
  isCampusNetwork: z.boolean(),
  /** Two letters, ISO 3166-1. */
  country: z.nullable(z.string()),
  /** Null where only the country is known. */
  city: z.nullable(z.string()),
});
/** The place of a sign-in: the campus network, or a country (ISO 3166-1) and a city. */
export type SignInPlace = z.infer<typeof signInPlace>;

/** A signed-in device of the viewer. */
export const deviceSession = z.object({
  id: z.string(),
  /** True for the session that sent the request. */
  current: z.boolean(),
  /** Browser or system name, such as `Chrome` or `Android`. Null when the browser sends none. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** Place of the sign-in. Null where it is unknown, and for sessions from before it was kept. */
  place: z.nullable(signInPlace),
  remember: z.boolean(),
  createdAt: instant,
  /** Precise to five minutes. */
  lastUsedAt: instant,
  expiresAt: instant,
});
/** A signed-in device of the viewer. Times are ISO 8601 instants. */
export type DeviceSession = z.infer<typeof deviceSession>;

/** A recent identity check, bound to the session that requested it, and deleted with it. */
export const stepUp = z.object({
  /** Sent as `X-Step-Up`. */
  stepUpToken: z.string(),
  expiresAt: instant,
});
/** A recent identity check. Its token is valid for `STEP_UP_LIFETIME`. */
export type StepUp = z.infer<typeof stepUp>;
