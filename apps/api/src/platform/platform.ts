import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.js';
import type { Clock } from './clock.js';
import type { Database } from './database/database.js';
import type { Jobs } from './jobs.js';
import type { Limits } from './limits.js';
import type { MailSender } from './mail/sender.js';
import type { Outbox } from './outbox.js';
import type { Ports } from './ports/ports.js';
import type { Realtime } from './realtime.js';
import type { Secrets } from './ports/secrets.js';
import type { Storage } from './storage.js';

/** Infrastructure that the domain modules may use. */
export interface Platform extends Database, Ports {
  readonly config: Config;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly mail: MailSender;
  readonly storage: Storage;
  readonly limits: Limits;
  readonly jobs: Jobs;
  readonly outbox: Outbox;
  readonly realtime: Realtime;
  readonly log: FastifyBaseLogger;
}
