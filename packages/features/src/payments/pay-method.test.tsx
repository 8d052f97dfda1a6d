import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createStoryCampus, StoryProvider } from '../testing/story-campus.js';
import { PayMethodChoice } from './pay-method.js';
import type { MobileMoney } from './use-mobile-money.js';

afterEach(cleanup);

const money: MobileMoney = {
  methods: ['mtn', 'page'],
  method: 'mtn',
  onMethod: () => undefined,
  known: null,
  usesKnown: false,
  onOtherPhone: () => undefined,
  phone: '',
  onPhone: () => undefined,
  phoneProblem: null,
  otherNetwork: null,
};

it('pays by Enter in the number, which a phone shows as Go', async () => {
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
