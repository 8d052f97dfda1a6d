import { AlertDialog } from '@campushive/ui/alert-dialog';
import { Button } from '@campushive/ui/button';
import { Ban, BellPlus, BellRing, MessageCircle, Pencil, UserPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useMessages } from '../kernel/index.js';
import { FollowButton } from '../shared/follow/index.js';
import { useOnDemand } from '../shared/index.js';
import { catalogue } from './profile.catalogue.js';
import type { ReadyStudent } from './use-student.js';

interface StudentActionsProps {
  state: ReadyStudent;
  /** More that can be done, as quiet as blocking. */
  children: ReactNode;
}

/** Writing to them stands out; what is done when something went wrong does not. */
export function StudentActions({ state, children }: StudentActionsProps) {
  const t = useMessages(catalogue);
  const { student, isMe, onMessage, opening, onBlock, blocking } = state;
  if (isMe) {
    return (
      <Button asChild leading={<Pencil aria-hidden="true" />}>
        <Link to={{ to: 'profile' }}>{t.editProfile}</Link>
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 lg:flex-col lg:items-end">
      {student.isBlocked ? (
        <Button variant="outline" loading={blocking} onClick={() => onBlock({ block: false })}>
          {t.unblock}
        </Button>
      ) : (
        <span className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            leading={<MessageCircle aria-hidden="true" />}
            loading={opening}
            loadingLabel={t.opening}
            onClick={onMessage}
          >
            {t.message}
          </Button>
          <FollowButton
            followed={student.isFollowed}
            pending={state.following}
            onFollow={state.onFollow}
            leading={student.isFollowed ? <BellRing aria-hidden="true" /> : <BellPlus aria-hidden="true" />}
          />
        </span>
      )}
      {student.isBlocked || state.events === null ? null : (
        <p className="basis-full text-sm text-fg-muted lg:basis-auto">{t.followText}</p>
      )}
      <span className="-ms-3 flex flex-wrap lg:ms-0">
        {student.isBlocked ? null : <InviteButton student={student} />}
        {student.isBlocked ? null : <BlockButton state={state} />}
        {children}
      </span>
    </div>
  );
}

const loadInvite = () => import('./invite-dialog.js');

function InviteButton({ student }: { student: ReadyStudent['student'] }) {
  const t = useMessages(catalogue);
  const dialog = useOnDemand(loadInvite);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        leading={<UserPlus aria-hidden="true" />}
        onPointerEnter={dialog.prepare}
        onClick={() => {
          dialog.want();
          setAsking(true);
        }}
      >
        {t.inviteToTask}
      </Button>
      {dialog.part === null ? null : (
        <dialog.part.InviteDialog student={student} open={asking} onOpenChange={setAsking} />
      )}
    </>
  );
}

function BlockButton({ state: { student, onBlock, blocking } }: { state: ReadyStudent }) {
  const t = useMessages(catalogue);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        leading={<Ban aria-hidden="true" />}
        loading={blocking}
        onClick={() => setAsking(true)}
      >
        {t.block}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t.blockTitle(student.name)}
        description={t.blockText}
        confirmLabel={t.block}
        cancelLabel={t.cancel}
        onConfirm={() => {
          setAsking(false);
          onBlock({ block: true });
        }}
      />
    </>
  );
}
