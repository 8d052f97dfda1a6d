// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { rehearseTouch } from './rehearsal.js';

afterEach(() => vi.unstubAllGlobals());

/** A page that is alive or not yet, and what runs whenever its browser is idle. */
function open(alive: boolean) {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  vi.stubGlobal('PointerEvent', MouseEvent);
  document.body.innerHTML = '<div><main></main></div>';
  const [root, page] = [document.querySelector('div'), document.querySelector('main')];
  if (root === null || page === null) throw new Error('No page.');
  if (alive) Object.assign(page, { __reactProps$1: {} });
  const heard: string[] = [];
  const outside = vi.fn();
  for (const type of ['pointerdown', 'touchstart', 'mouseup', 'click']) {
    root.addEventListener(type, () => heard.push(type));
    document.addEventListener(type, outside);
  }
  rehearseTouch(root);
  return { heard, outside, idle: () => waiting.splice(0).forEach((run) => run()), waiting };
}

it('tells a live page of a tap, one event at a time, and nobody else', () => {
  const { heard, outside, idle, waiting } = open(true);
  for (let turn = 0; turn < 20 && waiting.length > 0; turn++) idle();
  expect(waiting).toEqual([]);
  expect(heard).toEqual(['pointerdown', 'touchstart', 'mouseup']);
  expect(outside).not.toHaveBeenCalled();
});

it('waits for a page that is not alive yet', () => {
  const { heard, idle, waiting } = open(false);
  for (let turn = 0; turn < 5; turn++) idle();
  expect(heard).toEqual([]);
  expect(waiting).toHaveLength(1);
});
