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
  /** Fills a new campus and returns the viewer. Pass a stable function. */
  setUp: (campus: InMemoryCampus) => Promise<InMemoryMember>;
  children: ReactNode;
}

/**
 * Renders a story with an in-memory campus that depends on the viewer or on an id of the URL. Other stories use
 * `parameters.campus.settle`, which also supports network states.
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

/** Joins a student in the in-memory campus. */
export async function joinInMemory(campus: InMemoryCampus, name: string): Promise<InMemoryMember> {
  const client = await joinCampus(campus, name);
  return { client, user: (await client.auth.me({})).data };
}
