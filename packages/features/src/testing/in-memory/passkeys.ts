import {
  MAX_PASSKEYS,
  PASSKEY_CHALLENGE_LIFETIME,
  type PasskeyRequest,
  type UsedPasskey,
} from '@campushive/contract';
import { asBytes, fakeSignature } from '../fake-authenticator.js';
import { openProof } from './account.js';
import { announceSignIn, openSession } from './auth.js';
import {
  refuse,
  type InMemoryCalls,
  type PasskeyChallenge,
  type State,
  type StoredPasskey,
  type Student,
} from './state.js';

type PasskeyCalls = InMemoryCalls<
  | 'passkeys.list'
  | 'passkeys.begin'
  | 'passkeys.create'
  | 'passkeys.rename'
  | 'passkeys.remove'
  | 'passkeys.beginSignIn'
  | 'passkeys.signIn'
  | 'passkeys.beginStepUp'
  | 'passkeys.stepUp'
>;

const SITE = 'localhost';
const REFUSED = 'This passkey cannot be used here. Try again, or use your password.';

/** In-memory calls for passkeys with the fake authenticator's signatures. */
export function passkeyCalls(state: State, tokenOf: () => string | null): PasskeyCalls {
  const mine = (me: Student) => state.passkeys.filter(({ owner }) => owner === me);
  const own = (me: Student, id: string) =>
    mine(me).find(({ passkey }) => passkey.id === id) ?? refuse('not_found');
  const refuseMore = (me: Student) => {
    if (mine(me).length >= MAX_PASSKEYS) refuse('limit_reached');
  };
  const request = (
    purpose: PasskeyChallenge['purpose'],
    token: string | null,
    known: StoredPasskey[],
  ): PasskeyRequest => {
    const { attempt, challenge } = openChallenge(state, purpose, token);
    const options = { rpId: SITE, challenge, timeout: PASSKEY_CHALLENGE_LIFETIME };
    return {
      attempt,
      options: { ...options, userVerification: 'required', allowCredentials: known.map(descriptorOf) },
    };
  };

  return {
    'passkeys.list'(_input, me) {
      const data = mine(me)
        .map(({ passkey }) => passkey)
        .reverse();
      return { data, count: data.length };
    },
    'passkeys.begin'(_input, me) {
      refuseMore(me);
      const { attempt, challenge } = openChallenge(state, 'create', tokenOf());
      return {
        data: {
          attempt,
          options: {
            rp: { id: SITE, name: 'CampusHive' },
            user: { id: asBytes(me.id), name: me.email, displayName: me.name },
            challenge,
            pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
            timeout: PASSKEY_CHALLENGE_LIFETIME,
            excludeCredentials: mine(me).map(descriptorOf),
            authenticatorSelection: {
              residentKey: 'required',
              requireResidentKey: true,
              userVerification: 'required',
            },
            attestation: 'none',
          },
        },
      };
    },
    'passkeys.create'({ attempt, name, credential }, me) {
      const challenge = takeChallenge(state, attempt, 'create', tokenOf());
      const known = state.passkeys.some(({ credentialId }) => credentialId === credential.id);
      const isSigned = credential.attestationObject === fakeSignature(credential.id, challenge);
      if (known || !isSigned) refuse('passkey_refused', REFUSED);
      refuseMore(me);
      const passkey = {
        id: state.nextId(),
        name,
        synced: false,
        createdAt: state.now().toISOString(),
        lastUsedAt: null,
      };
      state.passkeys.push({ owner: me, credentialId: credential.id, passkey });
      return { data: passkey, message: 'Your passkey was added.' };
    },
    'passkeys.rename'({ id, name }, me) {
      const stored = own(me, id);
      stored.passkey = { ...stored.passkey, name };
      return { data: stored.passkey };
    },
    'passkeys.remove'({ id }, me) {
      state.passkeys.splice(state.passkeys.indexOf(own(me, id)), 1);
      return { message: 'Your passkey was deleted.' };
    },
    'passkeys.beginSignIn': () => ({ data: request('sign_in', null, []) }),
    'passkeys.signIn'({ attempt, credential, rememberMe = false }) {
      const { owner } = verify(state, takeChallenge(state, attempt, 'sign_in', null), credential);
      if (!state.students.includes(owner) || owner.suspended !== null) refuse('passkey_refused', REFUSED);
      announceSignIn(state, owner);
      return { data: openSession(state, owner, rememberMe), message: 'Login successful!' };
    },
    'passkeys.beginStepUp'(_input, me) {
      const known = mine(me);
      if (known.length === 0) refuse('not_found');
      return { data: request('step_up', tokenOf(), known) };
    },
    'passkeys.stepUp'({ attempt, credential }, me) {
      const { owner } = verify(state, takeChallenge(state, attempt, 'step_up', tokenOf()), credential);
      if (owner !== me) refuse('passkey_refused', REFUSED);
      return { data: openProof(state, tokenOf()) };
    },
  };
}

const descriptorOf = ({ credentialId }: StoredPasskey) => ({
  id: credentialId,
  type: 'public-key' as const,
});

function openChallenge(state: State, purpose: PasskeyChallenge['purpose'], token: string | null) {
  const [attempt, challenge] = [`attempt-${state.nextId()}`, `challenge-${state.nextId()}`];
  const until = state.now().getTime() + PASSKEY_CHALLENGE_LIFETIME;
  state.challenges.set(attempt, { purpose, token, challenge, until });
  return { attempt, challenge };
}

/** Consumes a challenge, only for the session that may answer it. */
function takeChallenge(
  state: State,
  attempt: string,
  purpose: PasskeyChallenge['purpose'],
  token: string | null,
): string {
  const open = state.challenges.get(attempt);
  if (open === undefined || open.purpose !== purpose || open.token !== token)
    return refuse('passkey_refused', REFUSED);
  state.challenges.delete(attempt);
  return open.until > state.now().getTime() ? open.challenge : refuse('passkey_refused', REFUSED);
}

function verify(state: State, challenge: string, { id, signature }: UsedPasskey): StoredPasskey {
  const known = state.passkeys.find(({ credentialId }) => credentialId === id);
  if (known === undefined || signature !== fakeSignature(id, challenge))
    return refuse('passkey_refused', REFUSED);
  known.passkey = { ...known.passkey, lastUsedAt: state.now().toISOString() };
  return known;
}
