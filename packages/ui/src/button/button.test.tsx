import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Button } from './button.js';

describeConformance('button', (probe) => <Button {...probe}>Pay</Button>);
describeConformance('button', (probe) => (
  <Button asChild {...probe}>
    <a href="#pay">Pay</a>
  </Button>
));

describe('Button', () => {
  afterEach(cleanup);

  it('does not send a form unless its type is submit', () => {
    render(<Button>Pay</Button>);
    expect(screen.getByRole('button', { name: 'Pay' }).getAttribute('type')).toBe('button');
  });

  it('ignores clicks while loading', async () => {
    const onClick = vi.fn();
    render(
      <Button loading onClick={onClick}>
        Pay
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('does not send its form while loading', async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Email" />
        <Button type="submit" loading>
          Login
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'esi{Enter}');
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps the focus when loading begins', () => {
    const { rerender } = render(<Button>Login</Button>);
    screen.getByRole('button').focus();
    rerender(
      <Button loading loadingLabel="Logging in...">
        Login
      </Button>,
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Logging in...' }));
  });

  it('sets aria-disabled while loading', () => {
    render(<Button loading>Login</Button>);
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  });

  it('reserves the width of its label while it shows the loading label', () => {
    render(
      <Button loading loadingLabel="…">
        Pay {'₵2,608.25'}
      </Button>,
    );
    expect(screen.getByText('…').parentElement?.getAttribute('data-reserve')).toBe('Pay ₵2,608.25');
  });

  it('renders its only child as the button with asChild', () => {
    render(
      <Button asChild leading={<svg />}>
        <a href="#sell">Sell</a>
      </Button>,
    );
    expect(screen.getByRole('link', { name: 'Sell' }).querySelector('svg')).not.toBeNull();
  });
});
