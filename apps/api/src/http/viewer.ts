import type { User } from '@campushive/contract';
import type { FastifyBaseLogger } from 'fastify';

/** Who makes a call. */
export interface Viewer {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: User['role'];
  readonly universityId: string;
}

/** Where a call comes from. */
export interface Origin {
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string | undefined;
  readonly log: FastifyBaseLogger;
}
