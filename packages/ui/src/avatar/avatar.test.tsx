// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Avatar } from './avatar.js';
import { AvatarPictures } from './avatar-pictures.js';
import { initialOf } from './initial.js';

describeConformance('avatar', (probe) => <Avatar name="Esi Mensah" {...probe} />);

describe('initialOf', () => {
  it.each([
    ['Esi Mensah', 'E'],
    ['ɔkyerɛ', 'Ɔ'],
    ['  (Level 300) Ama', 'L'],
    ['E\u0301lodie Adjei', 'E\u0301'],
    ['0244', '?'],
    ['', '?'],
  ])('takes from %j: %s', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });
});

describe('Avatar', () => {
  afterEach(cleanup);

  it('says the name, the tick and the presence in one breath', () => {
    render(<Avatar name="Esi Mensah" verified presence="away" />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Esi Mensah, Verified student, Away');
  });

  it('spends no bytes on the faces of lists where they are dear', () => {
    const { container } = render(
      <AvatarPictures show="large">
        <Avatar name="Esi Mensah" src="small.jpg" />
        <Avatar name="Esi Mensah" src="large.jpg" size="xl" />
      </AvatarPictures>,
    );
    const sources = [...container.querySelectorAll('img')].map((one) => one.getAttribute('src'));
    expect(sources).toEqual(['large.jpg']);
  });

  it('goes back to the letter when the picture fails', () => {
    const { container } = render(<Avatar name="Esi Mensah" src="gone.jpg" />);
    const picture = container.querySelector('img');
    if (!picture) throw new Error('The picture was not rendered.');
    fireEvent.error(picture);
    expect(container.querySelector('img')).toBeNull();
  });

  it('tries again when the picture changes', () => {
    const { container, rerender } = render(<Avatar name="Esi Mensah" src="gone.jpg" />);
    const picture = container.querySelector('img');
    if (!picture) throw new Error('The picture was not rendered.');
    fireEvent.error(picture);
    rerender(<Avatar name="Esi Mensah" src="new.jpg" />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('new.jpg');
  });
});
