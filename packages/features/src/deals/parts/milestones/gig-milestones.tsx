import type { GigMilestones as Data, Listing } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useMessages } from '../../../kernel/index.js';
import { firstNameOf } from '../../../shared/first-name.js';
import { userQuery } from '../../../accounts/parts/user.queries.js';
import { catalogue } from './milestones.catalogue.js';
import { MilestonesView } from './milestones-view.js';
import { ProposalDialog } from './proposal-dialog.js';
import { useMilestones } from './use-milestones.js';
import { useProposal } from './use-proposal.js';

export interface GigMilestonesProps {
  /** Gig that is assigned to a student. */
  listing: Listing;
  /** Side of the viewer. */
  side: 'poster' | 'worker';
}

/** Milestones on a gig's page: proposal, answer and status of each. */
export function GigMilestones({ listing, side }: GigMilestonesProps) {
  const t = useMessages(catalogue);
  const control = useMilestones(listing.id);
  const [writing, setWriting] = useState(false);
  const workerId = listing.assignedToId ?? '';
  const worker = useQuery({
    ...userQuery(useClient(), workerId),
    enabled: side === 'poster' && workerId !== '',
  });
  const name =
    side === 'poster'
      ? firstNameOf({ name: worker.data?.name ?? null }, t.student)
      : firstNameOf(listing.postedBy, t.poster);
  return (
    <>
      <MilestonesView control={control} side={side} name={name} onPropose={() => setWriting(true)} />
      {writing && control.state.status === 'ready' ? (
        <Proposing id={listing.id} data={control.state.data} name={name} onClose={() => setWriting(false)} />
      ) : null}
    </>
  );
}

function Proposing({
  id,
  data,
  name,
  onClose,
}: {
  id: string;
  data: Data;
  name: string;
  onClose: () => void;
}) {
  return <ProposalDialog form={useProposal(id, data, onClose)} name={name} onClose={onClose} />;
}
