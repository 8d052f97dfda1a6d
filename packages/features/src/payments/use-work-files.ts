import { MAX_WORK_FILES, type Attachment } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useFailureText, useMessages, useNavigation } from '../kernel/index.js';
import { useUploads, type Upload } from '../shared/uploads/index.js';
import { catalogue } from './completion.catalogue.js';

/** The files that the worker delivers, sent as soon as they are picked, and the download of delivered ones. */
export interface WorkFiles {
  readonly uploads: readonly Upload<Attachment>[];
  /** How many more can be added. */
  readonly left: number;
  /** Work was to be marked as done while a file was not stored yet, or had failed. */
  readonly isWaiting: boolean;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onRetry: (key: string, file: File) => void;
  readonly onDownload: (id: string) => void;
  /** The id of the file whose download begins. */
  readonly downloading: string | null;
}

export interface WorkFilesControl extends WorkFiles {
  /** Ids of all files; null while one of them is not stored, which the form then says. */
  readonly take: () => readonly string[] | null;
  readonly clear: () => void;
}

export function useWorkFiles(): WorkFilesControl {
  const client = useClient();
  const navigation = useNavigation();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const [isWaiting, setWaiting] = useState(false);
  const { uploads, add, remove, send, reset } = useUploads<Attachment>({
    send: async (file, options) =>
      (await client.attachments.create({ purpose: 'work-file', file }, options)).data,
  });
  const download = useMutation({
    mutationFn: async (id: string) => (await client.attachments.download({ id })).data,
    onSuccess: ({ url }) => navigation.leave(url),
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.downloadFailed) }),
  });
  const stored = uploads.flatMap((one) => (one.status === 'ready' ? [one.stored.id] : []));
  const isStored = stored.length === uploads.length;
  return {
    uploads,
    left: MAX_WORK_FILES - uploads.length,
    isWaiting: isWaiting && !isStored,
    onAdd: (files) => void add(files),
    onRemove: (key) => remove([key]),
    onRetry: send,
    onDownload: (id) => download.mutate(id),
    downloading: download.isPending ? download.variables : null,
    take() {
      setWaiting(!isStored);
      return isStored ? stored : null;
    },
    clear: reset,
  };
}
