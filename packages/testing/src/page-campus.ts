import type { ChargebackOutcome, Client } from '@campushive/contract';
import type { Campus } from '@campushive/contract/campus-schema';
import type { OpenPage } from './open-page.js';
import type { Scene, Surroundings } from './scene.js';

/** A student who signed up. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  token: string;
}

/** Mails that the campus sent. None leaves the page. */
export interface Mailbox {
  /** Returns the mails to an address, newest first. */
  of(address: string): readonly {
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly at: Date;
  }[];
  /** Returns the newest one-time code sent to an address. Throws when there is none. */
  codeFor(address: string): string;
}

/** Books of the simulated payment provider. Amounts are in minor units. */
export interface Provider {
  /** Charges by reference. */
  readonly transactions: ReadonlyMap<
    string,
    {
      readonly reference: string;
      readonly amount: number;
      readonly email: string;
      /** Fee of the provider. */
      readonly fee: number;
      readonly paidAt: Date | null;
    }
  >;
  readonly refunds: readonly {
    readonly id: string;
    /** Reference of the refunded charge. */
    readonly reference: string;
    readonly amount: number;
    readonly at: Date;
  }[];
  /** Transfers to payout accounts, by reference. */
  readonly transfers: ReadonlyMap<
    string,
    { readonly reference: string; readonly amount: number; readonly at: Date }
  >;
  /** Chargebacks. `outcome` is null while the bank has not decided. */
  readonly disputes: readonly {
    readonly reference: string;
    readonly amount: number;
    readonly raisedAt: Date;
    readonly dueAt: Date;
    readonly outcome: ChargebackOutcome | null;
  }[];
}

/** Scene of a campus and the time at which it begins. */
export interface SceneOptions {
  /** Default: a campus without students. */
  readonly scene?: Scene;
  /** Time at which the scene begins. */
  readonly now: Date;
}

/** Definition, scene and time of a new campus. */
export interface CampusOptions extends SceneOptions {
  readonly campus: Campus;
}

/** Students and things of a campus, by the names that its scene gave them. */
export interface World {
  /** Names of all students, in the order of their sign-up. */
  names(): readonly string[];
  person(name: string): Person;
  /** Returns the id under the name that the scene gave it. */
  id(key: string): string;
}

/** A whole campus in this page: the domain of the server on an embedded PostgreSQL. */
export interface PageCampus extends Surroundings {
  /** Returns the client of a named student. */
  as(name: string): Client;
  /** Returns the client of a named student's open page, which gets a refusal where the server wants the password again. */
  page(name: string): Client;
  /** Client of a visitor without an account. */
  readonly visitor: Client;
  /** Returns the client of a session that a page opened, by its token. */
  session(token: string): Client;
  /** Opens the connection for events of a named student's page. */
  connect(name: string): Promise<OpenPage>;
  readonly clock: { now(): Date };
  readonly mailbox: Mailbox;
  /** Payment provider with the banks and phones behind it. No money moves. */
  readonly provider: Provider;
  readonly world: World;
  /** Unexpected errors, which a server would log. */
  readonly errors: readonly unknown[];
  /** Signs up one more student. */
  student(name: string, universityId?: string): Promise<Client>;
  /**
   * Sets the campus up as it is at the end of a scene. Clients and connections from before no longer work. A scene is played once for each
   * time at which it begins; later, its data are put back.
   */
  reset(options: SceneOptions): Promise<void>;
  close(): Promise<void>;
}
