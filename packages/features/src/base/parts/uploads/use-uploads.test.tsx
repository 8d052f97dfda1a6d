import { ApiError, type CallOptions } from '@campushive/contract';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../../../kernel/index.js';
import { createStoryCampus } from '../../../testing/story-campus.js';
import { useUploads } from './use-uploads.js';
import { StoryProvider } from '../../../testing/story-provider.js';

const photo = new File(['bee'], 'bee.png', { type: 'image/png' });

/** Form whose uploads complete when the test resolves them. */
function openForm(connection: Connection = 'online') {
  const sent: { options: CallOptions; done: (id: string) => void; fail: (error: unknown) => void }[] = [];
  const campus = createStoryCampus();
  const { realtime } = campus.ports;
  let now = connection;
  const listeners = new Set<() => void>();
  vi.spyOn(realtime, 'connection').mockImplementation(() => now);
  vi.spyOn(realtime, 'subscribeConnection').mockImplementation((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  });
  const connect = (next: Connection) => {
    now = next;
    listeners.forEach((listener) => listener());
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoryProvider campus={campus}>{children}</StoryProvider>
  );
  const send = (_: File, options: CallOptions) =>
    new Promise<string>((done, fail) => {
      sent.push({ options, done, fail });
    });
  return { sent, connect, ...renderHook(() => useUploads<string>({ send }), { wrapper }) };
}

describe('useUploads', () => {
  beforeEach(() => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:bee', revokeObjectURL: vi.fn() }));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('uploads a file as soon as it is picked, and reports its progress', async () => {
    const { result, sent } = openForm();
    act(() => void result.current.add([photo]));
    expect(sent).toHaveLength(1);
    act(() => sent[0]?.options.onProgress?.(0.5));
    expect(result.current.uploads).toMatchObject([{ status: 'uploading', progress: 0.5, file: photo }]);
    await act(async () => sent[0]?.done('photo-1'));
    expect(result.current.uploads).toMatchObject([{ status: 'ready', stored: 'photo-1' }]);
  });

  it('keeps a refused file, and uploads it again on request', async () => {
    const { result, sent } = openForm();
    act(() => void result.current.add([photo]));
    const error = new ApiError({ code: 'payload_too_large', message: 'Too large', status: 413 });
    await act(async () => sent[0]?.fail(error));
    expect(result.current.uploads).toMatchObject([{ status: 'failed', error, file: photo }]);
    const [failed] = result.current.uploads;
    act(() => result.current.send(failed?.key ?? '', photo));
    await act(async () => sent[1]?.done('photo-1'));
    await waitFor(() => expect(result.current.uploads).toMatchObject([{ status: 'ready' }]));
  });

  it('retries a failed upload when the network returns', async () => {
    const { result, sent, connect } = openForm('offline');
    act(() => void result.current.add([photo]));
    await act(async () =>
      sent[0]?.fail(new ApiError({ code: 'network', message: 'No connection.', status: 0 })),
    );
    expect(result.current.uploads).toMatchObject([{ status: 'failed' }]);
    act(() => connect('online'));
    expect(sent).toHaveLength(2);
    expect(result.current.uploads).toMatchObject([{ status: 'uploading' }]);
  });

  it('aborts the upload of a removed file, and all uploads on unmount', () => {
    const { result, sent, unmount } = openForm();
    act(() => void result.current.add([photo, photo]));
    const [first] = result.current.uploads;
    act(() => result.current.remove([first?.key ?? '']));
    expect(sent.map(({ options }) => options.signal?.aborted)).toEqual([true, false]);
    expect(result.current.uploads).toHaveLength(1);
    unmount();
    expect(sent.map(({ options }) => options.signal?.aborted)).toEqual([true, true]);
  });

  it('uploads only those files of a restored draft that the server has not stored', () => {
    const { result, sent } = openForm();
    act(() =>
      result.current.restore([
        { key: 'a', file: photo, src: 'blob:a', status: 'ready', stored: 'photo-a', uploadedAt: 1 },
        { key: 'b', file: photo, src: 'blob:b', status: 'uploading', progress: 0 },
      ]),
    );
    expect(sent).toHaveLength(1);
    expect(result.current.uploads.map(({ key, status }) => [key, status])).toEqual([
      ['a', 'ready'],
      ['b', 'uploading'],
    ]);
  });
});
