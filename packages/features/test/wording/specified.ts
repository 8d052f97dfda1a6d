import type { Destination } from '../../src/kernel/index.js';

/** Exact English words of a screen in one of its states. */
export interface Shown {
  /** How the screen comes into the state; `stages` brings it there. */
  readonly when: string;
  /** Separate texts: seen, or read out as the name, placeholder or title of an element. */
  readonly says: readonly string[];
  /** Of these, what must come in this order. */
  readonly inOrder?: readonly string[];
  /** Milliseconds that are waited for something to happen, each. */
  readonly waits?: readonly number[];
  /** Where it leads, once all was waited for. */
  readonly leadsTo?: Destination;
}

export interface SpecifiedScreen {
  readonly screen: string;
  readonly shown: readonly Shown[];
}
