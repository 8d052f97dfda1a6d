import { ProviderError } from '@campushive/domain/platform/paystack/provider';
import type { UnknownAnswer } from './unknown-answers.js';

export interface PaystackAccess {
  readonly baseUrl: string;
  readonly secretKey: string;
  /** Over the network; the sandbox answers in the process. */
  readonly fetch: typeof globalThis.fetch;
  /** Timeout of a call in ms. Default: 15 s. */
  readonly timeout?: number;
  /** Origins that answers may name besides Paystack's own, such as the sandbox's. Default: none. */
  readonly trustedOrigins?: readonly string[];
  /** Takes provider responses without an entry in the failure tables. */
  readonly onUnknown?: (answer: UnknownAnswer) => void;
}

/** Paystack answered "not found". */
export class Unknown extends ProviderError {}
