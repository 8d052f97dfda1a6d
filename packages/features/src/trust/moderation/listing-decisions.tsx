import { mayMoveListing, type Listing, type ListingAction } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Text } from '@campushive/ui/text';
import { ShieldAlert } from 'lucide-react';
import { LISTINGS } from '../../catalogue/data.js';
import { useClient, useMessages, useNavigation, useUser } from '../../kernel/index.js';
import { catalogue } from './moderation.catalogue.js';
import { ReasonDialog } from './reason-dialog.js';
import { useDecision } from './use-decision.js';

const MOVES = { hide: 'hidden', restore: 'active', delete: 'deleted' } as const;
const ACTIONS = ['restore', 'hide', 'delete'] as const satisfies readonly ListingAction[];

/** Listing that a moderator decides on. */
export interface ListingDecisionsProps {
  /** Listing to hide, restore or delete. */
  listing: Pick<Listing, 'id' | 'status' | 'hiveTypeId' | 'postedById'>;
}

/** Moderation actions on any listing. Hidden from its poster. */
export function ListingDecisions({ listing }: ListingDecisionsProps) {
  const client = useClient();
  const t = useMessages(catalogue);
  const navigation = useNavigation();
  const me = useUser();
  const { planned, onDecide, ...dialog } = useDecision<{ readonly action: ListingAction }>({
    async decide({ action, reason }) {
      await client.moderation.updateListing({ id: listing.id, action, reason });
      if (action === 'delete') navigation.go({ to: 'hive', hive: listing.hiveTypeId }, { replace: true });
    },
    tooLate: 'illegal_transition',
    changes: [LISTINGS],
  });
  const offered = ACTIONS.filter((action) => mayMoveListing(listing.status, MOVES[action], 'moderator'));
  if (offered.length === 0 || listing.postedById === me?.id) return null;
  return (
    <Card className="grid gap-3">
      <Heading level={2} size="item" className="flex items-center gap-2">
        <ShieldAlert aria-hidden="true" className="size-5 shrink-0" /> {t.title}
      </Heading>
      <Text size="sm" tone="muted">
        {t.listingText}
      </Text>
      <div className="flex flex-wrap gap-2">
        {offered.map((action) => (
          <Button
            key={action}
            size="sm"
            variant={action === 'restore' ? 'secondary' : 'outline'}
            onClick={() => onDecide({ action })}
          >
            {t.decisions[action]}
          </Button>
        ))}
      </div>
      <ReasonDialog
        action={
          planned && {
            title: t.decisions[planned.action],
            text: t.decisionTexts[planned.action],
            confirmLabel: t.decisions[planned.action],
            variant: planned.action === 'restore' ? 'secondary' : 'danger',
            reasonHelp: t.answerHelp,
          }
        }
        working={dialog.working}
        problem={dialog.problem}
        refusals={{
          illegal_transition: t.listingChanged,
          not_found: t.listingChanged,
          payment_in_flight: t.inFlight,
          forbidden: t.ownListing,
        }}
        onConfirm={dialog.onConfirm}
        onClose={dialog.onCancel}
      />
    </Card>
  );
}
