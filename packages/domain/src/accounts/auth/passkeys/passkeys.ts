import {
  MAX_PASSKEYS,
  PASSKEY_CHALLENGE_LIFETIME,
  type CreatedPasskey,
  type Passkey,
  type PasskeyCreation,
  type PasskeyRequest,
  type UsedPasskey,
} from '@campushive/contract';
import { and, desc, eq, lt, or } from 'drizzle-orm';
import { Failure, notFound } from '../../../calls/failure.js';
import type { Viewer } from '../../../calls/viewer.js';
import { passkeys, users } from '../../../platform/database/schema/index.js';
import { fromBase64, toBase64url } from '../../../platform/base64.js';
import type { Platform } from '../../../platform/platform.js';
import type { UserRow } from '../../users/user.js';
import { passkeyRefused, type PasskeyChallenges } from './passkey-challenges.js';

/** Loaded with the first passkey, because most processes see none for a while after their start. */
const library = () => import('@simplewebauthn/server');

type Row = typeof passkeys.$inferSelect;

/** COSE algorithms: ES256, which every device has, Ed25519, and RS256 of older Windows. */
const ALGORITHMS = [-7, -8, -257];
const VERIFICATION = 'required';

/** Stores students' passkeys and verifies signatures of their devices. */
export class Passkeys {
  readonly #platform: Platform;
  readonly #challenges: PasskeyChallenges;
  /** The site of the passkeys: they work on no other, which is their protection against phishing. */
  readonly #site: { readonly origin: string; readonly rpId: string };

  constructor(platform: Platform, challenges: PasskeyChallenges) {
    this.#platform = platform;
    this.#challenges = challenges;
    const { origin, hostname } = new URL(platform.config.publicUrl);
    this.#site = { origin, rpId: hostname };
  }

  async list(userId: string): Promise<Passkey[]> {
    return (await this.#of(userId)).map(toPasskey);
  }

  async begin(viewer: Viewer): Promise<PasskeyCreation> {
    const existing = await this.#of(viewer.userId);
    refuseMore(existing.length);
    const [user] = await this.#platform.db.select().from(users).where(eq(users.id, viewer.userId));
    if (user === undefined) throw notFound('Account');
    const { attempt, challenge } = await this.#challenges.open('create', viewer.sessionId);
    return {
      attempt,
      options: {
        rp: { id: this.#site.rpId, name: this.#platform.config.campus.name },
        user: { id: handleOf(user.id), name: user.email, displayName: user.name },
        challenge,
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
        timeout: PASSKEY_CHALLENGE_LIFETIME,
        excludeCredentials: existing.map(descriptorOf),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: VERIFICATION,
        },
        attestation: 'none',
      },
    };
  }

  /** Throws `passkey_refused` unless the device created it for this session's challenge on this site. */
  async create(viewer: Viewer, attempt: string, name: string, made: CreatedPasskey): Promise<Passkey> {
    const { db, clock } = this.#platform;
    const expectedChallenge = await this.#challenges.take(attempt, 'create', viewer.sessionId);
    const { verifyRegistrationResponse } = await library();
    const { id, clientDataJSON, attestationObject, transports = [] } = made;
    const { registrationInfo: info } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: this.#site.origin,
      expectedRPID: this.#site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => ({ registrationInfo: undefined }));
    if (info === undefined) throw passkeyRefused();
    return db.transaction(async (tx) => {
      // Serialises concurrent requests, so that none exceeds the maximum number.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.userId)).for('update');
      refuseMore(await tx.$count(passkeys, eq(passkeys.userId, viewer.userId)));
      const [stored] = await tx
        .insert(passkeys)
        .values({
          userId: viewer.userId,
          credentialId: info.credential.id,
          publicKey: toBase64url(info.credential.publicKey),
          counter: info.credential.counter,
          transports,
          name,
          synced: info.credentialBackedUp,
          createdAt: clock.now(),
        })
        .onConflictDoNothing()
        .returning();
      if (stored === undefined) throw passkeyRefused();
      return toPasskey(stored);
    });
  }

  async rename(userId: string, id: string, name: string): Promise<Passkey> {
    const [renamed] = await this.#platform.db
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      .returning();
    if (renamed === undefined) throw notFound('Passkey');
    return toPasskey(renamed);
  }

  async remove(userId: string, id: string): Promise<void> {
    const removed = await this.#platform.db
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      .returning({ id: passkeys.id });
    if (removed.length === 0) throw notFound('Passkey');
  }

  /** Allows any passkey of this site, so that nothing reveals which accounts have one. */
  async beginSignIn(): Promise<PasskeyRequest> {
    return this.#request(await this.#challenges.open('sign_in', null), []);
  }

  /** Throws `not_found` for a student without passkeys. */
  async beginStepUp({ userId, sessionId }: Viewer): Promise<PasskeyRequest> {
    const existing = await this.#of(userId);
    if (existing.length === 0) throw notFound('Passkey');
    return this.#request(await this.#challenges.open('step_up', sessionId), existing);
  }

  /** Returns the account of the passkey. */
  async signIn(attempt: string, answer: UsedPasskey): Promise<UserRow> {
    const { userId } = await this.#verify(await this.#challenges.take(attempt, 'sign_in', null), answer);
    const [user] = await this.#platform.db.select().from(users).where(eq(users.id, userId));
    if (user === undefined) throw passkeyRefused();
    return user;
  }

  /** Throws unless the passkey belongs to this student and signs this session's challenge. */
  async stepUp({ userId, sessionId }: Viewer, attempt: string, answer: UsedPasskey): Promise<void> {
    const challenge = await this.#challenges.take(attempt, 'step_up', sessionId);
    await this.#verify(challenge, answer, userId);
  }

  #request({ attempt, challenge }: { attempt: string; challenge: string }, existing: Row[]): PasskeyRequest {
    return {
      attempt,
      options: {
        rpId: this.#site.rpId,
        challenge,
        timeout: PASSKEY_CHALLENGE_LIFETIME,
        userVerification: VERIFICATION,
        allowCredentials: existing.map(descriptorOf),
      },
    };
  }

  async #verify(expectedChallenge: string, answer: UsedPasskey, owner?: string): Promise<Row> {
    const { id, clientDataJSON, authenticatorData, signature, userHandle } = answer;
    const [existing] = await this.#platform.db.select().from(passkeys).where(eq(passkeys.credentialId, id));
    if (existing === undefined || (owner !== undefined && existing.userId !== owner)) throw passkeyRefused();
    if (userHandle !== undefined && userHandle !== handleOf(existing.userId)) throw passkeyRefused();
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo: info } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: this.#site.origin,
      expectedRPID: this.#site.rpId,
      requireUserVerification: true,
      credential: { id, publicKey: fromBase64(existing.publicKey), counter: existing.counter },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }));
    if (!verified || info === undefined) throw passkeyRefused();
    return this.#count(existing, info.newCounter, info.credentialBackedUp);
  }

  /** Updates the counter under the row's lock: of two answers with the same count, for example from a copied key, only one passes. */
  async #count(existing: Row, counter: number, synced: boolean): Promise<Row> {
    const counts = or(lt(passkeys.counter, counter), counter === 0 ? eq(passkeys.counter, 0) : undefined);
    const [used] = await this.#platform.db
      .update(passkeys)
      .set({ counter, synced, lastUsedAt: this.#platform.clock.now() })
      .where(and(eq(passkeys.id, existing.id), counts))
      .returning();
    if (used === undefined) throw passkeyRefused();
    return used;
  }

  #of(userId: string): Promise<Row[]> {
    return this.#platform.db
      .select()
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
  }
}

/** Returns the user handle that a device stores beside the key, to find the account by. */
const handleOf = (userId: string): string => toBase64url(new TextEncoder().encode(userId));

const descriptorOf = ({ credentialId, transports }: Row) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: [...transports],
});

function refuseMore(count: number): void {
  if (count >= MAX_PASSKEYS)
    throw new Failure(
      'limit_reached',
      `You’ve reached the limit of ${MAX_PASSKEYS} passkeys. Delete one you don’t use.`,
    );
}

const toPasskey = ({ id, name, synced, createdAt, lastUsedAt }: Row): Passkey => ({
  id,
  name,
  synced,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
