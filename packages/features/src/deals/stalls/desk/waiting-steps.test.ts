import { expect, it } from 'vitest';

import { nextStepOf, readDesk, withSteps } from './waiting-steps.js';
import { aStallOrder } from '../../../testing/order-fixtures.js';

const first = aStallOrder({ id: 'a', status: 'new' });
const second = aStallOrder({ id: 'b', status: 'ready' });

it('shows an order at the step of its last unsent tap, and marks it as waiting', () => {
  const waiting = [
    { orderId: 'a', to: 'preparing' },
    { orderId: 'a', to: 'ready' },
  ] as const;
  const [one, two] = withSteps([first, second], waiting);
  expect(one).toMatchObject({ order: { status: 'ready' }, waits: true });
  expect(two).toEqual({ order: second, waits: false });
  expect(one && nextStepOf(one.order)).toBe('handed_over');
});

it('hides an order that an unsent tap completes', () => {
  expect(withSteps([second], [{ orderId: 'b', to: 'handed_over' }])).toEqual([]);
});

it('reads stored taps, and ignores malformed ones', () => {
  const waiting = [{ orderId: 'a', to: 'ready' }];
  expect(readDesk(JSON.stringify({ waiting: [...waiting, { orderId: 1 }], sound: true }))).toEqual({
    waiting,
    sound: true,
  });
  expect(readDesk('{')).toEqual({ waiting: [], sound: false });
});
