import { expect, vi } from 'vitest';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { type ToastContent, ToastProvider, type ToastProviderProps, useToast } from '../../toast/index.js';
import type { Usage } from './usage.js';

const onPress = vi.fn();
const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
const onEscapeKeyDown = vi.fn((event: Event) => event.preventDefault());
const onPause = vi.fn();
const onResume = vi.fn();
const toRegion = vi.fn();
const toToast = vi.fn();
const announcements = document.createElement('div');

const saved = { title: 'Saved' };

function Shown({ content }: { content: ToastContent }): null {
  const { toast } = useToast();
  useEffect(() => void toast(content), [toast, content]);
  return null;
}

const region = (content: ToastContent, props: Omit<ToastProviderProps, 'children'> = {}) => (
  <ToastProvider {...props}>
    <Shown content={content} />
  </ToastProvider>
);

/** Usages of toasts. */
export const toasts: readonly Usage[] = [
  {
    name: 'ToastProvider whose list takes ref, className and data-*',
    ui: (
      <ToastProvider ref={toRegion} className="pt-20" data-probe="list">
        <Shown content={saved} />
      </ToastProvider>
    ),
    async check() {
      await screen.findByText('Saved');
      const list = document.querySelector<HTMLElement>('[data-slot=toast-viewport]');
      expect(toRegion).toHaveBeenCalledWith(list);
      expect([list?.dataset['probe'], list?.classList.contains('pt-20')]).toEqual(['list', true]);
    },
  },
  {
    name: 'Toast with ref, style and data-*, and nodes as its words',
    ui: region({
      title: <em>Saved</em>,
      description: <strong>Twice</strong>,
      ref: toToast,
      style: { order: 3 },
      'data-probe': 'toast',
    }),
    async check() {
      const item = (await screen.findByText('Saved')).closest('li');
      expect(toToast).toHaveBeenCalledWith(item);
      expect([item?.dataset['probe'], item?.style.order]).toEqual(['toast', '3']);
      expect(item?.querySelector('strong')?.textContent).toBe('Twice');
    },
  },
  {
    name: 'Toast that a press (onClick) and Escape (onEscapeKeyDown) do not close',
    ui: region({ title: 'Saved', onClick, onEscapeKeyDown }),
    async check() {
      fireEvent.click(await screen.findByText('Saved'));
      expect(onClick).toHaveBeenCalledOnce();
      await userEvent.keyboard('{Escape}');
      expect(onEscapeKeyDown).toHaveBeenCalledOnce();
      expect(screen.getByText('Saved')).toBeTruthy();
    },
  },
  {
    name: 'Toast that reports when its time stops and goes on (onPause, onResume)',
    ui: region({ title: 'Saved', onPause, onResume }),
    async check() {
      const item = (await screen.findByText('Saved')).closest('li');
      if (item) fireEvent.pointerMove(item);
      expect(onPause).toHaveBeenCalledOnce();
      fireEvent(window, new Event('focus'));
      await waitFor(() => expect(onResume).toHaveBeenCalledOnce());
    },
  },
  {
    name: 'Toast whose action has its own text for screen readers, className and data-*',
    ui: region(
      {
        title: 'Removed',
        action: {
          label: 'Undo',
          altText: 'Press Control Z',
          onPress,
          className: 'px-4',
          'data-probe': 'undo',
        },
      },
      { announcerContainer: announcements },
    ),
    async check() {
      const undo = await screen.findByRole('button', { name: 'Undo' });
      expect([undo.dataset['probe'], undo.classList.contains('px-4')]).toEqual(['undo', true]);
      await waitFor(() => expect(announcements.textContent).toContain('Press Control Z'));
      fireEvent.click(undo);
      expect(onPress).toHaveBeenCalledOnce();
      expect(screen.queryByText('Removed')).toBeNull();
    },
  },
];
