import type { Campus } from '@campushive/contract/campus-schema';
import { defineCampus } from '@campushive/contract/define-campus';
import { institutions } from './institutions.js';
import { KIND_SIGNS } from './kind-signs.js';
import { KINDS } from './kinds.js';
import { OWN_HIVES } from './own-hives.js';

/**
 * Limits in minor units. Daily limits of the Bank of Ghana since March 2024: 3,000, 15,000 or 25,000 cedis by the tier of a wallet, which
 * networks do not disclose. No wallet pays more than the highest. The middle tier is that of a wallet registered with a Ghana Card, as
 * nearly all students' are.
 */
const WALLET_LIMITS = { charge: 2_500_000, payoutADay: 1_500_000, lowestPayoutADay: 300_000 };

/** CampusHive in Ghana: the first campus, and the server's default. */
export const campus: Campus = defineCampus({
  id: 'ghana',
  key: 'campushive',
  name: 'CampusHive',
  tagline: {
    en: 'The marketplace of verified university students in Ghana.',
    fr: 'La place de marché des étudiants vérifiés des universités du Ghana.',
    es: 'El mercado de los estudiantes verificados de las universidades de Ghana.',
  },
  brand: {
    themeColors: { light: '#faf7f0', dark: '#14131f' },
    backgroundColor: '#faf7f0',
    tokens: { light: {}, dark: {} },
  },
  contact: {
    supportEmail: 'support@campushive.example',
    privacyEmail: 'privacy@campushive.example',
    mailFrom: 'CampusHive <no-reply@campushive.example>',
    address: { lines: ['CampusHive', 'Legon, Accra', 'Ghana'], latitude: 5.6508, longitude: -0.187 },
    social: [
      { name: 'Instagram', url: 'https://campushive.example/instagram' },
      { name: 'X', url: 'https://campushive.example/x' },
      { name: 'LinkedIn', url: 'https://campushive.example/linkedin' },
    ],
  },
  legal: { operator: 'CampusHive, Legon, Accra, Ghana', updated: '2025-05-06T12:00:00.000Z' },
  country: { code: 'GH', name: { en: 'Ghana', fr: 'Ghana', es: 'Ghana' } },
  currency: {
    code: 'GHS',
    symbol: '₵',
    longSymbol: 'GH₵',
    words: ['cedis', 'cedi', 'cédis', 'cédi', 'Ghana cedis', 'Ghana cedi', 'GHC', 'GH¢', '¢', 'GH'],
    minorUnit: { en: 'pesewa', fr: 'pesewa', es: 'pesewa' },
    minorDigits: 2,
  },
  timeZone: 'Africa/Accra',
  defaultLocale: 'en',
  locales: ['en', 'fr', 'es'],
  languageTags: { en: 'en-GH', fr: 'fr-FR', es: 'es-ES' },
  institutions,
  featuredInstitutions: ['ug', 'knust', 'ucc', 'gimpa', 'ashesi', 'central', 'uew', 'uds'],
  landingInstitutions: ['ug', 'knust', 'ucc', 'central', 'gimpa', 'ashesi', 'upsa', 'uew'],
  featuredLocations: ['Accra', 'Kumasi', 'Cape Coast', 'Tamale', 'Winneba', 'Berekuso'],
  hives: [
    {
      name: 'essentials',
      title: 'Essentials',
      description: 'Buy and sell items on campus',
      icon: 'shopping-bag',
      colour: 'essentials',
    },
    {
      name: 'academia',
      title: 'Academia',
      description: 'Find a tutor, or tutor others',
      icon: 'book',
      colour: 'academia',
    },
    {
      name: 'logistics',
      title: 'Logistics',
      description: 'Get help with deliveries and errands',
      icon: 'truck',
      colour: 'logistics',
    },
    {
      name: 'buzz',
      title: 'Buzz',
      description: 'See what is happening on campus',
      icon: 'megaphone',
      colour: 'buzz',
    },
    {
      name: 'archive',
      title: 'Archive',
      description: 'Share and find study materials',
      icon: 'archive',
      colour: 'archive',
    },
    {
      name: 'sidehustle',
      title: 'SideHustle',
      description: 'Earn with gigs from fellow students',
      icon: 'briefcase',
      colour: 'sidehustle',
    },
    ...OWN_HIVES,
  ],
  fees: {
    purchase: { payer: { platform: 500, processing: 150 }, payee: { platform: 0, payout: 100 } },
    gig: { payer: { platform: 0, processing: 150 }, payee: { platform: 500, payout: 100 } },
    payout: { minimum: 2_000, instantFee: 100 },
    goodwill: { max: 50_000, aDay: 200_000 },
    provider: { charge: 195, transfer: 100 },
    milestonesAbove: 50_000,
    minPrice: 100,
    maxPrice: 10_000_000,
    pro: 2_000,
  },
  phone: { callingCode: '233', trunkPrefix: '0', nationalDigits: 9 },
  payments: {
    provider: { id: 'paystack', name: 'Paystack' },
    cards: ['Visa', 'Mastercard'],
    mobileMoney: {
      networks: [
        {
          id: 'mtn',
          name: 'MTN Mobile Money',
          shortName: 'MTN',
          walletName: 'MTN Mobile Money',
          mark: { ground: '#ffcb05', ink: '#1d1a10' },
          providerCodes: { transfer: 'MTN', charge: 'mtn' },
          approval: 'prompt',
          promptHint: {
            en: 'No prompt? Dial *170#, choose My Wallet, then My Approvals.',
            fr: 'Aucune demande\u00a0? Composez le *170#, puis My Wallet et My Approvals.',
            es: '¿No aparece nada? Marca *170#, elige My Wallet y luego My Approvals.',
          },
          prefixes: ['024', '025', '053', '054', '055', '059'],
          limits: WALLET_LIMITS,
        },
        {
          // Vodafone until 2024, and still widely called that.
          id: 'telecel',
          name: 'Telecel Cash (Vodafone Cash)',
          shortName: 'Telecel',
          walletName: 'Telecel Cash',
          mark: { ground: '#c8102e', ink: '#ffffff' },
          providerCodes: { transfer: 'VOD', charge: 'vod' },
          approval: 'voucher',
          voucherDial: '*110#',
          prefixes: ['020', '050'],
          limits: WALLET_LIMITS,
        },
        {
          id: 'airteltigo',
          name: 'AirtelTigo Money',
          shortName: 'AirtelTigo',
          walletName: 'AirtelTigo Money',
          mark: { ground: '#12357f', ink: '#ffffff' },
          providerCodes: { transfer: 'ATL', charge: 'atl' },
          approval: 'prompt',
          prefixes: ['026', '027', '056', '057'],
          limits: WALLET_LIMITS,
        },
      ],
    },
  },
  search: {
    synonyms: [
      { typed: ['food', 'chop'], finds: ['waakye', 'jollof', 'kelewele', 'kenkey', 'banku'] },
      { typed: ['bag', 'ghana must go'], finds: [] },
      { typed: ['shoes', 'camboo'], finds: [] },
      { typed: ['mattress'], finds: ['ashfoam'] },
      { typed: ['water storage', 'polytank'], finds: [] },
      { typed: ['party'], finds: ['jollof night', 'akwaaba'] },
      { typed: ['concert'], finds: ['palm wine'] },
      { typed: ['okrika', 'fos', 'thrift'], finds: ['okrika', 'thrift'] },
    ],
    intents: [
      { typed: ['pasco', 'pascos'], hive: 'archive' },
      { typed: ['okada'], hive: 'logistics' },
    ],
    ignored: ['dey', 'wan'],
    kinds: `${KINDS}${KIND_SIGNS}`,
  },
  words: {
    placeholderDomain: { en: 'university.edu.gh' },
    membersOnly: {
      en: 'Ghanaian University Students Only',
      fr: 'Réservé aux étudiants du Ghana',
      es: 'Solo universitarios de Ghana',
    },
    inCountry: { en: 'in Ghana', fr: 'au Ghana', es: 'en Ghana' },
    ofCountry: { en: 'of Ghana', fr: 'du Ghana', es: 'de Ghana' },
    outsideCountry: { en: 'outside Ghana', fr: 'hors du Ghana', es: 'fuera de Ghana' },
    ofRepublic: {
      en: 'of the Republic of Ghana',
      fr: 'de la République du Ghana',
      es: 'de la República de Ghana',
    },
    demonym: { en: 'Ghanaian', fr: 'ghanéenne', es: 'de Ghana' },
    countryPossessive: { en: 'Ghana’s', fr: 'du Ghana', es: 'de Ghana' },
    aMobileNumber: {
      en: 'a Ghanaian mobile number',
      fr: 'un numéro de mobile ghanéen',
      es: 'un número móvil de Ghana',
    },
    wallet: { en: 'MoMo' },
    examplePhone: { en: '055 123 4987' },
    exampleName: { en: 'Ama Owusu' },
    emergency: { en: '191 or 112', fr: '191 ou 112', es: '191 o 112' },
    protectionAct: {
      en: 'Ghana’s Data Protection Act',
      fr: 'la loi ghanéenne sur la protection des données',
      es: 'la ley de protección de datos de Ghana',
    },
    protectionActInFull: {
      en: 'Ghana’s Data Protection Act, 2012 (Act 843)',
      fr: 'la loi ghanéenne sur la protection des données de 2012 (Data Protection Act, Act 843)',
      es: 'la ley de protección de datos de Ghana de 2012 (Data Protection Act, Act 843)',
    },
    act: { en: 'Act 843', fr: 'l’Act 843', es: 'la Act 843' },
    consumerAct: {
      en: 'the Electronic Transactions Act, 2008 (Act 772)',
      fr: 'l’Electronic Transactions Act de 2008 (Act 772)',
      es: 'la Electronic Transactions Act de 2008 (Act 772)',
    },
    authority: {
      en: 'the Data Protection Commission',
      fr: 'la Commission de protection des données',
      es: 'la Comisión de Protección de Datos',
    },
    authorityContact: {
      en: 'the Data Protection Commission, Accra: [dataprotection.org.gh](https://www.dataprotection.org.gh)',
      fr: 'la Commission de protection des données, à Accra\u00a0: [dataprotection.org.gh](https://www.dataprotection.org.gh)',
      es: 'la Comisión de Protección de Datos, en Accra: [dataprotection.org.gh](https://www.dataprotection.org.gh)',
    },
  },
});
