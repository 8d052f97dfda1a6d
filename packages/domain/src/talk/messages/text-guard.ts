import { createHook } from '../../platform/hook.js';
import type { Platform } from '../../platform/platform.js';

/** A text that a student is about to send. */
export interface GuardedText {
  readonly content: string;
  /** The sender has confirmed the text after a refusal. */
  readonly confirmed?: boolean | undefined;
}

/** The owner of orders refuses a text that gives away a code which releases the sender's money. */
export const onTextSent =
  createHook<
    (platform: Pick<Platform, 'db' | 'secrets'>, senderId: string, text: GuardedText) => Promise<void>
  >('onTextSent');
