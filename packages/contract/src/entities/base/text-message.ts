import * as z from 'zod/mini';
import { SMS_STATES } from '../../accounts/text-messages.js';
import { instant, majorUnits } from '../../schema.js';

/** The viewer's number for text messages. */
export const textMessages = z.object({
  /** False where the server sends no text messages. */
  available: z.boolean(),
  /** Null without a number. */
  number: z.nullable(
    z.object({
      /** The number, masked. It is never shown whole. */
      maskedPhone: z.string(),
      /** True once a code has proved the number. Only a proven number gets messages. */
      isProven: z.boolean(),
      isOn: z.boolean(),
      /** Time at which the phone answered STOP. Null otherwise. */
      stoppedAt: z.nullable(instant),
      /** Time of the latest code. */
      codeSentAt: instant,
      /** State of the message with the latest code. Null once the number is proven. */
      codeState: z.nullable(z.enum(SMS_STATES)),
    }),
  ),
});
/** The viewer's number for text messages. */
export type TextMessages = z.infer<typeof textMessages>;

const figures = z.object({
  /** Accepted by the gateway. */
  sent: z.int(),
  /** Parts of 160 characters, for which gateways charge. */
  segments: z.int(),
  refused: z.int(),
  /** Given up without an answer of the gateway. */
  failed: z.int(),
  /** Not sent because a daily limit was reached. */
  heldBack: z.int(),
  /** Cost in major units. Null where the operator names no price. */
  cost: z.nullable(majorUnits),
});

/** Numbers of text messages of the campus. */
export const textMessageFigures = z.object({
  available: z.boolean(),
  /** Messages of today that count towards the limit. */
  usedToday: z.int(),
  /** Limit of messages a day. */
  dailyLimit: z.int(),
  today: figures,
  /** The calendar month. Rows are kept for 31 days. */
  month: figures,
});
/** Numbers of text messages of the campus. */
export type TextMessageFigures = z.infer<typeof textMessageFigures>;
