import type { Client, User } from '@campushive/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { NOW } from './fixtures.js';
import { createInMemoryCampus, type InMemoryCampus } from './in-memory/in-memory-campus.js';
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

/** A story over the campus in memory: what is pressed has the effect that it has on the server. */
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

/** Somebody who has joined the campus in memory. */
export async function joinInMemory(campus: InMemoryCampus, name: string): Promise<InMemoryMember> {
  const email = `${name.toLowerCase().split(' ')[0] ?? 'student'}@st.ug.edu.gh`;
  const visitor = campus.client();
  await visitor.auth.register({ name, email, password: 'Kente-cloth-7' });
  const { data } = await visitor.auth.verifyOtp({ email, otp: campus.codeFor(email) });
  return { client: campus.client(data.token), user: data.user };
}

/** A delivery of ₵120 by somebody; answers its id. */
export async function postDelivery({ client }: InMemoryMember): Promise<string> {
  const { data } = await client.hives.create({
    hiveType: 'logistics',
    title: 'Carry a fridge to Unity Hall',
    price: 120,
    specialInstructions: 'Second floor, no lift.',
  });
  return data.id;
}
