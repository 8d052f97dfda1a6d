import type { Campus, LocalizedText } from './campus-schema.js';
import { payoutMethodsOf } from './payment-methods.js';

/** A phrase of a campus with mobile money only, with bank accounts only, and with both. */
type ByPayout = readonly [mobileMoney: LocalizedText, bank: LocalizedText, both: LocalizedText];
/** A phrase of a campus with mobile money, and of a campus with cards only. */
type ByPayment = readonly [mobileMoney: LocalizedText, cards: LocalizedText];

const text = (en: string, fr: string, es: string, sw: string): LocalizedText => ({ en, fr, es, sw });
const inAll = (one: string): LocalizedText => text(one, one, one, one);

const mapValues = <T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

const ACCOUNTS: ByPayout = [
  text('mobile money account', 'compte mobile money', 'cuenta de dinero móvil', 'akaunti ya pesa ya simu'),
  text('bank account', 'compte bancaire', 'cuenta bancaria', 'akaunti ya benki'),
  text('payout account', 'compte de versement', 'cuenta de cobro', 'akaunti ya malipo'),
];
const BOTH_ACCOUNTS = text(
  'mobile money or bank account',
  'compte mobile money ou bancaire',
  'cuenta de dinero móvil o bancaria',
  'akaunti ya pesa ya simu au ya benki',
);
const FEE = text('payout fee', 'frais de versement', 'comisión de cobro', 'ada ya malipo');
const FEE_TITLE = text('Payout fee', 'Frais de versement', 'Comisión de cobro', 'Ada ya malipo');
const SHORT_FEE = text('payout fee', 'versement', 'cobro', 'malipo');

const BY_PAYOUT: Readonly<Record<string, ByPayout>> = {
  payoutAccount: ACCOUNTS,
  payoutAccountKinds: [ACCOUNTS[0], ACCOUNTS[1], BOTH_ACCOUNTS],
  payoutNumber: [
    text('mobile money number', 'numéro mobile money', 'número de dinero móvil', 'nambari ya pesa ya simu'),
    ACCOUNTS[1],
    ACCOUNTS[2],
  ],
  payoutFee: [
    text('mobile money fee', 'frais de mobile money', 'comisión de dinero móvil', 'ada ya pesa ya simu'),
    FEE,
    FEE,
  ],
  payoutFeeTitle: [
    text('Mobile money fee', 'Frais de mobile money', 'Comisión de dinero móvil', 'Ada ya pesa ya simu'),
    FEE_TITLE,
    FEE_TITLE,
  ],
  payoutFeeShort: [
    text('mobile money', 'mobile money', 'dinero móvil', 'pesa ya simu'),
    SHORT_FEE,
    SHORT_FEE,
  ],
  payoutSent: [
    text(
      'Sent to mobile money',
      'Envoyé sur le compte mobile money',
      'Enviado al dinero móvil',
      'Imetumwa kwa pesa ya simu',
    ),
    text(
      'Sent to the bank',
      'Envoyé sur le compte bancaire',
      'Enviado a la cuenta bancaria',
      'Imetumwa kwenye benki',
    ),
    text(
      'Sent to the account',
      'Envoyé sur le compte de versement',
      'Enviado a la cuenta de cobro',
      'Imetumwa kwenye akaunti',
    ),
  ],
};

const CARD = text('card', 'carte', 'tarjeta', 'kadi');
const CARD_OR_WALLET = text(
  'card or mobile money',
  'carte ou mobile money',
  'tarjeta o dinero móvil',
  'kadi au pesa ya simu',
);

const WITH_NETWORKS = text(
  'card or mobile money ({campus.networks})',
  'carte ou mobile money ({campus.networks})',
  'tarjeta o dinero móvil ({campus.networks})',
  'kadi au pesa ya simu ({campus.networks})',
);

const BY_PAYMENT: Readonly<Record<string, ByPayment>> = {
  payMethods: [CARD_OR_WALLET, CARD],
  directTransfer: [
    text('mobile money transfer', 'transfert mobile money', 'transferencia de dinero móvil', 'pesa ya simu'),
    text('bank transfer', 'virement bancaire', 'transferencia bancaria', 'benki'),
  ],
  paySecrets: [
    text(
      'card number or your mobile money PIN',
      'numéro de carte ni votre code PIN',
      'tarjeta ni tu PIN',
      'kadi wala PIN yako',
    ),
    text('card number', 'numéro de carte', 'tarjeta', 'kadi'),
  ],
  paySecretsList: [
    text(
      'card number, your mobile money PIN',
      'numéro de carte, votre code PIN',
      'tarjeta, tu PIN',
      'kadi, PIN yako',
    ),
    text('card number', 'numéro de carte', 'tarjeta', 'kadi'),
  ],
  sharedNumbers: [
    text(
      'the mobile money number that you pay from on our page, and payout numbers',
      'le numéro mobile money avec lequel vous payez sur notre page, les numéros de versement',
      'el número de dinero móvil con el que pagas en nuestra página, y los números de cobro',
      'nambari ya pesa ya simu unayolipia kwenye ukurasa wetu, na nambari za kupokea malipo',
    ),
    text(
      'and the number of your payout account',
      'le numéro de votre compte de versement',
      'y el número de tu cuenta de cobro',
      'na nambari ya akaunti yako ya malipo',
    ),
  ],
  payWait: [
    text(
      'This can take up to three minutes with mobile money.',
      'Avec le mobile money, cela peut prendre trois minutes.',
      'Con dinero móvil puede tardar tres minutos.',
      'Inaweza kuchukua hadi dakika tatu kwa pesa ya simu.',
    ),
    text(
      'This can take a few minutes.',
      'Cela peut prendre quelques minutes.',
      'Puede tardar unos minutos.',
      'Inaweza kuchukua dakika chache.',
    ),
  ],
  refundTimes: [
    text(
      'Mobile money takes minutes to hours, cards up to 10 working days.',
      'Le mobile money prend de quelques minutes à quelques heures, une carte jusqu’à 10 jours ouvrés.',
      'El dinero móvil tarda de minutos a horas; la tarjeta, hasta 10 días laborables.',
      'Pesa ya simu huchukua dakika hadi saa, kadi hadi siku 10 za kazi.',
    ),
    text(
      'Cards take up to 10 working days.',
      'Une carte prend jusqu’à 10 jours ouvrés.',
      'La tarjeta tarda hasta 10 días laborables.',
      'Kadi huchukua hadi siku 10 za kazi.',
    ),
  ],
  refundWait: [
    text(
      'It usually takes a few minutes for mobile money, and up to ten working days for a card.',
      'Il faut en général quelques minutes pour le mobile money, et jusqu’à dix jours ouvrés pour une carte.',
      'Suele tardar unos minutos con dinero móvil y hasta diez días laborables con tarjeta.',
      'Kwa kawaida huchukua dakika chache kwa pesa ya simu, na hadi siku kumi za kazi kwa kadi.',
    ),
    text(
      'It usually takes up to ten working days.',
      'Il faut en général jusqu’à dix jours ouvrés.',
      'Suele tardar hasta diez días laborables.',
      'Kwa kawaida huchukua hadi siku kumi za kazi.',
    ),
  ],

  payMethodsNamed: [WITH_NETWORKS, CARD],
  payBy: [inAll('{campus.wallet}'), CARD],
  sentMoney: [inAll('{campus.wallet}'), text('money', 'de l’argent', 'dinero', 'pesa')],
  waysToPay: [
    text(
      'with {campus.wallets}, or a {campus.cards}',
      'par {campus.wallets}, ou par carte {campus.cards}',
      'con {campus.wallets}, o con {campus.cards}',
      'kwa {campus.wallets}, au {campus.cards}',
    ),
    text('with a {campus.cards}', 'par carte {campus.cards}', 'con {campus.cards}', 'kwa {campus.cards}'),
  ],
  keptNumber: [
    text(
      '{campus.name} keeps the mobile money number that you last paid with, encrypted, until you forget it.',
      '{campus.name} garde, chiffré, le numéro mobile money de votre dernier paiement jusqu’à ce que vous le supprimiez.',
      '{campus.name} guarda cifrado el número de dinero móvil de tu último pago hasta que lo borres.',
      '{campus.name} huhifadhi kwa usimbaji nambari ya pesa ya simu uliyolipia mwisho, hadi uiondoe.',
    ),
    text(
      '{campus.name} keeps none of them.',
      '{campus.name} n’en garde aucun.',
      '{campus.name} no guarda ninguno.',
      '{campus.name} haihifadhi yoyote.',
    ),
  ],
};

const OF_NETWORKS = text(
  ': {campus.anyNetwork}',
  '\u00a0: {campus.anyNetwork}',
  ': {campus.anyNetwork}',
  ': {campus.anyNetwork}',
);
const NOTHING = inAll('');

/**
 * Returns the phrases that depend on a campus's payment and payout methods, by their keys in `{campus.…}`, in English and in `languages`.
 * They are part of a completed definition, so that a page receives only those of its campus. Names stay placeholders.
 */
export function methodWords(
  { payments }: Pick<Campus, 'payments'>,
  languages: readonly string[],
): Record<string, LocalizedText> {
  const methods = payoutMethodsOf({ payments });
  const payout = methods.length > 1 ? 2 : methods[0] === 'bank' ? 1 : 0;
  const payment = methods.includes('mobile_money') ? 0 : 1;
  const spoken = ({ en, ...others }: LocalizedText): LocalizedText => ({
    en,
    ...Object.fromEntries(Object.entries(others).filter(([language]) => languages.includes(language))),
  });
  return mapValues(
    {
      ...mapValues(BY_PAYOUT, (phrases) => phrases[payout]),
      ...mapValues(BY_PAYMENT, (phrases) => phrases[payment]),
      ofNetworks: payout === 0 ? OF_NETWORKS : NOTHING,
      accountDigits: accountDigits(payments.bankAccounts?.digits),
    },
    spoken,
  );
}

const METHOD_WORDS: ReadonlySet<string> = new Set([
  ...[BY_PAYOUT, BY_PAYMENT].flatMap((phrases) => Object.keys(phrases)),
  ...['ofNetworks', 'accountDigits'],
]);

/** Returns whether a key belongs to a phrase of `methodWords`, which a completed definition contains already. */
export const isMethodWord = (key: string): boolean => METHOD_WORDS.has(key);

function accountDigits(digits: { min: number; max: number } | undefined): LocalizedText {
  if (digits === undefined) return NOTHING;
  const { min, max } = digits;
  if (min === max) return inAll(String(min));
  return text(`${min} to ${max}`, `${min} à ${max}`, `${min} a ${max}`, `${min} hadi ${max}`);
}
