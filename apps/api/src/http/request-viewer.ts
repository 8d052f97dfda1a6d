import type { FastifyRequest } from 'fastify';
import type { Viewer } from '@campushive/domain/calls/viewer';

const viewers = new WeakMap<FastifyRequest, Viewer>();

/** Remembers who makes a request, for the log. */
export const rememberViewer = (request: FastifyRequest, viewer: Viewer): void => {
  viewers.set(request, viewer);
};

/** Returns the caller of a request, once authenticated. */
export const viewerBehind = (request: FastifyRequest): Viewer | undefined => viewers.get(request);
