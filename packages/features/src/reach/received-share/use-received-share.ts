import type { Conversation, Stall } from '@campushive/contract';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  useClient,
  useClock,
  useDevice,
  useNavigation,
  useStorage,
  useUser,
  type ReceivedShare,
} from '../../kernel/index.js';
import { sendPhoto } from '../../base/parts/uploads/send-photo.js';
import { myStallQuery } from '../../deals/stalls/parts/stalls.queries.js';
import { threadsQuery } from '../../talk/messages/outbox/messages.queries.js';
import { forwardShare, type ShareOutcome, type SharePlace } from './forward-share.js';
import { messageOf } from './shared-texts.js';

/** Picture of a share. */
export interface SharedPicture {
  readonly key: string;
  readonly name: string;
  readonly src: string;
}

/** State of the page. `lost`: the phone handed nothing over. `none`: used already or too old. `empty`: nothing usable in it. */
export type ShareState =
  | { readonly status: 'loading' }
  | { readonly status: 'lost' }
  | { readonly status: 'none' }
  | { readonly status: 'empty'; readonly leftOut: ReceivedShare['leftOut'] }
  | {
      readonly status: 'ready';
      readonly pictures: readonly SharedPicture[];
      readonly text: string;
      readonly leftOut: ReceivedShare['leftOut'];
    };

/** Chats that a share can go to. */
export type ShareChats =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly chats: readonly Conversation[] };

/** Reason that a share stayed where it is. */
export type ShareProblem = Extract<ShareOutcome, string> | 'upload';

/** Choice without the uploaded photo. */
export type ShareChoice =
  | { readonly to: 'sell' }
  | { readonly to: 'stall' }
  | { readonly to: 'chat'; readonly id: string };

/** Received content, its possible places, and the choice. */
export interface ReceivedShareControl {
  readonly state: ShareState;
  readonly chats: ShareChats;
  /** Open stall of the viewer. Null without one. */
  readonly stall: Stall | null;
  readonly onChoose: (choice: ShareChoice) => void;
  /** Choice that is being carried out. */
  readonly working: ShareChoice | null;
  readonly problem: ShareProblem | null;
  readonly onDiscard: () => void;
}

/** Maximum number of chats to choose from, newest first. */
const CHATS = 8;

/** Manages the content that another app shared. `isLost`: the phone handed nothing over. */
export function useReceivedShare(isLost: boolean): ReceivedShareControl {
  const client = useClient();
  const device = useDevice();
  const navigation = useNavigation();
  const storage = useStorage();
  const clock = useClock();
  const userId = useUser()?.id ?? '';
  const { share, pictures, forget } = useShare(isLost);
  const isReady = share !== undefined && share !== null && !isEmpty(share);
  const threads = useInfiniteQuery({ ...threadsQuery(client, 'direct'), enabled: isReady });
  const stall = useQuery({ ...myStallQuery(client), enabled: isReady });

  const choose = useMutation({
    async mutationFn({ choice, of }: { choice: ShareChoice; of: ReceivedShare }) {
      const place: SharePlace =
        choice.to === 'stall' ? { to: 'stall', photo: await upload(of.pictures[0]) } : choice;
      return forwardShare({ storage, clock, userId }, of, place);
    },
    async onSuccess(passed) {
      if (typeof passed === 'string') return;
      await device.received?.clear();
      navigation.go(passed, { replace: true });
    },
  });

  async function upload(file: File | undefined) {
    if (file === undefined) return null;
    const { id, url } = (await sendPhoto(client, { file, purpose: 'listing-photo' })).data;
    return { id, url, at: clock.now().getTime() };
  }

  return {
    state: stateOf(),
    chats:
      threads.data !== undefined
        ? { status: 'ready', chats: threads.data.pages.flatMap((page) => page.data).slice(0, CHATS) }
        : threads.isError
          ? { status: 'failed', retry: () => void threads.refetch() }
          : { status: 'loading' },
    stall: stall.data == null || stall.data.status === 'deleted' ? null : stall.data,
    onChoose(choice) {
      if (share != null && !choose.isPending) choose.mutate({ choice, of: share });
    },
    working: choose.isPending ? choose.variables.choice : null,
    problem: choose.isError ? 'upload' : typeof choose.data === 'string' ? choose.data : null,
    onDiscard() {
      void device.received?.clear();
      forget();
    },
  };

  function stateOf(): ShareState {
    if (isLost) return { status: 'lost' };
    if (share === undefined) return { status: 'loading' };
    if (share === null) return { status: 'none' };
    const { leftOut } = share;
    if (isEmpty(share)) return { status: 'empty', leftOut };
    return { status: 'ready', pictures, text: messageOf(share), leftOut };
  }
}

const isEmpty = (share: ReceivedShare): boolean => share.pictures.length === 0 && messageOf(share) === '';

/** Reads the content once, with addresses of its pictures until the page closes. Undefined while it is read. */
function useShare(isLost: boolean) {
  const device = useDevice();
  const [share, setShare] = useState<ReceivedShare | null>();
  const [pictures, setPictures] = useState<readonly SharedPicture[]>([]);
  useEffect(() => {
    if (isLost) return;
    let cancelled = false;
    const sources: string[] = [];
    void (device.received?.read() ?? Promise.resolve(null)).then((found) => {
      if (cancelled) return;
      setShare(found);
      setPictures(
        (found?.pictures ?? []).map((file, index) => {
          const src = URL.createObjectURL(file);
          sources.push(src);
          return { key: `${index}`, name: file.name, src };
        }),
      );
    });
    return () => {
      cancelled = true;
      for (const src of sources) URL.revokeObjectURL(src);
    };
  }, [device, isLost]);
  return { share, pictures, forget: () => setShare(null) };
}
