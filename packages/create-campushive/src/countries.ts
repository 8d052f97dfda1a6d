/** Facts about a country that a campus definition needs and no default can know. Amounts are in minor units. */
export interface Country {
  /** ISO 4217. */
  readonly currency: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly phone: {
    readonly callingCode: string;
    readonly trunkPrefix: string;
    readonly nationalDigits: number;
  };
  /** Payment methods of Paystack in the country, as `payments` of a definition. */
  readonly payments: object;
  /** Highest price of a listing, and the fees of Paystack for a charge (in basis points) and a transfer. */
  readonly fees: {
    readonly maxPrice: number;
    readonly provider: { readonly charge: number; readonly transfer: number };
  };
  /** A first university, to be joined or replaced by others. */
  readonly institution: { readonly location: string; readonly [field: string]: unknown };
}

const CARDS = ['Visa', 'Mastercard'];

/** Pays sellers to their bank accounts. */
const banks = (recipientType: string, min: number, max: number, cards = CARDS) => ({
  cards,
  bankAccounts: { recipientType, digits: { min, max } },
});

/** A network whose prompt on the phone approves a payment. `codes` are those of the provider. */
const wallet = (
  id: string,
  name: string,
  shortName: string,
  codes: { readonly transfer: string; readonly charge: string },
  prefixes: readonly string[],
) => ({
  ...{ id, name, shortName, walletName: name },
  ...{ providerCodes: codes, approval: 'prompt', prefixes },
});

/** Countries of Paystack, whose shapes the server knows, by ISO 3166-1. */
export const COUNTRIES: Readonly<Record<string, Country>> = {
  GH: {
    currency: 'GHS',
    timeZone: 'Africa/Accra',
    phone: { callingCode: '233', trunkPrefix: '0', nationalDigits: 9 },
    payments: {
      cards: CARDS,
      mobileMoney: {
        networks: [
          wallet('mtn', 'MTN Mobile Money', 'MTN', { transfer: 'MTN', charge: 'mtn' }, [
            ...['024', '025', '053', '054', '055', '059'],
          ]),
          {
            ...wallet('telecel', 'Telecel Cash', 'Telecel', { transfer: 'VOD', charge: 'vod' }, [
              '020',
              '050',
            ]),
            ...{ approval: 'voucher', voucherDial: '*110#' },
          },
          wallet('airteltigo', 'AirtelTigo Money', 'AirtelTigo', { transfer: 'ATL', charge: 'atl' }, [
            ...['026', '027', '056', '057'],
          ]),
        ],
      },
    },
    fees: { maxPrice: 10_000_000, provider: { charge: 195, transfer: 100 } },
    institution: {
      id: 'ug',
      name: 'University of Ghana',
      displayName: 'UG',
      location: 'Accra',
      established: 1948,
      website: 'https://www.ug.edu.gh',
      emailDomains: ['st.ug.edu.gh'],
      latitude: 5.6508,
      longitude: -0.187,
    },
  },
  NG: {
    currency: 'NGN',
    timeZone: 'Africa/Lagos',
    phone: { callingCode: '234', trunkPrefix: '0', nationalDigits: 10 },
    payments: banks('nuban', 10, 10, [...CARDS, 'Verve']),
    fees: { maxPrice: 100_000_000, provider: { charge: 150, transfer: 1_000 } },
    institution: {
      id: 'unilag',
      name: 'University of Lagos',
      displayName: 'UNILAG',
      location: 'Akoka',
      established: 1962,
      website: 'https://unilag.edu.ng',
      emailDomains: ['live.unilag.edu.ng'],
      latitude: 6.5158,
      longitude: 3.3898,
    },
  },
  KE: {
    currency: 'KES',
    timeZone: 'Africa/Nairobi',
    phone: { callingCode: '254', trunkPrefix: '0', nationalDigits: 9 },
    payments: {
      cards: CARDS,
      mobileMoney: {
        networks: [
          wallet('mpesa', 'M-PESA', 'M-PESA', { transfer: 'MPESA', charge: 'mpesa' }, [
            ...['070', '071', '072', '0740', '0741', '0742', '0743', '0745', '0746', '0748'],
            ...['0757', '0758', '0759', '0768', '0769', '079', '011'],
          ]),
          wallet('airtel', 'Airtel Money', 'Airtel', { transfer: 'ATL_KE', charge: 'atl' }, [
            ...['073', '0750', '0751', '0752', '0753', '0754', '0755', '0756', '078', '010'],
          ]),
        ],
      },
    },
    fees: { maxPrice: 10_000_000, provider: { charge: 150, transfer: 2_000 } },
    institution: {
      id: 'uon',
      name: 'University of Nairobi',
      displayName: 'UoN',
      location: 'Nairobi',
      established: 1970,
      website: 'https://www.uonbi.ac.ke',
      emailDomains: ['students.uonbi.ac.ke'],
      latitude: -1.2797,
      longitude: 36.8166,
    },
  },
};

/** Languages in which the screens and the server have all texts. */
export const LANGUAGES = ['en', 'fr', 'es'];

/** A new campus, as its founder describes it. */
export interface NewCampus {
  readonly key: string;
  readonly name: string;
  /** `#rrggbb`. */
  readonly brand: string;
  readonly country: string;
  /** The first one is the default. */
  readonly languages: readonly string[];
}

/** Returns the definition of a campus in a known country, with defaults for all that is left out. */
export function definitionOf({ key, name, brand, country, languages }: NewCampus): object {
  const facts = COUNTRIES[country];
  if (facts === undefined) throw new Error(`There are no facts about ${country}.`);
  const { currency, timeZone, phone, payments, fees, institution } = facts;
  const land = new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country;
  return {
    ...{ id: key, name, brand },
    contact: { supportEmail: `help@${key}.example` },
    legal: { operator: `${name}, ${institution.location}, ${land}` },
    ...{ country, currency, timeZone, locales: languages, phone },
    payments: { provider: { id: 'paystack', name: 'Paystack' }, ...payments },
    fees,
    institutions: [institution],
  };
}
