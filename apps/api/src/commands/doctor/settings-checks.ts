import { failed, passed, skipped, type Check } from './check.js';
import { domainOf, isReserved } from './mail-checks.js';

const PLACEHOLDER =
  /\b(placeholder|to ?do|tbd|change ?me|lorem|x{3,}|n\/a|none|unknown)\b|\.example\b|^[^a-z1-9]*$/i;
const isPlaceholder = (text: string | undefined): boolean => text === undefined || PLACEHOLDER.test(text);

/** Reports the mode of the settings. Missing and contradictory ones stop the doctor, as they stop the server. */
export const settingsCheck: Check = {
  name: 'settings',
  run: async ({ config }) =>
    config.production
      ? passed(`The settings of production are complete; the campus is ${config.campus.id}.`)
      : skipped('NODE_ENV is not production: this is a development server.'),
};

/** Looks for empty and invented entries in the legal part of the campus definition. */
export const legalCheck: Check = {
  name: 'legal numbers',
  async run({ config }) {
    if (!config.production) return skipped('A development server has no operator.');
    const { legal, contact } = config.campus;
    const addresses = { supportEmail: config.supportEmail, privacyEmail: contact.privacyEmail };
    const wrong = [
      ...(isPlaceholder(legal.operator) ? ['legal.operator'] : []),
      ...(isPlaceholder(legal.numbers?.company) ? ['legal.numbers.company'] : []),
      ...(isPlaceholder(legal.numbers?.dataProtection) ? ['legal.numbers.dataProtection'] : []),
      ...Object.entries(addresses)
        .filter(([, address]) => isReserved(domainOf(address) ?? 'invalid'))
        .map(([name]) => `contact.${name}`),
    ];
    return wrong.length === 0
      ? passed(`The campus definition names ${legal.operator}, with its company and data protection numbers.`)
      : failed(
          `The campus definition lacks ${wrong.join(', ')}, or has a placeholder there.`,
          'Enter the numbers of the company register and of the data protection authority, and addresses that you read.',
        );
  },
};
