import { verifySmtp } from '../../platform/mail/smtp.js';
import { failed, passed, reasonOf, skipped, type Check, type Finding } from './check.js';
import type { Facts, World } from './facts.js';

/** Timeout of each step of the connection to the mail server, in ms: below that of a check. */
const SMTP_TIMEOUT = 15_000;
const NO_SMTP = 'Without SMTP_URL, emails go to the development mailbox.';
/** Top-level names that no mail server has, and the names of documentation. */
const RESERVED = /(^|\.)(example|invalid|test|localhost)$|(^|\.)example\.(com|net|org)$/;

/** Returns true for a domain that exists only in documentation and tests. */
export const isReserved = (domain: string): boolean => RESERVED.test(domain);

/** Returns the domain of an address such as `Name <a@b.c>`, in lower case; undefined for no address. */
export const domainOf = (address: string): string | undefined =>
  /@([^\s<>@]+?)>?\s*$/.exec(address)?.[1]?.toLowerCase();

/** Connects to the mail server and logs in. Sends nothing. */
export const smtpCheck: Check = {
  name: 'mail: SMTP',
  async run({ config: { smtpUrl } }) {
    if (smtpUrl === undefined) return skipped(NO_SMTP);
    const { host } = new URL(smtpUrl);
    try {
      await verifySmtp(smtpUrl, SMTP_TIMEOUT);
      return passed(`${host} accepts the connection and the login.`);
    } catch (error) {
      return failed(
        `${host} refuses: ${reasonOf(error)}.`,
        'Correct host, port, user and password in SMTP_URL, or open the port in the firewall.',
      );
    }
  },
};

/** Reads the SPF record of the sender's domain: the servers that may send for it. */
export const spfCheck: Check = {
  name: 'mail: SPF',
  run: (facts) =>
    ofDomain(facts, async (domain) => {
      const records = (await recordsOf(facts.world, domain)).filter((one) => /^v=spf1( |$)/i.test(one));
      const [record] = records;
      if (record === undefined)
        return failed(
          `${domain} has no SPF record.`,
          `Add a TXT record to ${domain}: "v=spf1 include:<domain that your mail service names> -all".`,
        );
      if (records.length > 1)
        return failed(
          `${domain} has ${records.length} SPF records, so receivers ignore all of them.`,
          'Merge them into one TXT record.',
        );
      if (/ (\+|\?)?all\b/i.test(record))
        return failed(
          `The SPF record of ${domain} lets every server send.`,
          'End the record with -all or ~all.',
        );
      if (!/ [-~]all\b| redirect=/i.test(record))
        return failed(`The SPF record of ${domain} forbids no server.`, 'End the record with -all or ~all.');
      return passed(`${domain} names the servers that may send for it.`);
    }),
};

/** Reads the public DKIM key under `DKIM_SELECTOR` of the sender's domain. */
export const dkimCheck: Check = {
  name: 'mail: DKIM',
  run: (facts) =>
    ofDomain(facts, async (domain) => {
      const selector = facts.config.dkimSelector;
      if (selector === undefined)
        return skipped(
          'Set DKIM_SELECTOR to the selector that your mail service names (s= in the DKIM-Signature of a letter).',
        );
      const name = `${selector}._domainkey.${domain}`;
      const records = (await recordsOf(facts.world, name)).filter((one) => /(^|;)\s*p=/i.test(one));
      const [record] = records;
      if (record === undefined)
        return failed(
          `${name} has no DKIM key.`,
          'Add the TXT or CNAME record that your mail service shows for it, or correct DKIM_SELECTOR.',
        );
      if (/(^|;)\s*p=\s*(;|$)/i.test(record))
        return failed(
          `The DKIM key at ${name} is withdrawn.`,
          'Publish the current key of your mail service, or set DKIM_SELECTOR to its new selector.',
        );
      return passed(`${name} has a DKIM key.`);
    }),
};

/** Reads the DMARC record of the sender's domain, or of the nearest parent that has one. */
export const dmarcCheck: Check = {
  name: 'mail: DMARC',
  run: (facts) =>
    ofDomain(facts, async (domain) => {
      for (const name of parentsOf(domain)) {
        const [record] = (await recordsOf(facts.world, `_dmarc.${name}`)).filter((one) =>
          /^v=DMARC1\s*(;|$)/i.test(one),
        );
        if (record === undefined) continue;
        const subdomains = name === domain ? undefined : tagOf(record, 'sp');
        const policy = subdomains ?? tagOf(record, 'p');
        return policy !== undefined && ['none', 'quarantine', 'reject'].includes(policy)
          ? passed(`_dmarc.${name} has the policy ${policy}.`)
          : failed(
              `The DMARC record at _dmarc.${name} has no valid policy.`,
              'Write "v=DMARC1; p=none", or p=quarantine or p=reject.',
            );
      }
      return failed(
        `${domain} has no DMARC record.`,
        `Add a TXT record to _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:<your address>". Raise p to quarantine later.`,
      );
    }),
};

/** Runs a check of the sender's domain. Without a mail server, nothing is sent from it. */
async function ofDomain({ config }: Facts, run: (domain: string) => Promise<Finding>): Promise<Finding> {
  if (config.smtpUrl === undefined) return skipped(NO_SMTP);
  const domain = domainOf(config.mailFrom);
  if (domain === undefined || isReserved(domain))
    return failed(
      `The sender "${config.mailFrom}" is at no real domain.`,
      'Set MAIL_FROM to an address at a domain of yours.',
    );
  return run(domain);
}

/** Returns the TXT records of a name, joined from their parts; none for an unknown name. Throws other errors of DNS. */
async function recordsOf({ resolveTxt }: World, name: string): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join('').trim());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw error;
  }
}

/** Returns a domain and its parents, nearest first, without the top-level domain. */
function parentsOf(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}

/** Returns the value of a tag of a DMARC record in lower case. */
const tagOf = (record: string, tag: string): string | undefined =>
  new RegExp(`;\\s*${tag}\\s*=\\s*(\\w+)`, 'i').exec(record)?.[1]?.toLowerCase();
