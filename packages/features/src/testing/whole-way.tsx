import type { Client, User } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { useState, type ReactElement, type ReactNode } from 'react';
import { LoginScreen, OtpVerificationScreen, RegisterScreen } from '../accounts/auth/index.js';
import { HiveListingScreen, NO_FILTERS } from '../catalogue/hive-listing/index.js';
import { type Destination, type Locale, useSession } from '../kernel/index.js';
import { ListingDetailScreen } from '../catalogue/listing-detail/index.js';
import {
  CheckoutScreen,
  OrderScreen,
  parsePaymentFilters,
  PaymentHistoryScreen,
} from '../deals/payments/index.js';
import { NOW } from './fixtures.js';
import { createInMemoryCampus, type InMemoryCampus } from './in-memory/in-memory-campus.js';
import { Journey } from './journey.js';
import { joinCampus, PASSWORD, sell } from './settle.js';
import { createStoryCampus, StoryProvider, type StoryCampus } from './story-campus.js';

export const BUYER = { name: 'Esi Ofori', email: 'esi.ofori@st.ug.edu.gh' };
const SELLER = 'Kwame Boateng';
export const SOLD = 'Desk lamp with USB';

/** Progress of the journey when the story opens. */
export type Stage = 'new' | 'member' | 'paid';

interface World {
  campus: StoryCampus;
  mail: InMemoryCampus;
  /** Switches to the other student. */
  become: (who: 'buyer' | 'seller') => Promise<void>;
}

/** Creates an in-memory campus on which one device is used by the buyer and then by the seller. */
async function createWorld(stage: Stage): Promise<World> {
  const mail = createInMemoryCampus(NOW);
  const seller = await joinCampus(mail, SELLER);
  const [lamp = ''] = await sell(seller, SOLD);
  const known: { seller: Client; buyer?: Client } = { seller };
  if (stage !== 'new') known.buyer = await joinCampus(mail, BUYER.name);
  if (stage === 'paid' && known.buyer) await pay(known.buyer, lamp);

  let current = known.buyer ?? mail.client();
  const group = (name: PropertyKey) =>
    new Proxy({}, { get: (_, call) => Reflect.get(Reflect.get(current, name) as object, call) as unknown });
  const client = new Proxy({}, { get: (_, name) => group(name) }) as Client;
  const user = known.buyer && (await known.buyer.auth.me({})).data;
  const story = createStoryCampus({
    client,
    session: user ? { status: 'member', user, offline: false } : { status: 'anonymous' },
  });
  const signIn = (session: { token: string; user: User }) => {
    current = known.buyer = mail.client(session.token);
    story.ports.session.signIn(session);
  };
  return {
    mail,
    campus: { ...story, ports: { ...story.ports, session: { ...story.ports.session, signIn } } },
    async become(who) {
      current = known[who] ?? mail.client();
      const { data } = await current.auth.me({});
      story.ports.session.signIn({ token: who, user: data });
    },
  };
}

async function pay(buyer: Client, hiveId: string): Promise<void> {
  const { data } = await buyer.payments.charge({ hiveId, network: 'telecel', phone: '020 777 0005' });
  await buyer.payments.voucher({ id: data.id, voucher: '123456' });
}

export interface WholeWayProps {
  stage: Stage;
  start: Destination;
  locale?: Locale;
}

/** Journey from sign-up to handover on real screens, with the emails and the other student beside them. */
export function WholeWay({ stage, start, locale = 'en' }: WholeWayProps): ReactElement | null {
  const [world, setWorld] = useState<World | null>(null);
  const [opening] = useState(() => createWorld(stage).then(setWorld));
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
  const who = session.status === 'member' ? session.user.id : 'visitor';
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
          key={who}
          filters={history}
          onFiltersChange={(change) => setHistory(change.filters)}
        />
      );
    case 'payment':
      return <OrderScreen key={who} id={at.id} />;
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
