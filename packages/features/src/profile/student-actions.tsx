import { AlertDialog } from '@campushive/ui/alert-dialog';
import { Button } from '@campushive/ui/button';
import { Ban, MessageCircle, Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useMessages } from '../kernel/index.js';
import { catalogue } from './profile.catalogue.js';
import type { ReadyStudent } from './use-student.js';

interface StudentActionsProps {
  state: ReadyStudent;
  /** More that can be done, as quiet as blocking. */
  children: ReactNode;
}

/** Writing to them stands out; what is done when something went wrong does not. */
export function StudentActions({ state, children }: StudentActionsProps) {
  const words = useMessages(catalogue);
  const { student, isMe, onMessage, opening, onBlock, blocking } = state;
  if (isMe) {
    return (
      <Button asChild leading={<Pencil aria-hidden="true" />}>
        <Link to={{ to: 'profile' }}>{words.editProfile}</Link>
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-1 lg:flex-col lg:items-end">
      {student.isBlocked ? (
        <Button variant="outline" loading={blocking} onClick={() => onBlock({ block: false })}>
          {words.unblock}
        </Button>
      ) : (
        <Button
          variant="primary"
          leading={<MessageCircle aria-hidden="true" />}
          loading={opening}
          loadingLabel={words.opening}
          onClick={onMessage}
        >
          {words.message}
        </Button>
      )}
      <span className="flex flex-wrap">
        {student.isBlocked ? null : <BlockButton state={state} />}
        {children}
      </span>
    </div>
  );
}

function BlockButton({ state: { student, onBlock, blocking } }: { state: ReadyStudent }) {
  const words = useMessages(catalogue);
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
        {words.block}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.blockTitle(student.name)}
        description={words.blockText}
        confirmLabel={words.block}
        cancelLabel={words.cancel}
        onConfirm={() => {
          setAsking(false);
          onBlock({ block: true });
        }}
      />
    </>
  );
}
