import { PHOTO_BYTES_MAX, type Photo } from '@campushive/contract';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../kernel/index.js';

/** What the server can read. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/gif,image/webp,image/avif';

/** The photo that goes along with the message being written. */
export type MessagePhoto =
  | { readonly status: 'none'; readonly rejected: 'type' | 'size' | null }
  | { readonly status: 'uploading'; readonly src: string; readonly progress: number }
  | { readonly status: 'failed'; readonly src: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly src: string; readonly photo: Photo };

export interface MessagePhotoForm {
  readonly state: MessagePhoto;
  readonly onPick: (file: File) => void;
  readonly onRemove: () => void;
}

const NONE: MessagePhoto = { status: 'none', rejected: null };

/** One photo, sent as soon as it is picked, so that it is there when the words are written. */
export function useMessagePhoto(): MessagePhotoForm {
  const client = useClient();
  const [state, setState] = useState<MessagePhoto>(NONE);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  function send(file: File, src: string) {
    const controller = new AbortController();
    const { signal } = controller;
    sending.current?.abort();
    sending.current = controller;
    setState({ status: 'uploading', src, progress: 0 });
    const onProgress = (progress: number) => {
      if (!signal.aborted) setState({ status: 'uploading', src, progress });
    };
    client.uploads.create({ file, purpose: 'message-photo' }, { onProgress, signal }).then(
      ({ data }) => {
        if (!signal.aborted) setState({ status: 'ready', src, photo: data });
      },
      () => {
        if (!signal.aborted) setState({ status: 'failed', src, retry: () => send(file, src) });
      },
    );
  }

  return {
    state,
    onPick(file) {
      if (!PHOTO_TYPES.split(',').includes(file.type)) setState({ status: 'none', rejected: 'type' });
      else if (file.size > PHOTO_BYTES_MAX) setState({ status: 'none', rejected: 'size' });
      else send(file, URL.createObjectURL(file));
    },
    onRemove() {
      sending.current?.abort();
      if (state.status !== 'none') URL.revokeObjectURL(state.src);
      setState(NONE);
    },
  };
}
