import type { Campus } from '@campushive/contract/campus-schema';
import type { Clock } from './clock.js';
import type { Database } from './database/database.js';
import type { Jobs } from './jobs.js';
import type { Limits } from './limits.js';
import type { Log } from './log.js';
import type { MailSender } from './mail/sender.js';
import type { Outbox } from './outbox/outbox.js';
import type { Ports } from './ports/ports.js';
import type { Pages } from './pages.js';
import type { Presence } from './presence.js';
import type { PushSender } from './push.js';
import type { Realtime } from './realtime.js';
import type { SmsLane } from './ports/sms.js';
import type { Secrets } from './ports/secrets.js';
import type { Storage } from './storage.js';

/** Settings of an installation that the domain reads. */
export interface DomainConfig {
  readonly production: boolean;
  /** The served campus: brand, country, currency, institutions, hives, fees. */
  readonly campus: Campus;
  /** The address that students type, without a trailing slash. */
  readonly publicUrl: string;
  /** Address that receives messages of visitors and members. */
  readonly supportEmail: string;
  readonly adminEmails: readonly string[];
  /** A file with additional rules of the scam shield. */
  readonly scamRules: string | undefined;
  /** A file in MaxMind's format with countries, and cities if wanted; undefined for the countries that come with the server. */
  readonly placeData: string | undefined;
}

/** Infrastructure that the domain modules may use. */
export interface Platform extends Database, Ports {
  readonly config: DomainConfig;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly mail: MailSender;
  readonly storage: Storage;
  readonly limits: Limits;
  readonly jobs: Jobs;
  readonly outbox: Outbox;
  readonly realtime: Realtime;
  readonly pages: Pages;
  readonly presence: Presence;
  /** Sender of push messages; undefined where push is switched off. */
  readonly push: PushSender | undefined;
  /** Gateway of text messages; undefined without `SMS_URL` in production. */
  readonly sms: SmsLane | undefined;
  readonly log: Log;
}
