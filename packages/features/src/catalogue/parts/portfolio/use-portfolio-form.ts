import { MAX_PORTFOLIO, type Photo, type PortfolioPicture } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callProblem, useClient, useMessages, type CallProblem } from '../../../kernel/index.js';
import { isHeic } from '../../../base/parts/uploads/photo-types.js';
import { portfolioQuery } from './portfolio.queries.js';
import { sendPhoto } from '../../../base/parts/uploads/send-photo.js';
import { useUploads, type Upload } from '../../../base/parts/uploads/index.js';
import { portfolioFormCatalogue } from './portfolio-form.catalogue.js';

export type PortfolioProblem =
  | { readonly kind: 'uploading' }
  | { readonly kind: 'upload-failed' }
  | CallProblem;

export interface PortfolioForm {
  readonly pictures: readonly Upload<Photo>[];
  readonly remaining: number;
  readonly captionOf: (key: string) => string;
  /** Returns true for a missing caption after an attempt to save. */
  readonly lacksCaption: (key: string) => boolean;
  readonly onCaption: (key: string, caption: string) => void;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onRetry: (key: string) => void;
  /** Moves a picture one place to the front (-1) or the back (1). */
  readonly onMove: (key: string, by: -1 | 1) => void;
  readonly onSave: () => void;
  readonly saving: boolean;
  /** Reason that saving failed, or null. */
  readonly problem: PortfolioProblem | null;
}

const stored = ({ id, photo }: PortfolioPicture): Upload<Photo> => ({
  key: id,
  file: null,
  src: photo.url,
  status: 'ready',
  stored: photo,
  uploadedAt: null,
});

/** Edits the viewer's portfolio. Pictures are uploaded when picked, and become public when saved. */
export function usePortfolioForm(
  studentId: string,
  before: readonly PortfolioPicture[],
  onSaved: () => void,
): PortfolioForm {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(portfolioFormCatalogue);
  const { toast } = useToast();
  const uploads = useUploads<Photo>({
    initial: before.map(stored),
    send: async (file, options) =>
      (await sendPhoto(client, { file, purpose: 'portfolio-photo' }, options)).data,
    srcOf: ({ url }, file) => (isHeic(file) ? url : undefined),
  });
  const [captions, setCaptions] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(before.map(({ id, caption }) => [id, caption])),
  );
  const [tried, setTried] = useState(false);
  const captionOf = (key: string) => captions[key] ?? '';
  const pictures = uploads.uploads;
  const ready = pictures.flatMap((picture) =>
    picture.status === 'ready' ? [{ id: picture.stored.id, caption: captionOf(picture.key).trim() }] : [],
  );
  const isComplete = ready.length === pictures.length && ready.every(({ caption }) => caption !== '');
  const save = useMutation({
    mutationFn: async () => (await client.portfolio.save({ pictures: ready })).data,
    onSuccess(saved) {
      queries.setQueryData(portfolioQuery(client, studentId).queryKey, saved);
      toast({ tone: 'success', title: t.saved });
      onSaved();
    },
  });
  return {
    pictures,
    remaining: Math.max(0, MAX_PORTFOLIO - pictures.length),
    captionOf,
    lacksCaption: (key) => tried && captionOf(key).trim() === '',
    onCaption: (key, caption) => setCaptions({ ...captions, [key]: caption }),
    onAdd: (files) => void uploads.add(files),
    onRemove: (key) => uploads.remove([key]),
    onRetry(key) {
      const found = pictures.find((picture) => picture.key === key);
      if (found?.status === 'failed' && found.file !== null) uploads.send(key, found.file);
    },
    onMove: uploads.move,
    onSave() {
      setTried(true);
      if (isComplete) save.mutate();
    },
    saving: save.isPending,
    problem: problemOf(),
  };

  function problemOf(): PortfolioProblem | null {
    if (tried && pictures.some(({ status }) => status === 'failed')) return { kind: 'upload-failed' };
    if (tried && pictures.some(({ status }) => status === 'uploading')) return { kind: 'uploading' };
    return save.error === null ? null : callProblem(save.error);
  }
}
