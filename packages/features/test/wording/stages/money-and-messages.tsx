import { SECOND, MINUTE, type Payment } from '@campushive/contract';
import { useState } from 'react';
import { MessagesScreen } from '../../../src/deals/messages/messages-screen.js';
import { CheckoutScreen } from '../../../src/deals/checkout/checkout-screen.js';
import { PaymentHistoryScreen } from '../../../src/deals/payments/payment-history-screen.js';
import type { PaymentFilters } from '../../../src/deals/parts/payments/payments.queries.js';
import { aStudent, idOf, NOW } from '../../../src/testing/fixtures.js';
import type { StoryCampusOptions } from '../../../src/testing/story-campus.js';
import type { Stage } from '../stage.js';
import { answer, broken, forever, page, refused, unanswered, type Stages } from './stages.js';
import { aConversation, aMessage } from '../../../src/testing/message-fixtures.js';
import { aListing } from '../../../src/testing/listing-fixtures.js';
import { aPayment } from '../../../src/testing/order-fixtures.js';

type Calls = NonNullable<StoryCampusOptions['client']>;

const checkout = (
  stage: Stage,
  payments: Calls['payments'] = {},
  reference: string | null = null,
  stored: NonNullable<StoryCampusOptions['stored']> = {},
) =>
  stage.show(<CheckoutScreen hiveId={idOf(1000)} reference={reference} />, {
    stored,
    client: { hives: { get: answer(aListing(0)) }, payments, payouts: { account: answer(null) as never } },
  });
const pay = async (stage: Stage, initialize: NonNullable<NonNullable<Calls['payments']>['initialize']>) => {
  checkout(stage, { initialize }, null, { 'pay-method': 'page' });
  await stage.press('Pay ₵2,609.25');
};
const comeBack = (stage: Stage, verify: NonNullable<NonNullable<Calls['payments']>['verify']>) =>
  checkout(stage, { verify }, 'cmp-1');
const paid = aPayment(0);
const pending = aPayment(0, { status: 'pending', orderStatus: 'pending_payment', handoverCode: null });

/** Answers one after the other; the last one again and again. */
function inTurn(...answers: readonly (() => Promise<{ data: Payment }>)[]) {
  let requested = 0;
  return () => (answers[Math.min(requested++, answers.length - 1)] ?? broken)();
}

/** Keeps the filters where the app has the address. */
function History() {
  const [filters, setFilters] = useState<PaymentFilters>({ status: null, q: '', sort: 'date-desc' });
  return <PaymentHistoryScreen filters={filters} onFiltersChange={(change) => setFilters(change.filters)} />;
}

const history = (stage: Stage, payments: readonly Payment[]) =>
  stage.show(<History />, { client: { payments: { list: page(payments) } } });

type ThreadMessage = ReturnType<typeof aMessage> & { readonly seenBy: number | null };
const threads = {
  list: page([0, 1, 2].map((n) => aConversation(n))),
  get: answer(aConversation(0)),
  messages: page([] as ThreadMessage[]),
  markRead: async () => ({ data: undefined, count: 0 }),
};
const list = (stage: Stage, change: Partial<typeof threads> = {}) =>
  stage.show(<MessagesScreen />, { client: { threads: { ...threads, ...change } } });
const thread = (stage: Stage, change: Calls['threads'] = {}, connection: 'online' | 'offline' = 'online') =>
  stage.show(<MessagesScreen conversationId={idOf(2000)} />, {
    connection,
    client: { threads: { ...threads, ...change } },
  });
const write = async (stage: Stage, ...rest: [Parameters<typeof thread>[1]?, ('online' | 'offline')?]) => {
  thread(stage, ...rest);
  await stage.see('Type your message...');
  await stage.fill('Message', 'See you there');
  await stage.press('Send');
};

export const moneyAndMessages: Stages = {
  paying: {
    'as it opens': (stage) => checkout(stage),
    begun: (stage) => pay(stage, forever),
    'come back, unsettled': (stage) => comeBack(stage, answer(pending)),
    'come back, paid': (stage) => comeBack(stage, answer(paid)),
    'paid after a while': async (stage) => {
      comeBack(stage, inTurn(answer(pending), answer(paid)));
      await stage.see('Check Payment Status');
      await stage.pass(5 * SECOND);
    },
    'given up on': async (stage) => {
      comeBack(stage, answer(pending));
      await stage.see('Check Payment Status');
      await stage.pass(2 * MINUTE);
    },
    'without a way to pay': (stage) =>
      pay(stage, answer({ authorizationUrl: '', reference: 'cmp-1', paymentId: idOf(4000) }) as never),
    'failed at the provider': (stage) => pay(stage, refused('payment_provider_failed', 502)),
    'failed in itself': (stage) => pay(stage, () => Promise.reject(new Error('No such thing'))),
    'without an answer': (stage) => pay(stage, unanswered),
    refused: (stage) =>
      pay(stage, refused('listing_reserved', 409, 'Another student is paying for this right now.')),
    'come back, unknown': (stage) => comeBack(stage, refused('not_found', 404)),
    'come back, unanswered': (stage) => comeBack(stage, broken),
    'asked again, unanswered': async (stage) => {
      comeBack(stage, inTurn(answer(pending), broken));
      await stage.see('Check Payment Status');
      await stage.pass(5 * SECOND);
    },
    'come back, offline': (stage) => comeBack(stage, unanswered),
  },
  transactions: {
    'as it opens': (stage) => history(stage, [paid]),
    'with nothing yet': (stage) => history(stage, []),
    'with nothing failed': async (stage) => {
      history(stage, []);
      await stage.press('Failed');
    },
  },
  messages: {
    'as it opens': async (stage) => {
      list(stage);
      await stage.press('Filters');
    },
    'with nothing found': async (stage) => {
      list(stage);
      await stage.fill('Search messages', 'zzz');
    },
    'before the first conversation': (stage) => list(stage, { list: page([]) }),
    'with a deleted account': (stage) => {
      const { otherParticipant } = aConversation(0);
      const left = aConversation(0, {
        otherParticipant: { ...otherParticipant, name: null },
        conversationLastMessage: null,
      });
      list(stage, { list: page([left]) });
    },
    'with nothing written': (stage) => thread(stage),
    written: (stage) =>
      thread(stage, {
        messages: page(
          [
            aMessage(0, { isRead: false }),
            aMessage(2, { isRead: true }),
            aMessage(1, { messageAuthor: { name: null, profileImage: null } }),
          ].map((message) => ({ ...message, seenBy: null })),
        ),
      }),
    'with a student who is away': (stage) => thread(stage, { get: answer(aConversation(1)) }),
    'with a student who is offline': (stage) => thread(stage, { get: answer(aConversation(2)) }),
    'without a network': (stage) => write(stage, {}, 'offline'),
    'on its way': (stage) => write(stage, { send: forever }),
    refused: (stage) =>
      stage.show(<MessagesScreen conversationId={idOf(2000)} />, {
        stored: {
          outbox: JSON.stringify([
            {
              senderId: aStudent(0).id,
              clientId: '1',
              conversationId: idOf(2000),
              content: 'See you there',
              createdAt: NOW.toISOString(),
              status: 'failed',
            },
          ]),
        },
        client: { threads },
      }),
  },
};
