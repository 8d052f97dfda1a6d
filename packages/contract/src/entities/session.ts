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
  /** To within five minutes. */
  lastUsedAt: instant,
  expiresAt: instant,
});
export type DeviceSession = z.infer<typeof deviceSession>;

/** A fresh proof of who asks: bound to the session that asked for it, and gone with it. */
export const stepUp = z.object({
  /** Sent as `X-Step-Up`. */
  stepUpToken: z.string(),
  expiresAt: instant,
});
export type StepUp = z.infer<typeof stepUp>;
