import { parseArgs } from 'node:util';
import * as z from 'zod';
import { importChoice, type ImportChoice } from './import/import-choice.js';
import type { OwnWallet } from './doctor/facts.js';

export const USAGE = `Usage: pnpm admin <command>

Accounts
  create-admin <email> [--name "Full Name"] [--university <id>]
                              makes the account an admin, or a new one; prints a link with which a new admin chooses
                              the password (once, within 60 minutes)
  create-moderator <email> [--name "Full Name"] [--university <id>]
                              the same for a moderator, also with an address that is no student's, such as of staff
  suspend <email> --reason "<text>" [--until 2027-01-31]
                              closes an account, ends its sessions, hides its listings, and writes to the student
  unsuspend <email> [--reason "<text>"]
                              opens it again

Opening universities
  launch --university <id>    opens a university for new accounts. Before the first launch all are open; the first one
                              closes the others, whose students join a waiting list. Those who wait get one email
  launch --all                opens every university
  launch --list               universities, those that are open, and the number of addresses that wait
  import <listings.csv> [<folder of photos>] --university <id> [--check] [--skip-faulty] [--remind]
                              makes listings of a table that their sellers publish over a mailed link, within 14 days.
                              Lists all mistakes first and then imports nothing. --check only checks, --skip-faulty
                              imports the other rows, --remind mails sellers of known rows again. docs/launch.md has
                              the columns
  import --list               imports, with the numbers of listings that were claimed, are open, or expired
  import --revoke <id>        ends the links of an import, and deletes what was not claimed
  ambassador add --name "Full Name" --university <id>
                              makes a code, and prints the link to sign up that carries it
  ambassador remove <code>    deletes an ambassador with the number of sign-ups
  ambassadors                 ambassadors by the number of verified sign-ups

Mails, jobs, refunds, payouts and events that did not get through
  mails                       those that wait to be tried again, or were given up
  resend-mail <id> | --all    sends one of them, or all, now
  jobs [--name <name>]        jobs that were given up, with the reason
  requeue <id> | --all [--name <name>]
                              puts one of them, or all, back into the queue
  refunds                     refunds that the payment provider failed or refused to send, or does not answer
  resend-refund <reference>   asks it to send a failed one again
  payouts list                payouts that wait for the operator or for the next try, with the reason
  payouts retry <id> | --all  tries one of them, or all, again now
  outbox list                 domain events whose delivery failed, with the reason
  outbox retry <id> | --all   delivers one of them, or all, within a second

Before going live
  doctor [--with-money <phone> --network <id>]
                              checks settings, server, payment provider, mail, backups and machine, and says what to
                              do; the server must run. With --with-money it takes one cedi (one unit of the currency)
                              from your own mobile money account and sends it back; both cost the provider's fees

  help                        this text

Everything that changes something is in the audit log, as done by the command line. With the embedded database the server
must be stopped first, except for doctor; with DATABASE_URL it may run. Settings are read from the environment, as the server reads them.
Exit codes: 0 done, 1 not done, 2 not understood.`;

/** Invalid command line; its message is for the operator. */
export class UsageError extends Error {
  constructor(problem: string) {
    super(`${problem}\n\n${USAGE}`);
  }
}

/** Selects one by id, or all, filtered by name. */
export type Which = { readonly id: string } | { readonly name: string | undefined };

/** Selects one event of the outbox, or all failed ones. */
export type WhichEvents = { readonly id: number } | 'all';

/** Selects one university by its id, or all; `list` opens none. */
export type LaunchChoice = { readonly university: string } | 'all' | 'list';

/** A parsed command of the operator. */
export type Order =
  | { readonly command: 'payouts'; readonly action: 'list' }
  | { readonly command: 'payouts'; readonly action: 'retry'; readonly which: { readonly id: string } | 'all' }
  | { readonly command: 'outbox'; readonly action: 'list' }
  | { readonly command: 'outbox'; readonly action: 'retry'; readonly which: WhichEvents }
  | { readonly command: 'doctor'; readonly withMoney: OwnWallet | undefined }
  | { readonly command: 'launch'; readonly which: LaunchChoice }
  | { readonly command: 'import'; readonly choice: ImportChoice }
  | {
      readonly command: 'ambassador';
      readonly action: 'add';
      readonly name: string;
      readonly university: string;
    }
  | { readonly command: 'ambassador'; readonly action: 'remove'; readonly code: string }
  | { readonly command: 'ambassadors' | 'help' | 'mails' | 'refunds' }
  | {
      readonly command: 'create-admin' | 'create-moderator';
      readonly email: string;
      readonly name: string | undefined;
      readonly university: string | undefined;
    }
  | {
      readonly command: 'suspend';
      readonly email: string;
      readonly reason: string;
      readonly until: Date | null;
    }
  | { readonly command: 'unsuspend'; readonly email: string; readonly reason: string | null }
  | { readonly command: 'jobs'; readonly name: string | undefined }
  | { readonly command: 'resend-mail' | 'requeue'; readonly which: Which }
  | { readonly command: 'resend-refund'; readonly reference: string };

const OPTIONS = {
  name: { type: 'string' },
  university: { type: 'string' },
  reason: { type: 'string' },
  until: { type: 'string' },
  'with-money': { type: 'string' },
  network: { type: 'string' },
  revoke: { type: 'string' },
  check: { type: 'boolean' },
  remind: { type: 'boolean' },
  'skip-faulty': { type: 'boolean' },
  list: { type: 'boolean' },
  all: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;
type Option = keyof typeof OPTIONS;
type Flag = 'all' | 'check' | 'help' | 'list' | 'remind' | 'skip-faulty';
type Values = { [Name in Exclude<Option, Flag>]?: string } & { [Name in Flag]?: boolean };

/** Number of words that each command takes, and its options. */
const COMMANDS: Readonly<
  Record<Order['command'], { words: readonly [least: number, most: number]; options: readonly Option[] }>
> = {
  help: { words: [0, 9], options: [] },
  'create-admin': { words: [1, 1], options: ['name', 'university'] },
  'create-moderator': { words: [1, 1], options: ['name', 'university'] },
  suspend: { words: [1, 1], options: ['reason', 'until'] },
  unsuspend: { words: [1, 1], options: ['reason'] },
  mails: { words: [0, 0], options: [] },
  'resend-mail': { words: [0, 1], options: ['all'] },
  jobs: { words: [0, 0], options: ['name'] },
  requeue: { words: [0, 1], options: ['all', 'name'] },
  refunds: { words: [0, 0], options: [] },
  'resend-refund': { words: [1, 1], options: [] },
  payouts: { words: [1, 2], options: ['all'] },
  outbox: { words: [1, 2], options: ['all'] },
  doctor: { words: [0, 0], options: ['with-money', 'network'] },
  ambassador: { words: [1, 2], options: ['name', 'university'] },
  ambassadors: { words: [0, 0], options: [] },
  launch: { words: [0, 0], options: ['university', 'all', 'list'] },
  import: { words: [0, 2], options: ['university', 'check', 'skip-faulty', 'remind', 'list', 'revoke'] },
};

/** Parses the arguments of `pnpm admin`; throws UsageError. */
export function readOrder(typed: readonly string[]): Order {
  const { values, positionals } = parse(typed);
  const [command, ...words] = positionals;
  if (command === undefined) {
    if (values.help === true) return { command: 'help' };
    throw new UsageError('Which command?');
  }
  if (!isCommand(command)) throw new UsageError(`There is no command "${command}".`);
  if (values.help === true) return { command: 'help' };
  const definition = COMMANDS[command];
  const odd = (Object.keys(values) as Option[]).find((name) => !definition.options.includes(name));
  if (odd !== undefined) throw new UsageError(`${command} knows no --${odd}.`);
  const [least, most] = definition.words;
  if (words.length < least) throw new UsageError(`${command}: for whom, or for what?`);
  if (words.length > most) throw new UsageError(`${command}: "${words[most] ?? ''}" is too much.`);
  if (command === 'doctor') return { command, withMoney: ownWallet(values) };
  if (command === 'ambassador') return ambassadorOrder(words, values);
  if (command === 'launch') return { command, which: launchChoice(values) };
  if (command === 'import') return { command, choice: importOrder(words, values) };
  if (command === 'payouts') return payoutsOrder(words, values);
  return command === 'outbox' ? outboxOrder(words, values) : orderOf(command, words[0], values);
}

function ownWallet({ 'with-money': phone, network }: Values): OwnWallet | undefined {
  if (phone === undefined && network === undefined) return undefined;
  if (phone === undefined || network === undefined)
    throw new UsageError('doctor: --with-money and --network belong together.');
  return { phone, network };
}

function launchChoice({ university, all = false, list = false }: Values): LaunchChoice {
  if ([university !== undefined, all, list].filter(Boolean).length !== 1)
    throw new UsageError('launch: --university <id>, --all or --list?');
  if (university !== undefined) return { university };
  return all ? 'all' : 'list';
}

function importOrder(words: readonly string[], values: Values): ImportChoice {
  const choice = importChoice(words, values);
  if (choice === undefined)
    throw new UsageError('import: <listings.csv> [<folder>] --university <id>, --list, or --revoke <id>?');
  return choice;
}

function ambassadorOrder([action, code]: readonly string[], { name = '', university = '' }: Values): Order {
  const called = name.trim();
  if (action === 'add' && code === undefined && called !== '' && university !== '')
    return { command: 'ambassador', action, name: called, university };
  if (action === 'remove' && code !== undefined && called === '' && university === '')
    return { command: 'ambassador', action, code };
  throw new UsageError('ambassador: add --name "Full Name" --university <id>, or remove <code>?');
}

function outboxOrder([action, id]: readonly string[], { all = false }: Values): Order {
  if (action === 'list' && id === undefined && !all) return { command: 'outbox', action };
  if (action !== 'retry') throw new UsageError('outbox: list, or retry <id> | --all?');
  if ((id === undefined) !== all) throw new UsageError('outbox retry: which one? Give its id, or --all.');
  if (id === undefined) return { command: 'outbox', action, which: 'all' };
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new UsageError(`"${id}" is not an id from the list.`);
  return { command: 'outbox', action, which: { id: Number(id) } };
}

function payoutsOrder([action, id]: readonly string[], { all = false }: Values): Order {
  if (action === 'list' && id === undefined && !all) return { command: 'payouts', action };
  if (action !== 'retry') throw new UsageError('payouts: list, or retry <id> | --all?');
  if ((id === undefined) !== all) throw new UsageError('payouts retry: which one? Give its id, or --all.');
  if (id === undefined) return { command: 'payouts', action, which: 'all' };
  if (!z.guid().safeParse(id).success) throw new UsageError(`"${id}" is not an id from the list.`);
  return { command: 'payouts', action, which: { id: id.toLowerCase() } };
}

function orderOf(
  command: Exclude<Order['command'], 'ambassador' | 'doctor' | 'import' | 'launch' | 'outbox' | 'payouts'>,
  word: string | undefined,
  values: Values,
): Order {
  switch (command) {
    case 'ambassadors':
    case 'help':
    case 'mails':
    case 'refunds':
      return { command };
    case 'create-admin':
    case 'create-moderator':
      return { command, email: address(word), name: values.name, university: values.university };
    case 'suspend': {
      const reason = values.reason?.trim() ?? '';
      if (reason === '') throw new UsageError('suspend: --reason is missing; the student reads it.');
      return { command, email: address(word), reason, until: moment(values.until) };
    }
    case 'unsuspend':
      return { command, email: address(word), reason: values.reason?.trim() ?? null };
    case 'jobs':
      return { command, name: values.name };
    case 'resend-mail':
    case 'requeue':
      return { command, which: whichOf(command, word, values) };
    case 'resend-refund':
      return { command, reference: word ?? '' };
    default:
      return command satisfies never;
  }
}

function parse(typed: readonly string[]): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args: [...typed], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'That cannot be read.');
  }
}

const isCommand = (word: string): word is Order['command'] => Object.hasOwn(COMMANDS, word);

function address(word: string | undefined): string {
  const read = z.email().safeParse(word?.trim());
  if (!read.success) throw new UsageError(`"${word ?? ''}" is not an email address.`);
  return read.data;
}

function moment(typed: string | undefined): Date | null {
  if (typed === undefined) return null;
  const until = new Date(typed);
  if (Number.isNaN(until.getTime()))
    throw new UsageError(`--until: "${typed}" is not a day like 2027-01-31.`);
  return until;
}

function whichOf(command: string, id: string | undefined, { all = false, name }: Values): Which {
  if (id !== undefined && (all || name !== undefined))
    throw new UsageError(`${command}: one, or all of them?`);
  if (id !== undefined) {
    if (!z.guid().safeParse(id).success) throw new UsageError(`"${id}" is not an id from the list.`);
    return { id: id.toLowerCase() };
  }
  if (!all) throw new UsageError(`${command}: which one? Give its id, or --all.`);
  return { name };
}
