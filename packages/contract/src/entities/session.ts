import * as z from 'zod/mini';
import { instant } from '../schema.js';

/** A signed-in device of the viewer. */
export const deviceSession = z.object({
  id: z.string(),
  /** True for the session that sent the request. */
  current: z.boolean(),
  /** Browser or system name, such as `Chrome` or `Android`. Null when the browser sends none. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  remember: z.boolean(),
  createdAt: instant,
  /** Precise to five minutes. */
  lastUsedAt: instant,
  expiresAt: instant,
});
export type DeviceSession = z.infer<typeof deviceSession>;

/** A recent identity check, bound to the session that requested it, and deleted with it. */
export const stepUp = z.object({
  /** Sent as `X-Step-Up`. */
  stepUpToken: z.string(),
  expiresAt: instant,
});
export type StepUp = z.infer<typeof stepUp>;
