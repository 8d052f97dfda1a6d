/** Ghana's mobile money: who runs it, which numbers there are, and how one is written and shown. */

export const MOBILE_MONEY_NETWORKS = ['mtn', 'telecel', 'airteltigo'] as const;
export type MobileMoneyNetwork = (typeof MOBILE_MONEY_NETWORKS)[number];

/** As their owners call them. Telecel was Vodafone until 2024, and people still say so. */
export const NETWORK_NAMES: Readonly<Record<MobileMoneyNetwork, string>> = {
  mtn: 'MTN Mobile Money',
  telecel: 'Telecel Cash (Vodafone Cash)',
  airteltigo: 'AirtelTigo Money',
};

/** The prefixes that the regulator gave each network. A number may have been ported since, so they only suggest. */
const PREFIXES: Readonly<Record<MobileMoneyNetwork, readonly string[]>> = {
  mtn: ['024', '025', '053', '054', '055', '059'],
  telecel: ['020', '050'],
  airteltigo: ['026', '027', '056', '057'],
};

/** `024 412 3456`, `+233 24 412 3456` or `233244123456` to `0244123456`; undefined for what is no Ghanaian mobile number. */
export function normalizePhone(typed: string): string | undefined {
  const digits = typed.replace(/[\s().-]/g, '').replace(/^(\+|00)?233(?=\d{9}$)/, '0');
  return /^0\d{9}$/.test(digits) && networkOfPhone(digits) !== undefined ? digits : undefined;
}

/** Which network a number was given out by; it may have been ported to another. */
export function networkOfPhone(phone: string): MobileMoneyNetwork | undefined {
  return MOBILE_MONEY_NETWORKS.find((network) => PREFIXES[network].includes(phone.slice(0, 3)));
}

/** `0551234987` to `055 ••• 4987`: enough to know one's own number again. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)} ••• ${phone.slice(-4)}`;
}
