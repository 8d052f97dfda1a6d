import * as z from 'zod';
import type { Clock } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import type { SandboxBooks } from './books.js';
import type { SandboxCharges } from './charges.js';
import type { SandboxDisputes } from './disputes.js';
import type { SandboxRefunds } from './refunds.js';
import type { SandboxTransfers } from './transfers.js';
import type { SandboxWebhooks } from './webhooks.js';
import { paidOtherwise } from './paid-otherwise.js';

const CHANNELS = ['card', 'mobile_money'] as const;

export const OUTCOMES = ['success', 'failed', 'abandoned'] as const;

export const decision = z.strictObject({
  outcome: z.enum(OUTCOMES),
  channel: z.enum(CHANNELS).default('card'),
  ...paidOtherwise,
});

/** Parts of the sandbox that its addresses use. */
export interface SandboxContext {
  readonly secretKey: string;
  readonly transfers: SandboxTransfers;
  readonly refunds: SandboxRefunds;
  readonly charges: SandboxCharges;
  readonly disputes: SandboxDisputes;
  readonly books: SandboxBooks;
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly webhooks: SandboxWebhooks;
}
