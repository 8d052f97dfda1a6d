import type { Client } from '@campushive/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStoryCampus } from '../../testing/story-campus.js';
import { PayMethodChoice } from './pay-method.js';
import { PAGE, useMobileMoney, useWithinLimits, type MobileMoney } from './use-mobile-money.js';
import { StoryProvider } from '../../testing/story-provider.js';

beforeEach(() => {
  // jsdom does not implement scrolling.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const charged = vi.fn();

function Checkout() {
  const money = useMobileMoney('telecel');
  return (
    <>
      <PayMethodChoice money={money} onPay={() => charged(money.account())} />
      <button type="button" onClick={() => charged(money.account())}>
        Pay
      </button>
    </>
  );
}

async function typeAndPay(number: string) {
  charged.mockClear();
  render(
    <StoryProvider campus={createStoryCampus()}>
      <Checkout />
    </StoryProvider>,
  );
  await userEvent.type(await screen.findByRole('textbox'), number);
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
}
const pay = () => userEvent.click(screen.getByRole('button', { name: 'Pay' }));

it('asks about the network that the number belongs to before charging, and switches to it', async () => {
  await typeAndPay('024 412 3456');
  expect(charged).toHaveBeenLastCalledWith(undefined);
  expect(screen.getByText(/looks like a number of MTN/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Change to MTN' }));
  expect(screen.queryByText(/looks like a number of MTN/)).toBeNull();
  await pay();
  expect(charged).toHaveBeenLastCalledWith({ phone: '024 412 3456', network: 'mtn' });
});

it('keeps the network of a ported number once confirmed, and asks again after the number changes', async () => {
  await typeAndPay('0244123456');
  await userEvent.click(screen.getByRole('button', { name: 'Keep Telecel' }));
  await pay();
  expect(charged).toHaveBeenLastCalledWith({ phone: '0244123456', network: 'telecel' });
  await userEvent.type(screen.getByRole('textbox'), '{Backspace}7');
  await pay();
  expect(charged).toHaveBeenLastCalledWith(undefined);
});

it('charges without a question when number and network match', async () => {
  await typeAndPay('+233 20 412 3456');
  expect(charged).toHaveBeenLastCalledWith({ phone: '+233 20 412 3456', network: 'telecel' });
});

it('keeps the order and the chosen network while a number is typed when the last used one is loaded', async () => {
  type Answered = Awaited<ReturnType<Client['payments']['number']>>;
  let arrive = (_answer: Answered): void => undefined;
  const answer = new Promise<Answered>((resolve) => (arrive = resolve));
  const campus = createStoryCampus({ client: { payments: { number: () => answer } } });
  function Buying() {
    const money = useMobileMoney(null);
    return <PayMethodChoice money={money} onPay={() => undefined} />;
  }
  render(
    <StoryProvider campus={campus}>
      <Buying />
    </StoryProvider>,
  );
  const names = () => screen.getAllByRole('radio').map((one) => one.getAttribute('value'));
  const chosen = () => screen.getByRole('radio', { checked: true }).getAttribute('value');
  await userEvent.type(await screen.findByRole('textbox'), '024');
  const before = names();
  expect(chosen()).toBe(before[0]);
  await act(async () => arrive({ data: { network: 'telecel', maskedPhone: '020 ••• ••56' } }));
  expect([names(), chosen()]).toEqual([before, before[0]]);
});

const money: MobileMoney = {
  methods: ['mtn', 'page'],
  limits: {},
  method: 'mtn',
  onMethod: () => undefined,
  savedNumber: null,
  usesSavedNumber: false,
  onOtherPhone: () => undefined,
  phone: '',
  onPhone: () => undefined,
  phoneProblem: null,
  otherNetwork: null,
  onForget: null,
  needsNetwork: false,
  onKeepNetwork: () => undefined,
};

it('pays on Enter in the number field, whose key a phone labels Go', async () => {
  const onPay = vi.fn();
  render(
    <StoryProvider campus={createStoryCampus({})}>
      <PayMethodChoice money={money} onPay={onPay} />
    </StoryProvider>,
  );
  const field = screen.getByRole('textbox');
  expect(field.getAttribute('enterkeyhint')).toBe('go');
  await userEvent.type(field, '0244123456{Enter}');
  expect(onPay).toHaveBeenCalledOnce();
});

it.each([
  [25_000, false],
  [25_000.01, true],
])('selects the card for %d only when that exceeds the limit of the wallet', async (total, isAbove) => {
  function Checkout() {
    const within = useWithinLimits(useMobileMoney('telecel'), total);
    return (
      <>
        <PayMethodChoice money={within} onPay={() => undefined} />
        <output>{within.method === PAGE ? 'by card' : 'by phone'}</output>
      </>
    );
  }
  render(
    <StoryProvider campus={createStoryCampus()}>
      <Checkout />
    </StoryProvider>,
  );
  expect(await screen.findByText(isAbove ? 'by card' : 'by phone')).toBeDefined();
  expect(screen.queryByText('Mobile money takes up to ₵25,000.00 a day. Pay this by card.') !== null).toBe(
    isAbove,
  );
  const disabled = (name: RegExp) => screen.getByRole<HTMLButtonElement>('radio', { name }).disabled;
  expect([disabled(/Telecel/), disabled(/Card/)]).toEqual([isAbove, false]);
});
