import { ApiError, type StudyFile } from '@campushive/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isStale, type OpenDraft } from '../shared/drafts/index.js';
import { callProblem, useClient, useClock, useConnection, type CallProblem } from '../kernel/index.js';

/** The one file of study material: none yet, on its way, refused, or stored. */
export type FormFile =
  | { readonly status: 'none' }
  | { readonly status: 'uploading'; readonly name: string; readonly progress: number }
  | {
      readonly status: 'failed';
      readonly name: string;
      readonly problem: CallProblem;
      readonly retry: (() => void) | null;
    }
  | { readonly status: 'ready'; readonly file: StudyFile };

export interface FileForm {
  readonly file: FormFile;
  readonly onAdd: (file: File) => void;
  readonly onRemove: () => void;
}

/** The file, and what a form does with it. */
export interface FileDraft extends FileForm {
  /** The draft held one. */
  readonly restored: boolean;
  /** It could not be kept on this device. */
  readonly unkept: boolean;
  /** The draft's file is not on this device any more. */
  readonly lost: boolean;
  /** Sends it again if the server may have thrown it away, or surely has; answers whether. */
  readonly sendAgain: (isGone?: boolean) => boolean;
  readonly onDiscard: () => void;
}

type State =
  | { readonly status: 'none' }
  | { readonly status: 'uploading'; readonly picked: File; readonly progress: number }
  | { readonly status: 'failed'; readonly picked: File; readonly error: unknown }
  | {
      readonly status: 'ready';
      readonly file: StudyFile;
      /** What was picked, and when it was stored; null for what the listing had. */
      readonly picked: File | null;
      readonly uploadedAt: number | null;
    };

const NAME = 'study-file';

/** A file is sent as soon as it is picked; the form only names it in the end. It stays on the device until then. */
export function useStudyFile(stored: StudyFile | null, draft: OpenDraft | null): FileDraft {
  const client = useClient();
  const clock = useClock();
  const connection = useConnection();
  const [initial] = useState((): State => (stored === null ? { status: 'none' } : readyFile(stored)));
  const [state, setState] = useState<State>(initial);
  const [restored, setRestored] = useState(false);
  const [lost, setLost] = useState(false);
  const [unkept, setUnkept] = useState(false);
  const sending = useRef<AbortController | null>(null);

  const send = useCallback(
    (picked: File) => {
      sending.current?.abort();
      const controller = new AbortController();
      sending.current = controller;
      const still = (next: State) => {
        if (!controller.signal.aborted) setState(next);
      };
      setState({ status: 'uploading', picked, progress: 0 });
      client.files
        .create(
          { purpose: 'study-file', file: picked },
          {
            signal: controller.signal,
            onProgress: (progress) => still({ status: 'uploading', picked, progress }),
          },
        )
        .then(
          ({ data }) => {
            const uploadedAt = clock.now().getTime();
            if (!controller.signal.aborted) draft?.keep('file', { file: data, at: uploadedAt });
            still({ ...readyFile(data), picked, uploadedAt });
          },
          (error: unknown) => still({ status: 'failed', picked, error }),
        );
    },
    [client, clock, draft],
  );

  useEffect(() => {
    if (draft === null) return;
    const noted = noteIn(draft);
    if (noted === null) return;
    let gone = false;
    void draft.file(NAME).then((picked) => {
      if (gone || sending.current !== null) return;
      setRestored(true);
      if (noted.file !== null && !isStale(noted.at, clock.now().getTime()))
        setState({ ...readyFile(noted.file), picked, uploadedAt: noted.at });
      else if (picked !== null) send(picked);
      else setLost(true);
    });
    return () => {
      gone = true;
    };
  }, [draft, clock, send]);

  // What could not be sent goes by itself once there is a network again.
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  useEffect(() => {
    const now = latest.current;
    const failed = now.status === 'failed' && now.error instanceof ApiError ? now.error.code : '';
    if (connection === 'online' && now.status === 'failed' && ['network', 'timeout'].includes(failed))
      send(now.picked);
  }, [connection, send]);

  useEffect(() => () => sending.current?.abort(), []);

  return {
    file: shown(),
    restored,
    lost,
    unkept,
    onAdd(picked) {
      setLost(false);
      draft?.keep('file', { file: null, at: null });
      void draft?.keepFile(NAME, picked).then((done) => setUnkept(!done));
      send(picked);
    },
    onRemove() {
      sending.current?.abort();
      draft?.keep('file', null);
      draft?.dropFile(NAME);
      setState({ status: 'none' });
    },
    sendAgain(isGone = false) {
      if (state.status !== 'ready' || state.picked === null) return false;
      if (!isGone && !isStale(state.uploadedAt, clock.now().getTime())) return false;
      send(state.picked);
      return true;
    },
    onDiscard() {
      sending.current?.abort();
      setLost(false);
      setState(initial);
    },
  };

  function shown(): FormFile {
    switch (state.status) {
      case 'uploading':
        return { status: 'uploading', name: state.picked.name, progress: state.progress };
      case 'failed': {
        const { picked, error } = state;
        return {
          status: 'failed',
          name: picked.name,
          problem: callProblem(error),
          // A file that is refused for what it is would be refused again.
          retry: refusalOf(error) !== undefined ? null : () => send(picked),
        };
      }
      case 'ready':
        return { status: 'ready', file: state.file };
      case 'none':
        return state;
      default:
        return state satisfies never;
    }
  }
}

/** What a file is refused for, whatever else the form says. */
export const FILE_REFUSALS = [
  'unsupported_file',
  'unreadable_file',
  'encrypted_file',
  'unsafe_file',
  'payload_too_large',
] as const;

/** For what the file is: it would be refused again. */
export const refusalOf = (error: unknown) =>
  error instanceof ApiError ? FILE_REFUSALS.find((code) => code === error.code) : undefined;

const readyFile = (file: StudyFile) => ({ status: 'ready', file, picked: null, uploadedAt: null }) as const;

/** What a draft noted of the file: null when there was none. */
function noteIn(draft: OpenDraft): { file: StudyFile | null; at: number | null } | null {
  const noted = draft.part('file');
  if (typeof noted !== 'object' || noted === null || !('file' in noted) || !('at' in noted)) return null;
  const at = typeof noted.at === 'number' ? noted.at : null;
  return { file: isStudyFile(noted.file) ? noted.file : null, at };
}

function isStudyFile(file: unknown): file is StudyFile {
  return (
    typeof file === 'object' &&
    file !== null &&
    'id' in file &&
    typeof file.id === 'string' &&
    'name' in file &&
    typeof file.name === 'string' &&
    'size' in file &&
    typeof file.size === 'number' &&
    'pages' in file
  );
}
