import { Button } from '@campushive/ui/button';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './study.catalogue.js';
import type { Opinion } from './use-opinion.js';

interface OpinionQuestionProps {
  opinion: Opinion;
}

/** Question "Was this helpful?", with the previous answer. */
export function OpinionQuestion({ opinion: { ownOpinion, onRate } }: OpinionQuestionProps) {
  const t = useMessages(catalogue);
  const id = useId();
  const answers = [
    { helpful: true, label: t.yes, icon: <ThumbsUp aria-hidden="true" /> },
    { helpful: false, label: t.no, icon: <ThumbsDown aria-hidden="true" /> },
  ];
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4"
    >
      <span id={id} className="font-bold">
        {t.wasHelpful}
      </span>
      <div className="flex gap-2">
        {answers.map(({ helpful, label, icon }) => (
          <Button
            key={label}
            size="sm"
            variant={ownOpinion === helpful ? 'secondary' : 'outline'}
            aria-pressed={ownOpinion === helpful}
            leading={icon}
            onClick={() => onRate(helpful)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
