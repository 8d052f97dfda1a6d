import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Avatar } from './avatar.js';
import { AvatarPictures } from './avatar-pictures.js';
import { initialsOf } from './initials.js';
import { tintOf } from './tint.js';

describeConformance('avatar', (probe) => <Avatar name="Esi Mensah" {...probe} />);

describe('initialsOf', () => {
  it.each([
    ['Esi Mensah', 'EM'],
    ['Kwame Nkrumah Boateng', 'KN'],
    ['Ama', 'A'],
    ['ɔkyerɛ', 'Ɔ'],
    ['  (Level 300) Ama', 'LA'],
    ['E\u0301lodie Adjei', 'E\u0301A'],
    ['0244', '?'],
    ['', '?'],
  ])('returns for %j the initials %s', (name, initial) => {
    expect(initialsOf(name)).toBe(initial);
  });
});

describe('tintOf', () => {
  it('returns the same colour for the same person, and all six colours for many people', () => {
    expect(tintOf('Esi Mensah')).toBe(tintOf('Esi Mensah'));
    const ids = Array.from({ length: 60 }, (_, n) => `student ${n}`);
    expect(new Set(ids.map(tintOf)).size).toBe(6);
  });
});

/** Image stub: jsdom never loads pictures. This one loads at once, except for missing files. */
class LoadedImage extends EventTarget {
  src = '';
  complete = true;
  get naturalWidth(): number {
    return this.src.startsWith('gone') ? 0 : 96;
  }
}

describe('Avatar', () => {
  beforeEach(() => vi.stubGlobal('Image', LoadedImage));
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  const sourcesIn = (container: Element) =>
    [...container.querySelectorAll('img')].map((one) => one.getAttribute('src'));

  it('announces the name, the tick and the presence as one label', () => {
    render(<Avatar name="Esi Mensah" verified presence="away" />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Esi Mensah, Verified student, Away');
  });

  it('shows the picture instead of the initials', () => {
    const { container } = render(<Avatar name="Esi Mensah" src="esi.jpg" />);
    expect(sourcesIn(container)).toEqual(['esi.jpg']);
    expect(container.textContent).toBe('');
  });

  it('loads the picture when it comes near the screen', () => {
    let show: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
    class Observer {
      constructor(callback: typeof show) {
        show = callback;
      }
      observe = vi.fn();
      disconnect = vi.fn();
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    const { container } = render(<Avatar name="Esi Mensah" src="esi.jpg" />);
    expect(sourcesIn(container)).toEqual([]);
    act(() => show([{ isIntersecting: true }]));
    expect(sourcesIn(container)).toEqual(['esi.jpg']);
  });

  it('loads no picture of a small avatar when only large pictures are shown', () => {
    const { container } = render(
      <AvatarPictures show="large">
        <Avatar name="Esi Mensah" src="small.jpg" />
        <Avatar name="Esi Mensah" src="large.jpg" size="xl" />
      </AvatarPictures>,
    );
    expect(sourcesIn(container)).toEqual(['large.jpg']);
  });

  it('shows the initials when the picture fails to load', () => {
    const { container } = render(<Avatar name="Esi Mensah" src="gone.jpg" />);
    expect(sourcesIn(container)).toEqual([]);
    expect(container.textContent).toBe('EM');
  });

  it('passes sources and policies on to the picture, and reports its loading status', () => {
    const onLoadingStatusChange = vi.fn();
    const { container } = render(
      <Avatar
        name="Esi Mensah"
        src="esi.jpg"
        srcSet="esi-2x.jpg 2x"
        sizes="3rem"
        referrerPolicy="no-referrer"
        crossOrigin="anonymous"
        onLoadingStatusChange={onLoadingStatusChange}
      />,
    );
    const attributes = ['srcset', 'sizes', 'referrerpolicy', 'crossorigin', 'alt'];
    const picture = container.querySelector('img');
    expect(attributes.map((name) => picture?.getAttribute(name))).toEqual([
      'esi-2x.jpg 2x',
      '3rem',
      'no-referrer',
      'anonymous',
      '',
    ]);
    expect(onLoadingStatusChange).toHaveBeenLastCalledWith('loaded');
  });

  it('shows the initials after the given delay', () => {
    vi.useFakeTimers();
    const { container } = render(<Avatar name="Esi Mensah" delayMs={300} />);
    expect(container.textContent).toBe('');
    act(() => vi.advanceTimersByTime(300));
    expect(container.textContent).toBe('EM');
    vi.useRealTimers();
  });

  it('loads a new picture after the former one failed', () => {
    const { container, rerender } = render(<Avatar name="Esi Mensah" src="gone.jpg" />);
    rerender(<Avatar name="Esi Mensah" src="new.jpg" />);
    expect(sourcesIn(container)).toEqual(['new.jpg']);
  });
});
