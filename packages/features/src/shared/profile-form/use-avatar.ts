import { ApiError, PHOTO_BYTES_MAX } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useFailureText, useMessages, useSessionPort, useUser } from '../../kernel/index.js';
import { sendPhoto } from '../send-photo.js';
import { catalogue } from './profile-form.catalogue.js';

export interface AvatarControl {
  readonly name: string;
  readonly src: string | null;
  readonly onPick: (file: File) => void;
  /** Null while there is no picture. */
  readonly onRemove: (() => void) | null;
  /** The share of a picture that was sent, 0 to 1; null while none is. */
  readonly progress: number | null;
  readonly busy: boolean;
  readonly problem: string | null;
}

/** The profile picture: sent as soon as it is picked. */
export function useAvatar(): AvatarControl {
  const client = useClient();
  const session = useSessionPort();
  const user = useUser();
  const words = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const change = useMutation({
    async mutationFn(file: File | null) {
      if (file === null) return (await client.users.updateProfile({ avatarId: null })).data;
      const onProgress = (share: number) => setProgress(share);
      const { data } = await sendPhoto(client, { file, purpose: 'avatar' }, { onProgress });
      return (await client.users.updateProfile({ avatarId: data.id })).data;
    },
    onSuccess(saved) {
      session.update({ avatarUrl: saved.avatarUrl, profileImage: saved.profileImage });
      toast({ tone: 'success', title: words.photoSaved });
    },
    onError(error) {
      const tooLarge = error instanceof ApiError && error.code === 'payload_too_large';
      setProblem(tooLarge ? words.photoTooLarge : failureText(error, words.photoFailed));
    },
    onSettled: () => setProgress(null),
  });
  const start = (file: File | null) => {
    setProblem(null);
    if (file !== null && file.size > PHOTO_BYTES_MAX) return setProblem(words.photoTooLarge);
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
