import type { GatewayAccess } from './platform/sms/http-gateway.js';
import { ConfigError, type Settings } from './settings.js';

/** Settings of text messages. */
export interface SmsConfig {
  /** The gateway; undefined for the development inbox, or for none in production. */
  readonly access: GatewayAccess | undefined;
  /** Number to which students send STOP; undefined where they answer the message. */
  readonly replyNumber: string | undefined;
  /** Secret with which the gateway reports answers of phones. */
  readonly inboundSecret: string | undefined;
  /** Messages a day for the whole campus. */
  readonly dailyLimit: number;
  /** Price of a segment in minor units; undefined for none. */
  readonly priceMinor: number | undefined;
}

/** Reads the settings of text messages; throws ConfigError for half a gateway. */
export function readSmsConfig(s: Settings): SmsConfig {
  const { SMS_URL: url, SMS_KEY: key, SMS_SENDER: sender } = s;
  const parts = [url, key, sender].filter((part) => part !== undefined);
  if (parts.length > 0 && parts.length < 3)
    throw new ConfigError('SMS_URL: needs SMS_KEY and SMS_SENDER beside it, and the other way round');
  return {
    access: url === undefined || key === undefined || sender === undefined ? undefined : { url, key, sender },
    replyNumber: s.SMS_REPLY_NUMBER,
    inboundSecret: s.SMS_INBOUND_SECRET,
    dailyLimit: s.SMS_DAILY_LIMIT,
    priceMinor: s.SMS_PRICE_MINOR,
  };
}
