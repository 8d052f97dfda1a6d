import type { Client, User } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { useState, type ReactElement, type ReactNode } from 'react';
import { LoginScreen, OtpVerificationScreen, RegisterScreen } from '../accounts/auth/index.js';
import { HiveListingScreen, NO_FILTERS } from '../catalogue/hive-listing/index.js';
import { type Destination, type Locale, useSession } from '../kernel/index.js';
import { ListingDetailScreen } from '../deals/listing-detail/index.js';
import {
  CheckoutScreen,
  OrderScreen,
  parsePaymentFilters,
  PaymentHistoryScreen,
} from '../deals/payments/index.js';
import { Journey } from './journey.js';
import { createStoryCampus, type StoryCampus } from './story-campus.js';
import { StoryProvider } from './story-provider.js';

export const BUYER = { name: 'Esi Ofori', email: 'esi.ofori@st.ug.edu.gh' };
const SELLER = 'Kwame Boateng';
export const SOLD = 'Desk lamp with USB';
const PASSWORD = 'Kente-cloth-7';

/** Campus of the story's scene, on which the journey runs. */
export interface RunningCampus {
  /** Client of a visitor without an account. */
  readonly visitor: Client;
  /** Returns the client of a named student's open page. */
  page(name: string): Client;
  /** Returns the client of an open session. */
  session(token: string): Client;
  readonly mailbox: { codeFor(address: string): string };
}

interface World {
  campus: StoryCampus;
  mail: RunningCampus['mailbox'];
  /** Switches to the other student. */
  become: (side: 'buyer' | 'seller') => Promise<void>;
}

/** Creates a device that is used by the buyer and then by the seller. A buyer without an account is a visitor. */
async function createWorld(campus: RunningCampus, isMember: boolean): Promise<World> {
  const clients: { seller: Client; buyer?: Client } = { seller: campus.page(SELLER) };
  if (isMember) clients.buyer = campus.page(BUYER.name);
  let current = clients.buyer ?? campus.visitor;
  const group = (name: PropertyKey) =>
    new Proxy({}, { get: (_, call) => Reflect.get(Reflect.get(current, name) as object, call) as unknown });
  const client = new Proxy({}, { get: (_, name) => group(name) }) as Client;
  const user = clients.buyer && (await clients.buyer.auth.me({})).data;
  const story = createStoryCampus({
    client,
    session: user ? { status: 'member', user, offline: false } : { status: 'anonymous' },
  });
  const signIn = (session: { token: string; user: User }) => {
    current = clients.buyer = campus.session(session.token);
    story.ports.session.signIn(session);
  };
  return {
    mail: campus.mailbox,
    campus: { ...story, ports: { ...story.ports, session: { ...story.ports.session, signIn } } },
    async become(side) {
      current = clients[side] ?? campus.visitor;
      const { data } = await current.auth.me({});
      story.ports.session.signIn({ token: side, user: data });
    },
  };
}

export interface FullJourneyProps {
  campus: RunningCampus;
  /** The buyer has an account when the story opens. */
  isMember: boolean;
  start: Destination;
  locale?: Locale;
}

/** Journey from sign-up to handover on real screens, with the emails and the other student beside them. */
export function FullJourney({
  campus,
  isMember,
  start,
  locale = 'en',
}: FullJourneyProps): ReactElement | null {
  const [world, setWorld] = useState<World | null>(null);
  const [opening] = useState(() => createWorld(campus, isMember).then(setWorld));
  if (world === null) return (void opening, null);
  return (
    <StoryProvider campus={world.campus} locale={locale}>
      <Beside world={world} />
      <Journey start={start} show={(at) => <Shown at={at} />} />
    </StoryProvider>
  );
}

/** Content that a student has in other windows: emails and the other student's session. */
function Beside({ world: { mail, become } }: { world: World }): ReactElement {
  const session = useSession();
  const [code, setCode] = useState('');
  const isSeller = session.status === 'member' && session.user.name === SELLER;
  return (
    <aside aria-label="Outside of the screens" className="flex flex-wrap items-center gap-3 bg-fill p-gutter">
      <p>
        {session.status === 'member'
          ? `You are ${session.user.name}.`
          : `You are ${BUYER.name}, password ${PASSWORD}.`}
      </p>
      {session.status === 'member' ? (
        <Button onClick={() => void become(isSeller ? 'buyer' : 'seller')}>
          {isSeller ? `Be ${BUYER.name}` : `Be ${SELLER}, who sells`}
        </Button>
      ) : (
        <Button onClick={() => setCode(mail.codeFor(BUYER.email))}>Open the letter</Button>
      )}
      {code === '' || session.status === 'member' ? null : <output>{code}</output>}
    </aside>
  );
}

function Shown({ at }: { at: Destination }): ReactNode {
  const session = useSession();
  const [filters, setFilters] = useState(NO_FILTERS);
  const [history, setHistory] = useState(() => parsePaymentFilters(() => null));
  const viewerKey = session.status === 'member' ? session.user.id : 'visitor';
  switch (at.to) {
    case 'register':
      return <RegisterScreen />;
    case 'otp':
      return <OtpVerificationScreen />;
    case 'login':
      return <LoginScreen />;
    case 'listing':
    case 'service':
      return <ListingDetailScreen id={at.id} />;
    case 'checkout':
      return <CheckoutScreen hiveId={at.id} reference={at.reference ?? null} />;
    case 'payments':
      return (
        <PaymentHistoryScreen
          key={viewerKey}
          filters={history}
          onFiltersChange={(change) => setHistory(change.filters)}
        />
      );
    case 'payment':
      return <OrderScreen key={viewerKey} id={at.id} />;
    default:
      return (
        <HiveListingScreen
          hive={at.to === 'hive' ? at.hive : 'essentials'}
          filters={filters}
          onFiltersChange={(change) => setFilters(change.filters)}
        />
      );
  }
}
