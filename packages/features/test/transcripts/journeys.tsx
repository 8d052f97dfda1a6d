import { ForgotPasswordScreen } from '../../src/accounts/auth/password/forgot-password-screen.js';
import { LoginScreen } from '../../src/accounts/auth/login-screen.js';
import { RegisterScreen } from '../../src/accounts/auth/register-screen.js';
import { NotFoundScreen } from '../../src/reach/home/not-found-screen.js';
import { ListingDetailScreen } from '../../src/deals/listing-detail/listing-detail-screen.js';
import { PostListingScreen } from '../../src/catalogue/listing-form/listing-form-screen.js';
import { MessagesScreen } from '../../src/deals/messages/messages-screen.js';
import { CheckoutScreen } from '../../src/deals/checkout/checkout-screen.js';
import { OrderScreen } from '../../src/deals/orders/order-screen.js';
import { aStudent, idOf } from '../../src/testing/fixtures.js';
import type { Stage } from '../wording/stage.js';
import { answer, page, refused } from '../wording/stages/stages.js';
import { aConversation, aMessage } from '../../src/testing/message-fixtures.js';
import { aListing } from '../../src/testing/listing-fixtures.js';
import { aPayment } from '../../src/testing/order-fixtures.js';

/** Acts, then reads the page aloud from its beginning. */
export type Journey = Readonly<Record<string, (stage: Stage) => Promise<void>>>;

const session = { status: 'anonymous' } as const;
const account = answer(null) as never;
const threads = {
  list: page([0, 1].map((n) => aConversation(n))),
  get: answer(aConversation(0)),
  messages: page([2, 1, 0].map((n) => ({ ...aMessage(n), seenBy: null }))),
  markRead: async () => ({ data: undefined, count: 0 }),
};
const order = (change: Parameters<typeof aPayment>[1] = {}) => ({
  client: { payments: { get: answer(aPayment(0, change)) } },
});

/** Ten things that students do, as a screen reader tells them. */
export const JOURNEYS: Readonly<Record<string, Journey>> = {
  'log-in': {
    'the page opens': async (stage) => {
      stage.show(<LoginScreen />, {
        session,
        client: { auth: { login: refused('invalid_credentials', 401) } },
      });
      await stage.see('Log in');
    },
    'a wrong password is sent': async (stage) => {
      await stage.fill('Email', 'esi.ofori@st.ug.edu.gh');
      await stage.fill('Password', 'Kente-cloth-7');
      await stage.press('Log in');
      await stage.see('Login failed. Please check your credentials.');
      // Its toast follows the alert.
      await stage.see('Close');
    },
  },
  'sign-up': {
    'the page opens': async (stage) => {
      stage.show(<RegisterScreen />, { session });
      await stage.see('Create account');
    },
    'an empty form is sent': async (stage) => {
      await stage.press('Create account');
      await stage.see('Enter your full name');
    },
  },
  'new-password': {
    'the page opens': async (stage) => {
      stage.show(<ForgotPasswordScreen />, {
        session,
        client: { auth: { forgotPassword: async () => ({ data: undefined }) as never } },
      });
      await stage.see('Send reset link');
    },
    'a name is typed that is no address': async (stage) => {
      await stage.fill('Email', 'esi');
      await stage.press('Send reset link');
    },
  },
  'lost-page': {
    'a visitor is there': async (stage) => {
      stage.show(<NotFoundScreen />, { session });
      await stage.see('Oops! Page Not Found');
    },
  },
  'look-at-a-listing': {
    'a member opens it': async (stage) => {
      stage.show(<ListingDetailScreen hive="essentials" id={idOf(1000)} />, {
        client: { hives: { get: answer(aListing(0)) }, users: { get: answer(aStudent(1)) as never } },
      });
      await stage.see('Message');
    },
  },
  'own-listing': {
    'its poster opens it': async (stage) => {
      const me = aStudent(0);
      stage.show(<ListingDetailScreen hive="essentials" id={idOf(1000)} />, {
        client: { hives: { get: answer(aListing(0, { postedById: me.id })) } },
      });
      await stage.see('Mark as sold');
    },
  },
  pay: {
    'the checkout opens': async (stage) => {
      stage.show(<CheckoutScreen hiveId={idOf(1000)} reference={null} />, {
        client: { hives: { get: answer(aListing(0)) }, payouts: { account } },
      });
      await stage.see('Pay ₵2,609.25');
    },
  },
  'show-the-code': {
    'the buyer opens the order': async (stage) => {
      stage.show(<OrderScreen id={idOf(4000)} />, order());
      await stage.see('Your handover code');
    },
  },
  'write-a-message': {
    'the conversation opens': async (stage) => {
      stage.show(<MessagesScreen conversationId={idOf(2000)} />, { client: { threads } });
      await stage.see('Type your message...');
    },
    'something is typed': (stage) => stage.fill('Message', 'See you at Balme'),
  },
  'post-something': {
    'the form opens': async (stage) => {
      stage.show(<PostListingScreen hive="essentials" />, {});
      await stage.see('Post listing');
    },
    'an empty form is sent': async (stage) => {
      await stage.press('Post listing');
      await stage.see('Add a title');
    },
  },
};
