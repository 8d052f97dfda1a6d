import {
  ApiError,
  type ChargebackOutcome,
  type Client,
  type PayoutFailureCode,
  type User,
} from '@campushive/contract';
import type { Campus } from '@campushive/contract/campus-schema';

/** Payment with the reference by which the provider identifies it. */
export interface Referenced {
  readonly reference: string;
}

/** Row of an import: the seller's address, and the listing as its form takes it. */
export interface ImportedListing {
  /** Null where only a phone number is known. */
  readonly email: string | null;
  /** Phone number of the seller. Default: none. */
  readonly phone?: string;
  readonly hive: string;
  readonly input: Readonly<Record<string, unknown>> & { readonly title: string };
}

/** Actions outside of the product: those of payers, banks, the operator and time. */
export interface Surroundings {
  /** Pays a pending payment, as its payer at the provider. Default: the payment succeeds. */
  pay(payment: Referenced, outcome?: 'success' | 'failed'): Promise<void>;
  /** Lets the payer's bank raise a chargeback of a payment, or decide the open one. */
  bank(payment: Referenced, step: 'raise' | ChargebackOutcome): Promise<void>;
  /** Makes the provider refuse transfers with this reason, or accept them again. */
  refuseTransfers(reason: PayoutFailureCode | null): void;
  /** Removes a payment from the provider's books. The next nightly comparison finds it missing. */
  forgetAtProvider(payment: Referenced): void;
  /** Sets a student's role, as the operator does on the command line. */
  promote(name: string, role: User['role']): Promise<void>;
  /** Opens a university, as the operator does on the command line. The first one closes all others. */
  launch(universityId: string): Promise<void>;
  /** Imports listings for sellers without an account and mails their links, as the operator does on the command line. Returns the id of the import. */
  importListings(universityId: string, rows: readonly ImportedListing[]): Promise<string>;
  /** Ends the links of an import. */
  revokeImport(id: string): Promise<void>;
  /** Lets time pass, and runs what is due then. */
  pass(milliseconds: number): Promise<void>;
  /** Lets time pass without scheduled jobs. */
  wait(milliseconds: number): Promise<void>;
  /** Runs a scheduled job now, such as `offers.expire-due`. */
  run(job: string): Promise<void>;
}

/** Actions of a scene: those of students, and those around them. */
export interface Stage extends Surroundings {
  readonly campus: Campus;
  readonly clock: { now(): Date };
  /** Client of a visitor without an account. */
  readonly visitor: Client;
  /** Signs a student up, with a mailbox of their university. Default: the first university of the campus. */
  student(name: string, universityId?: string): Promise<Client>;
  /** Returns the client of a student of this scene. Calls that need the password again get it. */
  as(name: string): Client;
  /** Returns the id of a student of this scene. */
  idOf(name: string): string;
  /** Returns the newest code sent to an address. */
  codeFor(email: string): string;
  /** Returns the text of the newest mail to an address. */
  mailTo(email: string): string;
  /** Names something for stories and tests: `world.id('laptop')`. */
  name(key: string, id: string): void;
  /** Returns the id under a name that was given before. */
  id(key: string): string;
}

/** Script of calls by named students. */
export interface Scene {
  readonly name: string;
  play(stage: Stage): Promise<void>;
}

/** Defines a scene. `name` identifies it in errors, and `play` makes its calls as named students. */
export const defineScene = (name: string, play: Scene['play']): Scene => ({ name, play });

/** A call of a scene was refused: the scene breaks a rule. */
export class SceneError extends Error {
  override readonly name = 'SceneError';
}

/** Returns the same client whose refusals name the scene, the student, the call and the answer. */
export function explainRefusals(client: Client, scene: string, person: string): Client {
  const group = (groupName: string, calls: object) =>
    new Proxy(
      {},
      {
        get(_, call) {
          const send: unknown = Reflect.get(calls, call);
          if (typeof send !== 'function') return send;
          return async (...args: unknown[]) => {
            try {
              return (await Reflect.apply(send, calls, args)) as unknown;
            } catch (error) {
              if (!(error instanceof ApiError)) throw error;
              const fields = Object.entries(error.fieldErrors).map(
                ([field, { code }]) => `${field}: ${code}`,
              );
              const answer = [`${error.status} ${error.code}`, error.message, ...fields].join('; ');
              throw new SceneError(
                `Scene "${scene}": ${person} called ${groupName}.${String(call)}(${JSON.stringify(args[0])}) and got ${answer}`,
                { cause: error },
              );
            }
          };
        },
      },
    );
  // A proxy of the client itself would have to return its read-only properties unchanged.
  return new Proxy({} as Client, {
    get(_, name) {
      const calls: unknown = Reflect.get(client, name);
      return typeof calls === 'object' && calls !== null ? group(String(name), calls) : calls;
    },
  });
}
