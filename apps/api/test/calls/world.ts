import {
  ApiError,
  DAY,
  HOUR,
  PAYOUT_ACCOUNT_WAIT,
  withStepUp,
  type ChargebackOutcome,
  type Client,
  type CreatedPasskey,
  type PasskeyCreation,
  type PasskeyRequest,
  type Payment,
  type UsedPasskey,
  type User,
} from '@campushive/contract';
import { afterAll, beforeAll, expect } from 'vitest';
import { openWorld } from './open-world.js';

/** Device whose owner approves each request. */
export interface Authenticator {
  create(options: PasskeyCreation['options']): Promise<CreatedPasskey>;
  use(options: PasskeyRequest['options']): Promise<UsedPasskey>;
}

/** Real server, used through the real client, with the payers and banks around it. */
export interface World {
  client(token?: string): Client;
  /** Logs in from another device and network. */
  signInElsewhere: Client['auth']['login'];
  /** Creates a device without passkeys. */
  authenticator(): Authenticator;
  codeFor(email: string): Promise<string>;
  /** Returns a signed-in student with {@link PASSWORD}, stored directly as sign-up would. */
  admit(name: string, email: string): Promise<{ readonly id: string; readonly token: string }>;
  resetTokenFor(email: string): Promise<string>;
  /** Returns the newest "This wasn't me" token sent to an email address. */
  alarmTokenFor(email: string): Promise<string>;
  /** Returns the text messages to a number such as `233244123456`, newest first. */
  textsTo(to: string): Promise<string[]>;
  /** Simulates the payer on the provider's page. */
  pay(
    payment: { reference: string; authorizationUrl: string },
    /** `short` pays less than required. `foreign` pays in another currency. */
    outcome: 'success' | 'failed' | 'short' | 'foreign',
  ): Promise<void>;
  /** Simulates the payer's reply to the prompt on the phone. */
  answerPrompt(payment: Payment, answer: 'approve' | 'decline'): Promise<void>;
  /** Simulates the payer's bank, which raises a chargeback or decides it. */
  bank(payment: Pick<Payment, 'reference'>, step: 'raise' | ChargebackOutcome): Promise<void>;
  /** Removes a payment from the provider and advances to the nightly comparison. */
  forgetAtProvider(payment: Pick<Payment, 'reference'>): Promise<void>;
  /** Makes the provider refuse transfers for lack of balance, or accept them again. */
  refuseTransfers(refused: boolean): Promise<void>;
  /** Sets a student's role, as an operator does. */
  promote(id: string, role: User['role']): Promise<void>;
  /** Sets the days since a student's last verification and runs the server's hourly job. */
  provedDaysAgo(id: string, days: number): Promise<void>;
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

/** Opens a server for the tests of this file. `CAMPUS` names another campus than that of Ghana. */
export function useWorld(settings: NodeJS.ProcessEnv = {}): () => World {
  let opened: World | undefined;
  beforeAll(async () => {
    opened = await openWorld(settings);
  });
  afterAll(() => opened?.close());
  return () => {
    if (opened === undefined) throw new Error('The world is opened before the first test');
    return opened;
  };
}

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly token: string;
  readonly client: Client;
}

export const PASSWORD = 'Kente-cloth-7';
export const UNKNOWN_ID = '01934c00-ffff-7000-8000-00000000ffff';

let serial = 0;
export const newEmail = (domain = 'st.knust.edu.gh') => `suite${(serial += 1)}@${domain}`;

/** Joins a student with an email address of the domain. */
export async function join(world: World, name: string, domain?: string): Promise<Member> {
  const email = newEmail(domain);
  const { id, token } = await world.admit(name, email);
  return { id, name, email, token, client: proving(world, token) };
}

/** Signs a student up with an emailed code, on a device that is known afterwards. */
export async function signUp(world: World, name: string, email = newEmail()): Promise<Member> {
  const visitor = world.client();
  await visitor.auth.register({ name, email, password: PASSWORD });
  const { data } = await visitor.auth.verifyOtp({ email, otp: await world.codeFor(email) });
  return { id: data.user.id, name, email, token: data.token, client: proving(world, data.token) };
}

/** Advances to the end of a new payout account's waiting time, keeping these members' sessions alive. */
export async function waitForAccount(world: World, ...members: readonly Member[]): Promise<void> {
  for (let half = 0; half < 2; half += 1) {
    world.advance(PAYOUT_ACCOUNT_WAIT / 2);
    for (const { client } of members) await client.auth.me({});
  }
}

/** Advances to the next noon, so that the meet-ups of a test are by day whenever it runs. Ends no session that is opened afterwards. */
export async function passToNoon(world: World): Promise<void> {
  const { client } = await join(world, 'Ama Clock');
  const [session] = (await client.auth.sessions({})).data;
  const sinceMidnight = Date.parse(session?.createdAt ?? '') % DAY;
  world.advance((DAY + 12 * HOUR - sinceMidnight) % DAY);
}

/** Advances by days, keeping these members' sessions alive. */
export async function pass(world: World, days: number, ...members: readonly Member[]): Promise<void> {
  for (let half = 0; half < 2 * days; half += 1) {
    world.advance(DAY / 2);
    for (const { client } of members) await client.auth.me({});
  }
}

/** Returns the client of a session that gives the password whenever it is required again. */
function proving(world: World, token: string): Client {
  const client = world.client(token);
  return withStepUp(client, async () => (await client.auth.stepUp({ password: PASSWORD })).data.stepUpToken);
}

/** Expects a call to be refused with a code of the contract, and with exactly these wrong fields if any are named. */
export async function expectRefusal(
  call: Promise<unknown>,
  code: string,
  ...fields: string[]
): Promise<void> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  if (!(error instanceof ApiError)) return;
  expect(error.code).toBe(code);
  if (fields.length > 0) expect(Object.keys(error.fieldErrors).sort()).toEqual([...fields].sort());
}

export const LAPTOP = {
  category: 'essentials',
  title: 'HP EliteBook 840 G6',
  description: '16 GB, charger included',
  price: 2450,
  condition: 'like-new',
  pickupLocation: 'Unity Hall',
} as const;

/** White pixel, as a PNG. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';
export const pixel = () =>
  new Blob([Uint8Array.from(atob(PIXEL), (sign) => sign.charCodeAt(0))], { type: 'image/png' });
