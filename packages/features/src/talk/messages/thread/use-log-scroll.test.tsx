import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStoryCampus } from '../../../testing/story-campus.js';
import { useLogScroll } from './use-log-scroll.js';
import { StoryProvider } from '../../../testing/story-provider.js';

/** Layout: 1,000 px of messages in a window of `height` px. */
const box = { height: 500, content: 1_000 };
let resize: () => void = () => undefined;

beforeEach(() => {
  box.height = 500;
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => box.height);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => box.content);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        resize = notify;
      }
      observe() {}
      disconnect() {}
    },
  );
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, to?: ScrollToOptions | number) {
    if (typeof to === 'object') this.scrollTop = Math.min(to.top ?? 0, box.content - box.height);
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Log() {
  const { log, onScroll } = useLogScroll({
    id: 'one',
    firstId: 'a',
    lastId: 'b',
    isLastOwn: false,
    older: null,
  });
  return <div role="log" ref={log} onScroll={onScroll} />;
}

function openLog(): HTMLElement {
  render(
    <StoryProvider campus={createStoryCampus()}>
      <Log />
    </StoryProvider>,
  );
  const log = screen.getByRole('log');
  // Scrolls to the end like a browser. jsdom does not limit the position.
  log.scrollTop = box.content - box.height;
  fireEvent.scroll(log);
  return log;
}

it('keeps the newest message in view when the log shrinks by more than the near distance', () => {
  const log = openLog();
  box.height = 350;
  // Browsers fire the scroll event before the resize.
  fireEvent.scroll(log);
  act(() => resize());
  expect(log.scrollTop).toBe(650);
});

it('does not scroll while the viewer reads older messages', () => {
  const log = openLog();
  log.scrollTop = 100;
  fireEvent.scroll(log);
  box.height = 350;
  fireEvent.scroll(log);
  act(() => resize());
  expect(log.scrollTop).toBe(100);
});
