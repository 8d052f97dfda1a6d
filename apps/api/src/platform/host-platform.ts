import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.js';
import type { Platform } from '@campushive/domain/platform/platform';

/** Platform of the Node server, with all of its settings. */
export interface HostPlatform extends Platform {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
}
