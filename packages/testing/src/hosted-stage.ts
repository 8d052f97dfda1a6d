import type { Campus } from '@campushive/contract/campus-schema';
import type { Database } from '@campushive/domain/platform/database/database';
import { setIdSource } from '@campushive/domain/platform/ids';
import type { Bank } from './bank.js';
import { People, type Member } from './people.js';
import { RunningDomain, type Place } from './running-domain.js';
import type { Stage } from './scene.js';
import { stageOf } from './stage-of.js';
import { surround } from './surroundings.js';
import { createVirtualClock } from './virtual-clock.js';

export interface HostedStageOptions {
  /** Database of a host, with the table of the queue. */
  readonly database: Database;
  readonly campus: Campus;
  readonly ports: Place['ports'];
  readonly members: readonly Member[];
  /** Time at which the scene begins. */
  readonly start: Date;
  readonly scene: string;
}

export interface HostedStage {
  readonly stage: Stage;
  readonly bank: Bank;
  /** Ends the scene. Throws the first unexpected error of the domain. */
  close(): Promise<void>;
}

/** Opens the database of a host for a scene. Meanwhile all ids of this process have the time of the scene. */
export function openHostedStage(options: HostedStageOptions): HostedStage {
  const { database, campus, ports, members, start, scene } = options;
  const domain = new RunningDomain(database, campus, createVirtualClock(start), { ports });
  const people = new People(domain, campus, 'each step');
  domain.bank.channel = 'mobile_money';
  for (const member of members) people.admit(member);
  const surroundings = surround(domain, people);
  return {
    stage: stageOf({ domain, people, surroundings, campus, scene, ids: new Map() }),
    bank: domain.bank,
    async close() {
      await people.settled();
      await domain.stop();
      setIdSource();
      if (domain.errors.length > 0) throw domain.errors[0];
    },
  };
}
