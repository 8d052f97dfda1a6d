import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { Clock } from '@campushive/domain/platform/clock';
import type { Secrets } from '@campushive/domain/platform/ports/secrets';
import type { SmsLane } from '@campushive/domain/platform/ports/sms';
import type { Config } from '../../config.js';
import { createHttpGateway } from './http-gateway.js';
import { serveSmsInbox, SmsInbox } from './sms-inbox.js';

/** Text messages of this server, and the development inbox where there is one. */
export interface OpenSms {
  readonly sms: SmsLane | undefined;
  readonly smsInbox: SmsInbox | undefined;
}

/** Opens the gateway of the settings. Without one, development has an inbox, and production no text messages. */
export function openSms(app: FastifyInstance, config: Config, clock: Clock, secrets: Secrets): OpenSms {
  const { access, replyNumber, inboundSecret, dailyLimit, priceMinor } = config.sms;
  const shared = { replyNumber, dailyLimit, priceMinor };
  if (access !== undefined)
    return { sms: { ...shared, inboundSecret, gateway: createHttpGateway(access) }, smsInbox: undefined };
  if (config.production) return { sms: undefined, smsInbox: undefined };
  const smsInbox = new SmsInbox(join(config.dataDir, 'sms.jsonl'), clock);
  const secret = inboundSecret ?? secrets.token();
  serveSmsInbox(app, smsInbox, secret);
  return { sms: { ...shared, inboundSecret: secret, gateway: smsInbox }, smsInbox };
}
