/** A text message on its way to a phone. None of it may be logged. */
export interface Sms {
  /** Id of the message. A gateway that has taken this id before sends nothing again. */
  readonly id: string;
  /** The number with the calling code and without a plus sign: `233244123456`. */
  readonly to: string;
  /** Text in the GSM alphabet. */
  readonly text: string;
}

/** Reason of a gateway that refuses a message for good. */
export type SmsRefusal = 'number' | 'sender' | 'credit' | 'key' | 'other';

/** Outcome of one attempt to send. `unanswered`: the gateway may have taken the message. */
export type SmsOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly reason: SmsRefusal }
  | { readonly kind: 'unreachable'; readonly unanswered: boolean };

/** Sends text messages through one gateway. Never throws; gives up after a few seconds. */
export interface SmsGateway {
  send(message: Sms): Promise<SmsOutcome>;
}

/** The gateway of an installation, with the operator's settings. */
export interface SmsLane {
  readonly gateway: SmsGateway;
  /** Number to which students send STOP; undefined where they answer the message. */
  readonly replyNumber: string | undefined;
  /** Messages a day for the whole campus. */
  readonly dailyLimit: number;
  /** Price of a segment in minor units; undefined where the operator names none. */
  readonly priceMinor: number | undefined;
  /** Secret with which the gateway reports answers; undefined where it reports none. */
  readonly inboundSecret: string | undefined;
}
