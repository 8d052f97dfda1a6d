import { createClient, withStepUp, type Client, type Transport } from '@campushive/contract';
import type { Call } from '@campushive/contract/call';
import type { Campus } from '@campushive/contract/campus-schema';
import { calls } from '@campushive/domain/platform/campus';
import { answerCall, requireCaller } from '@campushive/domain/calls/answer-call';
import { Failure } from '@campushive/domain/calls/failure';
import { failureFrom } from '@campushive/domain/calls/outages';
import type { Viewer } from '@campushive/domain/calls/viewer';
import { signPhotos } from '@campushive/domain/base/uploads/private-photos';
import { incomingFile } from './incoming-file.js';
import { OnceByKey } from './once-by-key.js';
import type { Person } from './page-campus.js';
import { PASSWORD } from './password.js';
import { createPageTransport, type PageRequest, type PageResponse } from './page-transport.js';
import type { RunningDomain } from './running-domain.js';

/** Student of the host's database, whose calls need no session. */
export interface Member extends Pick<Person, 'id' | 'name' | 'email'> {
  readonly viewer: Viewer;
}

/** Token of a session, or a member. */
type Caller = string | Viewer;

/** Students and their clients. Calls run one after the other; each waits until the one before has had all its effects. */
export class People {
  readonly #domain: RunningDomain;
  readonly #campus: Campus;
  readonly #known = new Map<string, Person>();
  readonly #members = new Map<Person, Viewer>();
  readonly #settling: 'each call' | 'each step';
  readonly #keys = new OnceByKey();
  #turn: Promise<unknown> = Promise.resolve();
  #requests = 0;

  /** `settling`: time at which calls have their effects. Default: before the next call. */
  constructor(domain: RunningDomain, campus: Campus, settling: 'each call' | 'each step' = 'each call') {
    this.#domain = domain;
    this.#campus = campus;
    this.#settling = settling;
  }

  /** Names of all students, in the order of their sign-up. */
  names(): readonly string[] {
    return [...this.#known.keys()];
  }

  /** Returns the student with this name. Throws an error that lists all students when there is none. */
  named(name: string): Person {
    const found = this.#known.get(name);
    if (found !== undefined) return found;
    const names = this.names().join(', ') || 'none';
    throw new Error(`There is no student "${name}" on this campus. There is: ${names}`);
  }

  /** Signs a student up, who proves the mailbox of their university. */
  async signUp(name: string, universityId?: string): Promise<Person> {
    const university =
      this.#campus.institutions.find(({ id }) => id === universityId) ?? this.#campus.institutions[0];
    const email = `${name.toLowerCase().replace(/\W+/g, '.')}@${university?.emailDomains[0] ?? ''}`;
    const visitor = this.client(undefined, name);
    await visitor.auth.register({ name, email, password: PASSWORD });
    const { data } = await visitor.auth.verifyOtp({ email, otp: this.#domain.mailbox.codeFor(email) });
    const person = { id: data.user.id, name, email, token: data.token };
    this.#known.set(name, person);
    return person;
  }

  /** Returns copies of all students, for another campus on the same data. */
  all(): readonly Person[] {
    return [...this.#known.values()].map((person) => ({ ...person }));
  }

  /** Adds a student who signed up on the same data. */
  know(person: Person): void {
    this.#known.set(person.name, { ...person });
  }

  /** Adds a student of the host's database. */
  admit({ id, name, email, viewer }: Member): void {
    const person = { id, name, email, token: '' };
    this.#known.set(name, person);
    this.#members.set(person, viewer);
  }

  /** Returns the client of an open page. Calls that need the password again are refused. */
  pageOf(person: Person): Client {
    const member = this.#members.get(person);
    return this.client(async () => member ?? this.#tokenOf(person), person.name);
  }

  /** Returns a client that gives the password again where the server wants proof of it. */
  clientOf(person: Person): Client {
    const client = this.pageOf(person);
    return withStepUp(
      client,
      async () => (await client.auth.stepUp({ password: PASSWORD })).data.stepUpToken,
    );
  }

  /** Returns the client of a device: without a token, of a visitor. */
  client(identify: (() => Promise<Caller>) | undefined, device: string): Client {
    return createClient(
      createPageTransport(async (request) => this.#inTurn(request, await identify?.(), device)),
    );
  }

  /** Carries the requests of a device, whose headers name the session and the language, as over HTTP. */
  carrier(device: string): Transport {
    return createPageTransport((request) => {
      const { authorization } = request.headers;
      return this.#inTurn(request, authorization?.replace(/^Bearer /, ''), device);
    });
  }

  /** Does something once every call before it has had all its effects. Calls after it wait for it. */
  async meanwhile<T>(work: () => Promise<T>): Promise<T> {
    const running = this.#turn.then(work);
    this.#turn = running.catch(() => undefined);
    return running;
  }

  /** Resolves once every call has had all its effects. */
  async settled(): Promise<void> {
    await this.#turn;
  }

  /** Logs a student in again whose session ended while time passed. */
  async #tokenOf(person: Person): Promise<string> {
    const { email } = person;
    await this.#turn;
    const isOpen = await this.#domain.modules.auth.authenticate(person.token).then(
      () => true,
      () => false,
    );
    if (!isOpen) {
      const { data } = await this.client(undefined, person.name).auth.login({
        email,
        password: PASSWORD,
        rememberMe: true,
      });
      person.token = data.token;
    }
    return person.token;
  }

  #inTurn(request: PageRequest, caller: Caller | undefined, device: string): Promise<PageResponse> {
    const running = this.#turn.then(() => this.#answer(request, caller, device));
    const settle = () => (this.#settling === 'each call' ? this.#domain.settle() : undefined);
    this.#turn = running.then(settle).catch(() => undefined);
    return running;
  }

  async #answer(request: PageRequest, caller: Caller | undefined, device: string): Promise<PageResponse> {
    const { modules, platform } = this.#domain;
    const requestId = `request-${(this.#requests += 1)}`;
    try {
      const call: Call = calls[request.name];
      const holder = typeof caller === 'string' ? await modules.auth.authenticate(caller) : (caller ?? null);
      const viewer = requireCaller(call, holder);
      const answer = await answerCall(
        {
          handlers: modules.handlers,
          requireStepUp: typeof caller === 'object' ? async () => undefined : modules.auth.requireStepUp,
          once: ({ userId, key, call: called, input }, file, run) =>
            // Files are not compared: each upload is stored.
            file === undefined
              ? this.#keys.run(userId, key, JSON.stringify([called, input]), () => run(undefined))
              : run(file),
        },
        {
          name: request.name,
          viewer,
          fields: request.fields,
          file: request.file && incomingFile(request.file),
          stepUp: request.headers['x-step-up'],
          idempotencyKey: request.headers['idempotency-key'],
          origin: {
            requestId,
            ip: addressOf(device),
            userAgent: undefined,
            proxyPlace: undefined,
            language: request.headers['accept-language'] ?? 'en',
            device: `device-of-${device}`,
            proofOfWork: request.headers['x-proof-of-work'],
            log: platform.log,
          },
        },
      );
      const body = bodyOf(call, viewer, signPhotos(platform, answer));
      return { status: call.creates ? 201 : 200, body: this.#domain.storage.withOpenAddresses(body) };
    } catch (error) {
      if (!(error instanceof Failure)) this.#domain.errors.push(error);
      const failure = failureFrom(error);
      return { status: failure.status, body: failure.body(requestId), retryAfter: failure.retryAfter };
    }
  }
}

/** Returns the answer as its reader gets it: a copy with the documented fields alone. */
function bodyOf(call: Call, _viewer: Viewer | null, answer: Record<string, unknown>): unknown {
  const copy: Record<string, unknown> = JSON.parse(JSON.stringify({ status: 'success', ...answer }));
  if (call.output === undefined) return copy;
  return { ...copy, data: call.output.parse(copy['data']) };
}

/** Returns an address for each device, so that limits by network do not count students together. */
function addressOf(device: string): string {
  let sum = 7;
  for (const sign of device) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_536;
  return `10.20.${sum >> 8}.${sum & 255}`;
}
