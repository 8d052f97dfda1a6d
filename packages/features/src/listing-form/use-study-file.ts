import { ApiError, type StudyFile } from '@campushive/contract';
import { useRef, useState } from 'react';
import { useClient, useFailureText, useMessages } from '../kernel/index.js';
import { catalogue } from './listing-form.catalogue.js';

/** The one file of study material: none yet, on its way, refused, or stored. */
export type FormFile =
  | { readonly status: 'none' }
  | { readonly status: 'uploading'; readonly name: string; readonly progress: number }
  | { readonly status: 'failed'; readonly name: string; readonly problem: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly file: StudyFile };

export interface FileForm {
  readonly file: FormFile;
  readonly onAdd: (file: File) => void;
  readonly onRemove: () => void;
}

/** A file is sent as soon as it is picked; the form only names it in the end. */
export function useStudyFile(initial: StudyFile | null): FileForm {
  const client = useClient();
  const words = useMessages(catalogue);
  const failureText = useFailureText();
  const [file, setFile] = useState<FormFile>(
    initial === null ? { status: 'none' } : { status: 'ready', file: initial },
  );
  const sending = useRef<AbortController | null>(null);

  function send(picked: File): void {
    sending.current?.abort();
    const controller = new AbortController();
    sending.current = controller;
    const still = (next: FormFile) => {
      if (!controller.signal.aborted) setFile(next);
    };
    const { name } = picked;
    setFile({ status: 'uploading', name, progress: 0 });
    client.files
      .create(
        { purpose: 'study-file', file: picked },
        {
          signal: controller.signal,
          onProgress: (progress) => still({ status: 'uploading', name, progress }),
        },
      )
      .then(
        ({ data }) => still({ status: 'ready', file: data }),
        (error: unknown) =>
          still({ status: 'failed', name, problem: textOf(error), retry: () => send(picked) }),
      );
  }

  return {
    file,
    onAdd: send,
    onRemove() {
      sending.current?.abort();
      setFile({ status: 'none' });
    },
  };

  function textOf(error: unknown): string {
    const code = error instanceof ApiError ? error.code : null;
    const known: Readonly<Record<string, string>> = words.fileProblems;
    return (code === null ? undefined : known[code]) ?? failureText(error, words.fileFailed);
  }
}
