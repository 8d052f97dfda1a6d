import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { OtpField, type OtpFieldProps } from './otp-field.js';

describeConformance('otp-field', (probe) => <OtpField label="Code" {...probe} />);

describe('OtpField', () => {
  afterEach(cleanup);

  const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
  const digits = () =>
    boxes()
      .map((box) => box.value)
      .join('');
  const focused = () => boxes().findIndex((box) => box === document.activeElement);

  function mount(props: Partial<OtpFieldProps> = {}) {
    const onValueChange = vi.fn();
    const onComplete = vi.fn();
    render(<OtpField label="Code" autoFocus {...{ onValueChange, onComplete }} {...props} />);
    return { onValueChange, onComplete, user: userEvent.setup() };
  }

  it('begins in the first empty box', () => {
    mount({ defaultValue: '48' });
    expect(focused()).toBe(2);
  });

  it('moves on automatically, digit by digit', async () => {
    const { user } = mount();
    await user.keyboard('481');
    expect([digits(), focused()]).toEqual(['481', 3]);
  });

  it('keeps each of six equal digits typed without a pause', async () => {
    const { onComplete } = mount();
    await userEvent.setup({ delay: null }).keyboard('111111');
    expect([digits(), onComplete.mock.calls]).toEqual(['111111', [['111111']]]);
  });

  it.each([
    ['equal', '1111', '11111'],
    ['other', '1902', '11902'],
  ])('goes on with %s digits behind a box that was left with the focus', async (_which, typed, expected) => {
    const { user } = mount({ defaultValue: '1' });
    boxes()[0]?.focus();
    boxes()[0]?.setSelectionRange(1, 1);
    await user.keyboard(typed);
    expect(digits()).toBe(expected);
  });

  it('goes on behind a part of a code that is pasted', async () => {
    const { user, onComplete } = mount();
    await user.paste('48');
    await user.keyboard('1902');
    expect(onComplete.mock.calls).toEqual([['481902']]);
  });

  it('puts several digits of one keystroke behind those that are there', async () => {
    const { user } = mount({ defaultValue: '48' });
    fireEvent.input(boxes()[2] ?? document.body, { target: { value: '19' } });
    await user.keyboard('02');
    expect([digits(), focused()]).toEqual(['481902', 5]);
  });

  it('takes a code that a phone puts into any box as the whole one', () => {
    const { onComplete } = mount({ defaultValue: '48' });
    fireEvent.input(boxes()[2] ?? document.body, { target: { value: '481902' } });
    expect([digits(), onComplete.mock.calls]).toEqual(['481902', [['481902']]]);
  });

  it('takes digits only', async () => {
    const { user } = mount();
    await user.keyboard('4x8');
    expect(digits()).toBe('48');
  });

  it('tells when it is complete, once', async () => {
    const { user, onComplete } = mount();
    await user.keyboard('481902');
    expect(onComplete.mock.calls).toEqual([['481902']]);
  });

  it('takes the first six digits of what is pasted', async () => {
    const { user, onComplete } = mount();
    await user.paste('Code: 481-902, 10 minutes');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('481902');
  });

  it('keeps its digits when what is pasted has none', async () => {
    const { user } = mount({ defaultValue: '48' });
    await user.paste('hello');
    expect(digits()).toBe('48');
  });

  it('removes a digit with backspace', async () => {
    const { user } = mount();
    await user.keyboard('48');
    await user.click(boxes()[1] ?? document.body);
    await user.keyboard('{Backspace}');
    expect(digits()).toBe('4');
  });

  it('puts what is typed next in the place of the digit that was removed', async () => {
    const { user } = mount();
    await user.keyboard('481903{Backspace}2');
    expect([digits(), focused()]).toEqual(['481902', 5]);
    fireEvent.input(boxes()[5] ?? document.body, { target: { value: '' } });
    await user.keyboard('4');
    expect(digits()).toBe('481904');
  });

  it('follows a controlled value', async () => {
    function Controlled() {
      const [value, setValue] = useState('');
      return (
        <>
          <OtpField label="Code" value={value} onValueChange={setValue} />
          <button onClick={() => setValue('')}>Empty</button>
        </>
      );
    }
    render(<Controlled />);
    const user = userEvent.setup();
    await user.click(boxes()[0] ?? document.body);
    await user.keyboard('4819');
    expect(digits()).toBe('4819');
    await user.click(screen.getByRole('button', { name: 'Empty' }));
    expect(digits()).toBe('');
  });

  it('is offered the code of a text message', () => {
    mount();
    const [first] = boxes();
    expect([first?.autocomplete, first?.inputMode]).toEqual(['one-time-code', 'numeric']);
  });

  it('says what is wrong at every box', () => {
    mount({ error: 'Wrong code.' });
    const texts = boxes().map(
      (box) => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(new Set(texts)).toEqual(new Set(['Wrong code.']));
  });

  it('puts the whole code into its form', () => {
    const { container } = render(
      <form>
        <OtpField label="Code" name="code" defaultValue="481902" />
      </form>,
    );
    const form = container.querySelector('form');
    expect(new FormData(form ?? undefined).get('code')).toBe('481902');
  });
});
