import { ShieldCheck } from 'lucide-react';
import { useMessages } from '../../../kernel/index.js';
import { AppealCard } from './appeal-card.js';
import { catalogue } from '../moderation.catalogue.js';
import { QueueView } from '../queue-view.js';
import type { Appeals } from './use-appeals.js';

/** Queue of appeals, open or decided. */
export function AppealsView({ appeals }: { appeals: Appeals }) {
  const t = useMessages(catalogue);
  return (
    <QueueView
      queue={appeals}
      label={t.appealStates}
      icon={<ShieldCheck />}
      emptyText={t.noAppealsText}
      refusals={{
        already_resolved: t.alreadyResolved,
        own_decision: t.ownDecision,
        forbidden: t.notAllowed,
      }}
      actionOf={({ found, decision }) => {
        const about = found.listing === null ? t.appealAbout.account : t.appealAbout.listing;
        return {
          title: about.answers[decision],
          text: about.texts[decision],
          confirmLabel: about.answers[decision],
          variant: decision === 'restore' ? 'secondary' : 'danger',
          reasonHelp: found.listing === null ? t.accountAnswerHelp : t.answerHelp,
        };
      }}
    >
      {(found) => <AppealCard found={found} onDecide={appeals.onDecide} />}
    </QueueView>
  );
}
