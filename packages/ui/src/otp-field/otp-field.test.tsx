import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setNonce } from 'get-nonce';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { OtpField, type OtpFieldProps } from './otp-field.js';

describeConformance('otp-field', (probe) => <OtpField label="Code" {...probe} />);

describe('OtpField', () => {
  afterEach(cleanup);

  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
  const boxes = () =>
    [...document.querySelectorAll('[data-slot=otp-field-box]')].map((box) => box.textContent);

  function mount(props: Partial<OtpFieldProps> = {}) {
    const onValueChange = vi.fn();
    const onComplete = vi.fn();
    render(<OtpField label="Code" autoFocus {...{ onValueChange, onComplete }} {...props} />);
    return { onValueChange, onComplete, user: userEvent.setup() };
  }

  it('has one text field, which takes the focus with autoFocus', () => {
    mount();
    expect(document.activeElement).toBe(field());
  });

  it('does not take the focus without autoFocus', () => {
    mount({ autoFocus: false });
    expect(document.activeElement).toBe(document.body);
  });

  it('shows each digit in its box', async () => {
    const { user } = mount();
    await user.keyboard('481');
    expect(boxes()).toEqual(['4', '8', '1', '', '', '']);
  });

  it('hides the boxes from screen readers', () => {
    mount();
    expect(document.querySelector('[data-slot=otp-field-box]')?.closest('[aria-hidden=true]')).not.toBeNull();
  });

  it('marks the box of the next digit', async () => {
    const { user } = mount();
    await user.keyboard('48');
    const active = [...document.querySelectorAll('[data-slot=otp-field-box]')].findIndex((box) =>
      box.hasAttribute('data-active'),
    );
    expect(active).toBe(2);
  });

  it.each(['111111', '481902'])('keeps each digit of %s typed without a pause', async (code) => {
    const { onComplete } = mount();
    await userEvent.setup({ delay: null }).keyboard(code);
    expect([field().value, onComplete.mock.calls]).toEqual([code, [[code]]]);
  });

  it('appends typed digits to its default value', async () => {
    const { user } = mount({ defaultValue: '48' });
    await user.keyboard('1902');
    expect(field().value).toBe('481902');
  });

  it('appends typed digits to a pasted part of a code', async () => {
    const { user, onComplete } = mount();
    await user.paste('48');
    await user.keyboard('1902');
    expect(onComplete.mock.calls).toEqual([['481902']]);
  });

  it('takes a code filled in by the phone as the whole code', () => {
    const { onComplete } = mount({ defaultValue: '48' });
    fireEvent.input(field(), { target: { value: '481902' } });
    expect([field().value, onComplete.mock.calls]).toEqual(['481902', [['481902']]]);
  });

  it('accepts digits only', async () => {
    const { user } = mount();
    await user.keyboard('4x8');
    expect(field().value).toBe('48');
  });

  it('takes no more digits than it has boxes', async () => {
    const { user } = mount({ length: 4 });
    await user.keyboard('4819');
    expect([field().maxLength, field().value, boxes().length]).toEqual([4, '4819', 4]);
  });

  it('calls onComplete once when the code is complete', async () => {
    const { user, onComplete } = mount();
    await user.keyboard('481902');
    expect(onComplete.mock.calls).toEqual([['481902']]);
  });

  it.each(['481 902', '481-902', ' 481902\n', 'Code: 481-902, 10 minutes'])(
    'takes the first six digits of what is pasted, as in "%s"',
    async (pasted) => {
      const { user, onComplete } = mount();
      await user.paste(pasted);
      expect(onComplete).toHaveBeenCalledExactlyOnceWith('481902');
    },
  );

  it('keeps its digits when the pasted text has none', async () => {
    const { user } = mount({ defaultValue: '48' });
    await user.paste('hello');
    expect(field().value).toBe('48');
  });

  it('replaces a removed digit by the next typed one', async () => {
    const { user, onComplete } = mount();
    await user.keyboard('481903{Backspace}2');
    expect([field().value, onComplete.mock.calls]).toEqual(['481902', [['481903'], ['481902']]]);
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
    await user.click(field());
    await user.keyboard('4819');
    expect(field().value).toBe('4819');
    await user.click(screen.getByRole('button', { name: 'Empty' }));
    expect([field().value, boxes().join('')]).toEqual(['', '']);
  });

  it('requests the code of a text message and a numeric keyboard from the phone', () => {
    mount();
    expect([field().autocomplete, field().inputMode]).toEqual(['one-time-code', 'numeric']);
  });

  it('marks the field as invalid and describes it by the error', () => {
    mount({ error: 'Wrong code.' });
    const described = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect([field().getAttribute('aria-invalid'), described?.textContent]).toEqual(['true', 'Wrong code.']);
  });

  it('gives its style element the nonce of the page', () => {
    document.getElementById('input-otp-style')?.remove();
    setNonce('page-nonce');
    mount();
    expect(document.getElementById('input-otp-style')?.nonce).toBe('page-nonce');
  });

  it('submits the code with its form', () => {
    const { container } = render(
      <form>
        <OtpField label="Code" name="code" defaultValue="481902" />
      </form>,
    );
    const form = container.querySelector('form');
    expect(new FormData(form ?? undefined).get('code')).toBe('481902');
  });
});
