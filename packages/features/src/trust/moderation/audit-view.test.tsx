// @vitest-environment jsdom
import type { AuditRecord } from '@campushive/contract';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NOW } from '../../testing/fixtures.js';
import { createStoryCampus } from '../../testing/story-campus.js';
import { AuditView } from './audit-view.js';
import { StoryProvider } from '../../testing/story-provider.js';

afterEach(cleanup);

function textOf(change: Partial<AuditRecord>): string {
  const entry: AuditRecord = {
    id: 'one',
    actor: null,
    action: 'hive.pause',
    target: { type: 'hive', id: 'switch', label: null },
    reason: null,
    details: {},
    createdAt: NOW.toISOString(),
    ...change,
  };
  const { container } = render(
    <StoryProvider campus={createStoryCampus()}>
      <AuditView state={{ status: 'ready', items: [entry], count: 1, more: null, loadingMore: false }} />
    </StoryProvider>,
  );
  return container.textContent;
}

it('names the paused feature and its hive', () => {
  const text = textOf({ details: { hive: 'buzz', feature: 'paying' } });
  expect(text).toContain('Buzz');
  expect(text).toContain('New payments');
});

it('converts the refunded amount from minor units', () => {
  const target = { type: 'payment', id: 'order', label: 'HP EliteBook' } as const;
  expect(textOf({ action: 'payment.refund', target, details: { amount: 5325 } })).toContain('53.25');
});
