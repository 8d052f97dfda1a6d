import multipart from '@fastify/multipart';
import { CALL_TYPES, inQuery, routeOf, routes, type CallName } from '@campushive/contract';
import type { Call } from '@campushive/contract/call';
import { calls, campus } from '@campushive/domain/platform/campus';
import type { PlaceHeaders } from '../config.js';
import {
  HIVE_NAMES,
  hiveNamesOf,
  MAX_ATTACHMENT_BYTES,
  MAX_PHOTO_BYTES,
  MAX_STUDY_FILE_BYTES,
} from '@campushive/contract';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerCall, requireCaller, type RepeatableCall } from '@campushive/domain/calls/answer-call';
import { Failure } from '@campushive/domain/calls/failure';
import type { Handlers, IncomingFile, OutgoingFile } from '@campushive/domain/calls/handlers';
import type { Idempotency } from './idempotency.js';
import { answerSchema } from './json-schema.js';
import { sendMemoizedJson } from './memoized-json.js';
import { originOf } from './origin.js';
import { pageCookieOf } from './cookies/page-cookie.js';
import { serializerOf } from './serializers.js';
import { rememberViewer } from './request-viewer.js';
import type { Viewer } from '@campushive/domain/calls/viewer';
import { networkOf } from '@campushive/domain/platform/network-of';
import type { Secrets } from '@campushive/domain/platform/ports/secrets';
import { readDeviceCookie, setDeviceCookie } from './cookies/device-cookie.js';

export interface CallServing {
  readonly handlers: Handlers;
  /** Returns the viewer of a token. Throws `session_expired` when the session has ended. */
  authenticate(token: string): Promise<Viewer>;
  /** Throws `step_up_required` unless the proof is fresh and of this session. */
  requireStepUp(viewer: Viewer, proof: string | undefined): Promise<void>;
  /** Makes the addresses of private photos in a member's answer ones that can be opened for a while. */
  sign<T>(answer: T): T;
  readonly idempotency: Idempotency;
  /** Whether the site is served over HTTPS. */
  readonly secure: boolean;
  readonly placeHeaders: PlaceHeaders | undefined;
  readonly secrets: Secrets;
  /** Throws `rate_limited`. `device` is the name in the device cookie, `network` the address that many may share. */
  limit(viewer: Viewer | null, device: string | undefined, network: string): Promise<void>;
}

type Fields = Record<string, unknown>;

/**
 * Serves every call of the contract: collects and validates its input, authenticates the caller, and compiles the
 * serialiser of its answer.
 */
export async function serveCalls(app: FastifyInstance, serving: CallServing): Promise<void> {
  app.setSerializerCompiler<object>(({ schema }) => serializerOf(schema));
  await app.register(multipart, {
    limits: { fileSize: MAX_PHOTO_BYTES, files: 1, fields: 10, fieldSize: 1_000 },
  });
  const names = Object.keys(routes) as CallName[];
  for (const address of new Set<string>(Object.values(routes))) {
    serveAddress(
      app,
      serving,
      names.filter((name) => routes[name] === address),
    );
  }
}

/** Serves the call of an address. An address with several calls selects one by its query. */
function serveAddress(app: FastifyInstance, serving: CallServing, names: readonly CallName[]): void {
  const [name] = names;
  if (name === undefined) return;
  const { path } = routeOf(name);
  if (names.length > 1) return serveShared(app, serving, names, path);
  if (!path.includes('{category}')) return serveRoute(app, serving, name, path, {});
  // Adds one route per hive, so that any other name stays an unknown address.
  for (const category of new Set([...HIVE_NAMES, ...hiveNamesOf(campus)])) {
    serveRoute(app, serving, name, path.replace('{category}', category), { category });
  }
}

function serveRoute(
  app: FastifyInstance,
  serving: CallServing,
  name: CallName,
  path: string,
  fixed: Fields,
): void {
  app.route({
    method: routeOf(name).method,
    url: urlOf(path),
    ...(isDownload(name) ? {} : { schema: { response: { '2xx': answerSchema(calls[name]) } } }),
    handler: handlerOf(serving, name, fixed),
  });
}

function serveShared(
  app: FastifyInstance,
  serving: CallServing,
  names: readonly CallName[],
  path: string,
): void {
  const served = names.map((name) => ({
    type: CALL_TYPES[name],
    schema: answerSchema(calls[name]),
    handle: handlerOf(serving, name, {}),
  }));
  app.route({
    method: 'GET',
    url: urlOf(path),
    handler(request, reply) {
      const { type } = request.query as Fields;
      const chosen = served.find((one) => one.type === type) ?? served[0];
      if (chosen === undefined) throw new Error(`No call is served at ${path}`);
      void reply
        .type('application/json; charset=utf-8')
        .serializer((answer) => String(reply.serializeInput(answer, chosen.schema)));
      return chosen.handle(request, reply);
    },
  });
}

/** Returns true if the call streams a file, which needs no serialiser. */
const isDownload = (name: CallName) => 'download' in calls[name];

const urlOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

function handlerOf(serving: CallServing, name: CallName, fixed: Fields) {
  const call: Call = calls[name];
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const viewer = await viewerOf(serving, call, request);
    const deviceId = readDeviceCookie(request, serving.secrets);
    await serving.limit(viewer, deviceId, networkOf(request.ip));
    const device =
      deviceId ?? (viewer === null ? setDeviceCookie(reply, serving.secrets, serving.secure) : undefined);
    const { fields, file } = await collect(name, call, request, fixed);
    const key = request.headers['idempotency-key'];
    const answer = await answerCall(
      {
        handlers: serving.handlers,
        requireStepUp: serving.requireStepUp,
        once: (repeatable, sent, run) => once(serving.idempotency, repeatable, sent, run),
      },
      {
        ...{ name, viewer, fields, file },
        origin: originOf(request, device, serving.placeHeaders),
        pageCookie: pageCookieOf(request, reply, serving.secure),
        stepUp: proofOf(request),
        idempotencyKey: typeof key === 'string' ? key : undefined,
      },
    );
    // Keeps a student's data from proxies, and from the next person at the same computer.
    void reply.header('cache-control', viewer === null ? 'no-cache' : 'private, no-store');
    if (call.download) return sendFile(reply, answer['download'] as OutgoingFile);
    void reply.code(call.creates ? 201 : 200);
    // Handlers freeze answers that many callers share.
    return Object.isFrozen(answer)
      ? sendMemoizedJson(reply, answer)
      : { status: 'success', ...(viewer === null ? answer : serving.sign(answer)) };
  };
}

function sendFile(reply: FastifyReply, { name, type, stream }: OutgoingFile): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(stream));
}

async function viewerOf(serving: CallServing, call: Call, request: FastifyRequest): Promise<Viewer | null> {
  const viewer = call.who === 'anyone' ? null : await sessionOf(serving, request);
  if (viewer !== null) rememberViewer(request, viewer);
  return requireCaller(call, viewer);
}

async function sessionOf(serving: CallServing, request: FastifyRequest): Promise<Viewer | null> {
  const header = request.headers.authorization;
  const token = header === undefined ? undefined : /^Bearer ([\w-]{20,200})$/i.exec(header)?.[1];
  if (token !== undefined) return serving.authenticate(token);
  if (header !== undefined)
    throw new Failure('unauthenticated', 'This is not a session token. Please log in.');
  return null;
}

function proofOf({ headers }: FastifyRequest): string | undefined {
  const proof = headers['x-step-up'];
  return typeof proof === 'string' ? proof : undefined;
}

async function collect(
  name: CallName,
  call: Call,
  request: FastifyRequest,
  fixed: Fields,
): Promise<{ fields: Fields; file: IncomingFile | undefined }> {
  const path = { ...(request.params as Fields), ...fixed };
  if (call.upload) return collectUpload(request, name);
  if (inQuery(name)) {
    return { fields: { ...(request.query as Fields), ...path }, file: undefined };
  }
  const body = request.body === undefined ? {} : request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Failure('malformed_request', 'The body must be a JSON object.');
  }
  const clash = routeOf(name).pathFields.find((field) => Object.hasOwn(body, field));
  if (clash !== undefined) {
    throw new Failure('validation_failed', `${clash}: Unknown field`, {
      fieldErrors: { [clash]: { code: 'unknown_field' } },
    });
  }
  return { fields: { ...body, ...path }, file: undefined };
}

/** Bytes of one file, where it is not a photo. */
const FILE_LIMITS: Partial<Record<CallName, number>> = {
  'files.create': MAX_STUDY_FILE_BYTES,
  'attachments.create': MAX_ATTACHMENT_BYTES,
};

/** Fields come before the file, so that the file can be streamed. */
async function collectUpload(
  request: FastifyRequest,
  name: CallName,
): Promise<{ fields: Fields; file: IncomingFile }> {
  if (!request.isMultipart())
    throw new Failure('unsupported_media_type', 'Send multipart/form-data with a `file`.');
  const fileSize = FILE_LIMITS[name] ?? MAX_PHOTO_BYTES;
  const part = await request.file({ limits: { fileSize } }).catch(refuseBrokenForm);
  if (part === undefined || part.fieldname !== 'file') {
    throw new Failure('validation_failed', 'file: Required', { fieldErrors: { file: { code: 'required' } } });
  }
  const fields: Fields = {};
  for (const [field, value] of Object.entries(part.fields)) {
    if (field !== 'file' && value !== undefined && 'value' in value) fields[field] = value.value;
  }
  return {
    fields,
    file: {
      name: part.filename,
      stream: completeChunksOf(part.file),
      truncated: () => part.file.truncated,
    },
  };
}

/** Rethrows the parser's own errors. Maps all others to a malformed request: the sender or the network broke the form. */
function refuseBrokenForm(error: Error & { statusCode?: number }): never {
  if (error.statusCode !== undefined) throw error;
  throw new Failure('malformed_request', 'The form could not be read.');
}

/** Returns the file as it comes; one that breaks off is a form that could not be read. */
async function* completeChunksOf(file: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of file) yield chunk as Buffer;
  } catch {
    throw new Failure('malformed_request', 'The upload ended before the file was complete. Send it again.');
  }
}

/** A repeated upload is the same only when its bytes are: they are read first, then given on from memory. */
async function once(
  idempotency: Idempotency,
  request: RepeatableCall,
  file: IncomingFile | undefined,
  run: (file: IncomingFile | undefined) => Promise<Fields>,
): Promise<Fields> {
  if (file === undefined) return idempotency.once(request, () => run(undefined));
  const bytes = await buffer(file.stream);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return idempotency.once({ ...request, input: [request.input, sha256] }, () =>
    run({ ...file, stream: Readable.from([bytes]) }),
  );
}
