import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Alert } from './alert.js';

describeConformance('alert', (probe) => <Alert {...probe}>Check your inbox</Alert>);

describe('Alert', () => {
  afterEach(cleanup);

  it.each(['warning', 'danger'] as const)(
    'interrupts screen readers, by the alert role, for the tone %s',
    (tone) => {
      render(<Alert tone={tone}>Meet in a public place</Alert>);
      expect(screen.getByRole('alert').textContent).toBe('Meet in a public place');
    },
  );

  it.each(['info', 'success'] as const)(
    'does not interrupt screen readers, by the status role, for the tone %s',
    (tone) => {
      render(<Alert tone={tone}>Saved</Alert>);
      expect(screen.getByRole('status').textContent).toBe('Saved');
    },
  );
});
