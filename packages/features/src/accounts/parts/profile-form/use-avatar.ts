import { ApiError, MAX_PHOTO_BYTES } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  callProblem,
  useClient,
  useMessages,
  useSessionPort,
  useUser,
  type CallProblem,
} from '../../../kernel/index.js';
import { sendPhoto } from '../../../base/parts/uploads/send-photo.js';
import { catalogue } from './profile-form.catalogue.js';

/** Reason why a picture was rejected: its size, or a failed call. */
export type AvatarProblem = CallProblem | { readonly kind: 'too-large' };

export interface AvatarControl {
  readonly name: string;
  readonly src: string | null;
  readonly onPick: (file: File) => void;
  /** Null without a picture. */
  readonly onRemove: (() => void) | null;
  /** Uploaded share of the picture, 0 to 1; null without an upload. */
  readonly progress: number | null;
  readonly busy: boolean;
  readonly problem: AvatarProblem | null;
}

/** Profile picture that is uploaded as soon as it is picked. */
export function useAvatar(): AvatarControl {
  const client = useClient();
  const session = useSessionPort();
  const user = useUser();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<AvatarProblem | null>(null);
  const change = useMutation({
    async mutationFn(file: File | null) {
      if (file === null) return (await client.users.updateProfile({ avatarId: null })).data;
      const onProgress = (share: number) => setProgress(share);
      const { data } = await sendPhoto(client, { file, purpose: 'avatar' }, { onProgress });
      return (await client.users.updateProfile({ avatarId: data.id })).data;
    },
    onSuccess(saved) {
      session.update({ avatarUrl: saved.avatarUrl, profileImage: saved.profileImage });
      toast({ tone: 'success', title: t.photoSaved });
    },
    onError(error) {
      const tooLarge = error instanceof ApiError && error.code === 'payload_too_large';
      setProblem(tooLarge ? { kind: 'too-large' } : callProblem(error));
    },
    onSettled: () => setProgress(null),
  });
  const start = (file: File | null) => {
    setProblem(null);
    if (file !== null && file.size > MAX_PHOTO_BYTES) return setProblem({ kind: 'too-large' });
    change.mutate(file);
  };
  const src = user?.profileImage ?? null;
  return {
    name: user?.name ?? '',
    src,
    onPick: start,
    onRemove: src === null ? null : () => start(null),
    progress,
    busy: change.isPending,
    problem,
  };
}
