import * as z from 'zod/mini';
import { instant } from '../schema.js';

/** One of my sessions: a device that is signed in. */
export const deviceSession = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  /** As the browser names itself: `Chrome`, `Android`; null when it does not say. */
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
