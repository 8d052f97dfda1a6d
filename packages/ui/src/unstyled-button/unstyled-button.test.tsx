import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { UnstyledButton } from './unstyled-button.js';

describeConformance('unstyled-button', (probe) => <UnstyledButton {...probe}>Esi Mensah</UnstyledButton>);

describe('UnstyledButton', () => {
  afterEach(cleanup);

  it('does not submit its form', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <UnstyledButton>Esi Mensah</UnstyledButton>
      </form>,
    );
    screen.getByRole('button', { name: 'Esi Mensah' }).click();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
