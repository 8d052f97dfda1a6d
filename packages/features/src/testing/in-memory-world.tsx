import type { Client, User } from '@campushive/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { NOW } from './fixtures.js';
import { createInMemoryCampus, type InMemoryCampus } from './in-memory/in-memory-campus.js';
import { joinCampus } from './settle.js';
import { createStoryCampus, StoryProvider, type StoryCampus } from './story-campus.js';

export interface InMemoryMember {
  readonly client: Client;
  readonly user: User;
}

export interface InMemoryWorldProps {
  /** Fills a new campus; answers who looks at it. Give a function that stays the same. */
  setUp: (campus: InMemoryCampus) => Promise<InMemoryMember>;
  children: ReactNode;
}

/**
 * A story over the campus in memory in which it matters who is signed in, or which id the page was opened with. Others give
 * `parameters.campus.settle`, which also takes a state of the network.
 */
export function InMemoryWorld({ setUp, children }: InMemoryWorldProps) {
  const [world, setWorld] = useState<StoryCampus | null>(null);
  useEffect(() => {
    let wanted = true;
    void setUp(createInMemoryCampus(NOW)).then(({ client, user }) => {
      if (wanted)
        setWorld(createStoryCampus({ client, session: { status: 'member', user, offline: false } }));
    });
    return () => {
      wanted = false;
    };
  }, [setUp]);
  return world === null ? null : <StoryProvider campus={world}>{children}</StoryProvider>;
}

/** A student who has joined the campus in memory. */
export async function joinInMemory(campus: InMemoryCampus, name: string): Promise<InMemoryMember> {
  const client = await joinCampus(campus, name);
  return { client, user: (await client.auth.me({})).data };
}
