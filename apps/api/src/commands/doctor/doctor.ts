import { ConfigError, readConfig, type Config } from '../../config.js';
import { serveCampus } from '@campushive/domain/platform/campus';
import { failed, runCheck, type Check, type CheckResult } from './check.js';
import { databaseCheck } from './database-check.js';
import { createFacts, type Facts, type OwnWallet } from './facts.js';
import { backupCheck, clockCheck, diskCheck } from './machine-checks.js';
import { dkimCheck, dmarcCheck, smtpCheck, spfCheck } from './mail-checks.js';
import { moneyCheck } from './money-check.js';
import { balanceCheck, keyCheck, otpCheck } from './provider-checks.js';
import { serverCheck, webhookCheck } from './server-checks.js';
import { legalCheck, settingsCheck } from './settings-checks.js';
import { smsCheck } from './sms-check.js';

/** Checks of `pnpm admin doctor` that move no money. They run at the same time. */
export const CHECKS: readonly Check[] = [
  settingsCheck,
  legalCheck,
  clockCheck,
  diskCheck,
  backupCheck,
  databaseCheck,
  serverCheck,
  webhookCheck,
  keyCheck,
  balanceCheck,
  otpCheck,
  smtpCheck,
  spfCheck,
  dkimCheck,
  dmarcCheck,
  smsCheck,
];

/** Shorter passwords occur in ordinary words, and hiding them would garble the report. */
const SHORTEST_SECRET = 4;

/** Result of a run: one line for each check, sorted by name. */
export interface Report {
  readonly isHealthy: boolean;
  readonly lines: readonly string[];
}

/**
 * Runs all checks with the settings of this environment. Runs beside the server, and opens no embedded database. Never
 * throws for a failed check; invalid settings are a single failure, because nothing else can be checked then.
 */
export async function runDoctor(
  environment: NodeJS.ProcessEnv,
  withMoney: OwnWallet | undefined,
): Promise<Report> {
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const wrong = failed(`${error.message}.`, 'Correct it; nothing else was checked.');
    return reportOf([{ name: 'settings', ...wrong }], []);
  }
  serveCampus(config.campus, config.searchKinds);
  return examine(createFacts({ config, withMoney }));
}

/** Runs all checks on these facts and closes them. */
export async function examine(facts: Facts): Promise<Report> {
  try {
    const results = await Promise.all(CHECKS.map((check) => runCheck(check, facts)));
    // The paid check comes last: it shows a prompt, and its transfer would change the others.
    const paid = await runCheck(moneyCheck, facts);
    return reportOf([...results, paid], secretsOf(facts));
  } finally {
    await facts.close();
  }
}

function reportOf(results: readonly CheckResult[], secrets: readonly string[]): Report {
  const width = Math.max(...results.map(({ name }) => name.length));
  const sorted = results.toSorted((checkResult, other) => (checkResult.name < other.name ? -1 : 1));
  return {
    isHealthy: results.every(({ state }) => state !== 'failed'),
    lines: sorted.map((result) => lineOf(result, width, secrets)),
  };
}

function lineOf({ state, name, text, fix }: CheckResult, width: number, secrets: readonly string[]): string {
  const words = withoutSecrets(fix === undefined ? text : `${text} ${fix}`, secrets);
  return [state.padEnd(7), name.padEnd(width), words].join('  ');
}

/** Replaces secrets, which messages of libraries may repeat. */
const withoutSecrets = (words: string, secrets: readonly string[]): string =>
  secrets.reduce((text, secret) => text.replaceAll(secret, '······'), words);

/** Returns the secrets of the settings, and decoded passwords. */
function secretsOf({ config, provider }: Facts): string[] {
  const addresses = [config.smtpUrl, config.databaseUrl, config.databaseReadUrl, config.redisUrl];
  const passwords = addresses.flatMap((address) => {
    const password = address === undefined ? '' : new URL(address).password;
    return [password, decodeURIComponent(password)];
  });
  const others = [
    provider.secretKey,
    config.secret,
    config.s3?.secretAccessKey,
    config.metricsToken,
    config.sms.access?.key,
    config.sms.inboundSecret,
  ];
  return [...passwords, ...others].filter(
    (one): one is string => one !== undefined && one.length >= SHORTEST_SECRET,
  );
}
