import { HANDOVER_TRIES, MINUTE } from '@campushive/contract';
import { Attempts } from '../../../platform/attempts.js';
import type { Platform } from '../../../platform/platform.js';

const LOCKED_FOR = 15 * MINUTE;

/** Five wrong codes of an order, at either end of a delivery, close it for a quarter of an hour. */
export const handoverAttempts = ({ db, clock }: Platform): Attempts =>
  new Attempts(db, clock, { freeTries: HANDOVER_TRIES, firstWait: LOCKED_FOR, longestWait: LOCKED_FOR });

export const handoverKey = (orderId: string): string => `handover:${orderId}`;
