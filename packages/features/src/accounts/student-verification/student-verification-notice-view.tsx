import { Button } from '@campushive/ui/button';
import { ShieldQuestionMark } from 'lucide-react';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './student-verification.catalogue.js';

/** Action of the notice about a lapsed verification. */
export interface StudentVerificationNoticeViewProps {
  /** Starts the renewal. */
  onConfirm: () => void;
}

/** Notice above the page about actions that need a verification. */
export function StudentVerificationNoticeView({ onConfirm }: StudentVerificationNoticeViewProps) {
  const t = useMessages(catalogue);
  return (
    <section
      aria-label={t.title}
      className="flex gap-3 border-b border-line bg-warning-soft px-gutter py-3 lg:px-8"
    >
      <ShieldQuestionMark aria-hidden="true" className="size-5 shrink-0" />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <p className="min-w-0 grow basis-56">
          <span className="block font-bold">{t.confirm}</span>
          {t.bannerText}
        </p>
        <Button size="sm" onClick={onConfirm}>
          {t.bannerConfirm}
        </Button>
      </div>
    </section>
  );
}
