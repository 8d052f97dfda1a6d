import { Button } from '@campushive/ui/button';
import { Ban, BellPlus, BellRing, MessageCircle, Pencil, UserPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useMessages } from '../../kernel/index.js';
import { BlockOnDemand } from '../../accounts/parts/block/index.js';
import { FollowButton } from '../../accounts/parts/follow/index.js';
import { useOnDemand } from '../../shared/hooks/use-on-demand.js';
import { catalogue } from './profile.catalogue.js';
import type { ReadyStudent } from './use-student.js';

interface StudentActionsProps {
  state: ReadyStudent;
  /** Further actions, styled as quietly as blocking. */
  children: ReactNode;
}

/** Actions on a student. Messaging is prominent, reporting and blocking are not. */
export function StudentActions({ state, children }: StudentActionsProps) {
  const t = useMessages(catalogue);
  const { student, isMe, onMessage, opening, onUnblock, unblocking } = state;
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
        <Button variant="outline" loading={unblocking} onClick={onUnblock}>
          {t.unblock}
        </Button>
      ) : !student.canContact ? null : (
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
      {!student.canContact || state.events === null ? null : (
        <p className="basis-full text-sm text-fg-muted lg:basis-auto">{t.followText}</p>
      )}
      <span className="-ms-3 flex flex-wrap lg:ms-0">
        {student.canContact ? <InviteButton student={student} /> : null}
        {student.isBlocked ? null : <BlockButton student={student} />}
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

function BlockButton({ student }: { student: ReadyStudent['student'] }) {
  const t = useMessages(catalogue);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" leading={<Ban aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t.block}
      </Button>
      {asking ? <BlockOnDemand student={student} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
