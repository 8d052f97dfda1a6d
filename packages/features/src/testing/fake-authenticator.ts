import type { CreatedPasskey, UsedPasskey } from '@campushive/contract';
import type { PasskeyOutcome, PasskeysPort } from '../kernel/index.js';

export interface FakeAuthenticatorOptions {
  /** Owner's response to a prompt. Default: agrees. */
  readonly owner?: 'agrees' | 'cancels';
  /** Default: true. */
  readonly supported?: boolean;
}

/** Encodes text as URL-safe base64, as devices return bytes. */
const asBytes = (value: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(value)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Signature without a secret: it only shows that the device has the key and saw the challenge. */
const fakeSignature = (credentialId: string, challenge: string): string =>
  asBytes(`${credentialId} ${challenge}`);

/** Creates a device with passkeys, for stories and tests of screens. */
export function createFakeAuthenticator(options: FakeAuthenticatorOptions = {}): PasskeysPort {
  const { owner = 'agrees', supported = true } = options;
  const keys: { readonly id: string; readonly userHandle: string }[] = [];
  const answer = <C>(make: () => C): PasskeyOutcome<C> =>
    owner === 'cancels' ? { status: 'cancelled' } : { status: 'done', credential: make() };
  return {
    supported: () => supported,
    autofills: async () => false,
    async create({ challenge, user, excludeCredentials }): Promise<PasskeyOutcome<CreatedPasskey>> {
      if (keys.some(({ id }) => excludeCredentials.some((one) => one.id === id))) return { status: 'known' };
      return answer(() => {
        const id = asBytes(`key ${keys.length + 1} of ${user.id}`);
        keys.push({ id, userHandle: user.id });
        return {
          id,
          clientDataJSON: asBytes(JSON.stringify({ type: 'webauthn.create', challenge })),
          attestationObject: fakeSignature(id, challenge),
          transports: ['internal'],
        };
      });
    },
    async use({ challenge, allowCredentials }): Promise<PasskeyOutcome<UsedPasskey>> {
      const fits = ({ id }: { id: string }) =>
        allowCredentials.length === 0 || allowCredentials.some((one) => one.id === id);
      const key = keys.findLast(fits);
      if (key === undefined) return { status: 'cancelled' };
      return answer(() => ({
        id: key.id,
        clientDataJSON: asBytes(JSON.stringify({ type: 'webauthn.get', challenge })),
        authenticatorData: asBytes('present and verified'),
        signature: fakeSignature(key.id, challenge),
        userHandle: key.userHandle,
      }));
    },
    cancel: () => undefined,
  };
}
