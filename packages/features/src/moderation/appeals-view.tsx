import { ShieldCheck } from 'lucide-react';
import { useMessages } from '../kernel/index.js';
import { AppealCard } from './appeal-card.js';
import { catalogue } from './moderation.catalogue.js';
import { QueueView } from './queue-view.js';
import type { Appeals } from './use-appeals.js';

/** Appeals: those that wait, or what was decided. */
export function AppealsView({ appeals }: { appeals: Appeals }) {
  const words = useMessages(catalogue);
  return (
    <QueueView
      queue={appeals}
      label={words.appealStates}
      icon={<ShieldCheck />}
      emptyText={words.noAppealsText}
      refusals={{
        already_resolved: words.alreadyResolved,
        own_decision: words.ownDecision,
        forbidden: words.notAllowed,
      }}
      actionOf={({ found, decision }) => {
        const about = found.listing === null ? words.appealAbout.account : words.appealAbout.listing;
        return {
          title: about.answers[decision],
          text: about.texts[decision],
          confirmLabel: about.answers[decision],
          variant: decision === 'restore' ? 'secondary' : 'danger',
          reasonHelp: found.listing === null ? words.accountAnswerHelp : words.answerHelp,
        };
      }}
    >
      {(found) => <AppealCard found={found} onDecide={appeals.onDecide} />}
    </QueueView>
  );
}
