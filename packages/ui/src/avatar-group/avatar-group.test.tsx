// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { AvatarGroup } from './avatar-group.js';

const faces = ['Esi Mensah', 'Kwame Asante', 'Adwoa Boateng'].map((name) => ({ name }));

describeConformance('avatar-group', (probe) => (
  <AvatarGroup label="Three students" faces={faces} {...probe} />
));

describe('AvatarGroup', () => {
  afterEach(cleanup);

  it('is one picture with a name, and counts whom it does not show', () => {
    render(<AvatarGroup label="Esi and 13 others" faces={faces} atMost={2} total={14} />);
    expect(screen.getByRole('img', { name: 'Esi and 13 others' }).textContent).toContain('+12');
  });

  it('counts nobody when all are shown', () => {
    const { container } = render(<AvatarGroup label="Three" faces={faces} />);
    expect(container.querySelector('[data-slot=avatar-group-more]')).toBeNull();
  });
});
