import type { FastifyRequest } from 'fastify';
import type { PlaceHeaders } from '../config.js';
import { readLanguage } from './language.js';
import { proxyPlaceOf } from './proxy-place.js';
import type { Origin } from '@campushive/domain/calls/viewer';

/** Returns the origin of a request, for limits, logs and sessions. */
export function originOf(
  request: FastifyRequest,
  device: string | undefined,
  placeHeaders: PlaceHeaders | undefined,
): Origin {
  return {
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 200),
    proxyPlace: proxyPlaceOf(request.headers, placeHeaders),
    language: readLanguage(request.headers['accept-language']),
    device,
    proofOfWork: textHeader(request.headers['x-proof-of-work']),
    log: request.log,
  };
}

const textHeader = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);
