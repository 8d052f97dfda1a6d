import type { StudyFile } from '@campushive/contract';
import { useEffect, useRef, useState } from 'react';
import { isStale, type OpenDraft } from '../../../base/parts/drafts/index.js';
import { callProblem, useClient, useClock, type CallProblem } from '../../../kernel/index.js';
import { fileRefusalOf } from '../../../base/parts/uploads/file-refusal.js';
import { useUploads, type Upload } from '../../../base/parts/uploads/index.js';

/** File of study material: none, being uploaded, refused or stored. */
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

/** File of a form, with its actions. */
export interface FileDraft extends FileForm {
  /** True when the draft had a file. */
  readonly restored: boolean;
  /** True when this device could not store the file. */
  readonly unkept: boolean;
  /** True when the draft's file is no longer on this device. */
  readonly lost: boolean;
  /**
   * Uploads the file again if the server may have deleted it, or with `isDeleted` certainly has. Returns true when it
   * does.
   */
  readonly sendAgain: (isDeleted?: boolean) => boolean;
  readonly onDiscard: () => void;
}

const NAME = 'study-file';

/** Uploads a file as soon as it is picked. The form submits only its id. The device stores the file until then. */
export function useStudyFile(stored: StudyFile | null, draft: OpenDraft | null): FileDraft {
  const client = useClient();
  const clock = useClock();
  const [initial] = useState(() => (stored === null ? [] : [readyFile(stored, null, null)]));
  const { uploads, restore, ...form } = useUploads<StudyFile>({
    initial,
    send: async (file, options) => (await client.files.create({ purpose: 'study-file', file }, options)).data,
    onStored: (_, file, at) => draft?.keep('file', { file, at }),
  });
  const [upload] = uploads;
  const [restored, setRestored] = useState(false);
  const [lost, setLost] = useState(false);
  const [unkept, setUnkept] = useState(false);
  const latest = useRef(upload);
  useEffect(() => {
    latest.current = upload;
  }, [upload]);

  useEffect(() => {
    if (draft === null) return;
    const noted = noteIn(draft);
    if (noted === null) return;
    let cancelled = false;
    void draft.file(NAME).then((picked) => {
      // A file picked before the draft was loaded takes precedence.
      if (cancelled || (latest.current !== undefined && latest.current.file !== null)) return;
      setRestored(true);
      if (noted.file !== null && !isStale(noted.at, clock.now().getTime()))
        restore([readyFile(noted.file, picked, noted.at)]);
      else if (picked !== null)
        restore([{ key: NAME, file: picked, src: '', status: 'uploading', progress: 0 }]);
      else setLost(true);
    });
    return () => {
      cancelled = true;
    };
  }, [draft, clock, restore]);

  return {
    file: shown(),
    restored,
    lost,
    unkept,
    onAdd(picked) {
      setLost(false);
      draft?.keep('file', { file: null, at: null });
      void draft?.keepFile(NAME, picked).then((done) => setUnkept(!done));
      form.remove([NAME]);
      form.add([picked], () => NAME);
    },
    onRemove() {
      draft?.keep('file', null);
      draft?.dropFile(NAME);
      form.remove([NAME]);
    },
    sendAgain(isDeleted = false) {
      if (upload?.status !== 'ready' || upload.file === null) return false;
      if (!isDeleted && !isStale(upload.uploadedAt, clock.now().getTime())) return false;
      form.send(NAME, upload.file);
      return true;
    },
    onDiscard() {
      setLost(false);
      form.reset();
    },
  };

  function shown(): FormFile {
    switch (upload?.status) {
      case undefined:
        return { status: 'none' };
      case 'uploading':
        return { status: 'uploading', name: upload.file?.name ?? '', progress: upload.progress };
      case 'failed': {
        const { file, error } = upload;
        return {
          status: 'failed',
          name: file?.name ?? '',
          problem: callProblem(error),
          // A refused file would be refused again.
          retry: file === null || fileRefusalOf(error) !== undefined ? null : () => form.send(NAME, file),
        };
      }
      case 'ready':
        return { status: 'ready', file: upload.stored };
      default:
        return upload satisfies never;
    }
  }
}

const readyFile = (stored: StudyFile, file: File | null, uploadedAt: number | null): Upload<StudyFile> => ({
  key: NAME,
  file,
  src: '',
  status: 'ready',
  stored,
  uploadedAt,
});

/** Reads the file's entry in a draft; null without one. */
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
