import { useState } from 'react';
import { screen } from '../../kernel/index.js';
import { AnswerDialog } from './answer-dialog.js';
import { useWantedPost } from './use-wanted-post.js';
import { WantedFormDialog } from './wanted-form-dialog.js';
import { WantedPostView } from './wanted-post-view.js';

/** Wanted post of a public page, from its address. */
export interface WantedPostScreenProps {
  /** Wanted post id, as in the URL. */
  id: string;
  /** Path to open after login. Default: the post. */
  address?: string;
}

/** Page of one wanted post. */
export const WantedPostScreen = screen(function WantedPostScreen({ id, address }: WantedPostScreenProps) {
  const state = useWantedPost(id);
  const [open, setOpen] = useState<'answer' | 'edit' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <WantedPostView
        state={state}
        address={address}
        onAnswer={() => setOpen('answer')}
        onEdit={() => setOpen('edit')}
      />
      {open === 'answer' ? <AnswerDialog id={id} onClose={close} /> : null}
      {open === 'edit' && state.status === 'ready' ? (
        <WantedFormDialog post={state.post} onClose={close} onSaved={close} />
      ) : null}
    </>
  );
});
