import type { Payment } from '@campushive/contract';
import { fn } from 'storybook/test';
import { NOW, ago } from '../../../testing/fixtures.js';
import type { OfflineHandover } from '../use-offline-handover.js';
import type { Order } from '../use-order.js';
import { aPayment } from '../../../testing/order-fixtures.js';
import { aListing } from '../../../testing/listing-fixtures.js';
import type { StoryObj } from '@storybook/react-vite';
import type { OrderView } from '../order-view.js';

const offline: OfflineHandover = {
  storedOrder: null,
  asking: false,
  handedOver: null,
  step: 'closed',
  onStep: fn(),
  onShown: fn(),
  text: '',
  onTextChange: fn(),
  onTake: fn(),
  checking: false,
  problem: null,
  clockIsOff: false,
  onTryAgain: fn(),
};
/** State of the screen of a held order, without any action in progress. */
export const order: Order = {
  state: { status: 'ready', payment: aPayment(0) },
  code: '',
  onCodeChange: fn(),
  onHandover: fn(),
  onScanned: fn(),
  releasing: false,
  message: { onMessage: fn(), opening: false },
  meetup: { acts: [], now: NOW, onAct: fn(), acting: null, onCalendar: fn(), onShare: fn(), onChanged: fn() },
  lesson: { now: NOW, onAccept: fn(), onDecline: fn(), acting: null, onCalendar: fn(), onChanged: fn() },
  completion: {
    text: '',
    onTextChange: fn(),
    textMissing: false,
    onStep: fn(),
    taking: null,
    problem: null,
    revising: false,
    files: {
      uploads: [],
      remaining: 5,
      problem: null,
      onAdd: fn(),
      onRemove: fn(),
      onRetry: fn(),
    },
    onRevising: fn(),
  },
  delivery: {
    code: '',
    onCodeChange: fn(),
    onPickUp: fn(),
    pickingUp: false,
    problem: null,
    attempt: 0,
    onLeave: fn(),
    leaving: false,
    leaveProblem: null,
    onPhoto: fn(),
    sendingPhoto: false,
    photoProblem: null,
    onShare: fn(),
  },
  settlement: {
    open: null,
    onOpen: fn(),
    onAct: fn(),
    acting: null,
    amount: '',
    onAmountChange: fn(),
    amountProblem: null,
    onSend: fn(),
    sending: false,
    problem: null,
  },
  offline,
  problem: null,
  attempt: 0,
  needsAccount: false,
  problems: {
    open: null,
    onOpen: fn(),
    reason: '',
    text: '',
    onChange: fn(),
    errors: {},
    onReport: fn(),
    onAnswer: fn(),
    evidence: { photos: [], remaining: 4, onAdd: fn(), onRemove: fn(), onRetry: fn(), onClear: fn() },
    onCancel: fn(),
    sending: false,
    problem: null,
  },
};
/** Arguments of a story: the order with changes to its payment and its screen. */
export const of = (change: Partial<Payment>, more: Partial<Order> = {}) => ({
  order: { ...order, state: { status: 'ready' as const, payment: aPayment(0, change) }, ...more },
});
/** Changes of a payment that is not paid. */
export const unpaid = { handoverCode: null, paidAt: null, autoReleaseAt: null } as const;
/** Changes of a payment that make it the seller's. */
export const asSeller = { role: 'seller', handoverCode: null } as const;

/** A buyer's complaint without an answer. */
export const dispute = {
  id: 'd',
  reason: 'not_as_described',
  text: 'The battery is dead after ten minutes.',
  photos: aListing(0).photos.slice(0, 2),
  answer: null,
  openedAt: ago(20),
  settleUntil: ago(20 - 2 * 1_440),
  proposal: null,
  outcome: null,
  note: null,
  resolvedAt: null,
} as const;

type Play = Parameters<NonNullable<StoryObj<typeof OrderView>['play']>>[0];

/** Unfolds everything below the next step. */
export const openHelp = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: /^Help with this order/ }));
