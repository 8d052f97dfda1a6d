import { ProviderError } from '@campushive/domain/platform/paystack/provider';

/** Hosts of Paystack's hosted checkout. */
const CHECKOUT_HOSTS: readonly string[] = ['checkout.paystack.com', 'standard.paystack.co'];

/** Reads addresses that the provider answers, before a browser or this server opens them. */
export interface ProviderAddresses {
  /** Address of the hosted checkout, normalised. Throws ProviderError for any other host. */
  checkout(address: string): string;
  /** Address for an upload. Throws ProviderError unless the connection is encrypted. */
  upload(address: string): string;
}

/** `trusted` are the origins that the operator configured: the provider's base address, and the sandbox's own server. */
export function createProviderAddresses(trusted: readonly string[]): ProviderAddresses {
  const origins = trusted.flatMap((one) => (URL.canParse(one) ? [new URL(one).origin] : []));
  return {
    checkout: (address) =>
      read(
        address,
        (url) => url.protocol === 'https:' && url.port === '' && CHECKOUT_HOSTS.includes(url.hostname),
      ),
    upload: (address) => read(address, (url) => url.protocol === 'https:'),
  };

  function read(address: string, isAllowed: (url: URL) => boolean): string {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    const isClean = url !== undefined && url.username === '' && url.password === '';
    if (!isClean || !(isAllowed(url) || origins.includes(url.origin)))
      throw new ProviderError(
        `Paystack answered an address that is not opened: ${url?.host ?? 'not an address'}`,
      );
    return url.href;
  }
}
