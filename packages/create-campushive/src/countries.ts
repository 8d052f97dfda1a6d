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

const wallet = (id: string, name: string, shortName: string, transfer: string, prefixes: string[]) => ({
  ...{ id, name, shortName, walletName: name },
  ...{ providerCodes: { transfer, charge: id }, approval: 'prompt', prefixes },
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
          wallet('mtn', 'MTN Mobile Money', 'MTN', 'MTN', ['024', '025', '053', '054', '055', '059']),
          wallet('atl', 'AirtelTigo Money', 'AirtelTigo', 'ATL', ['026', '027', '056', '057']),
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
        networks: [wallet('mpesa', 'M-PESA', 'M-PESA', 'MPESA', ['070', '071', '072', '079', '011'])],
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
  ZA: {
    currency: 'ZAR',
    timeZone: 'Africa/Johannesburg',
    phone: { callingCode: '27', trunkPrefix: '0', nationalDigits: 9 },
    payments: banks('basa', 7, 11),
    fees: { maxPrice: 5_000_000, provider: { charge: 290, transfer: 300 } },
    institution: {
      id: 'uct',
      name: 'University of Cape Town',
      displayName: 'UCT',
      location: 'Cape Town',
      established: 1829,
      website: 'https://www.uct.ac.za',
      emailDomains: ['myuct.ac.za'],
      latitude: -33.9577,
      longitude: 18.4612,
    },
  },
  CI: {
    currency: 'XOF',
    timeZone: 'Africa/Abidjan',
    phone: { callingCode: '225', trunkPrefix: '', nationalDigits: 10 },
    payments: { cards: CARDS, mobileMoney: { networks: [wallet('mtn', 'MTN MoMo', 'MTN', 'MTN', ['05'])] } },
    fees: { maxPrice: 1_000_000, provider: { charge: 195, transfer: 100 } },
    institution: {
      id: 'ufhb',
      name: 'Université Félix Houphouët-Boigny',
      displayName: 'UFHB',
      location: 'Cocody',
      established: 1964,
      website: 'https://univ-fhb.edu.ci',
      emailDomains: ['etu.univ-fhb.edu.ci'],
      latitude: 5.3453,
      longitude: -3.9866,
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
