import { useMessages } from '../../../kernel/index.js';
import { WeekCard } from '../../availability/week-card.js';
import { catalogue } from './stall-desk.catalogue.js';
import { Section, type StallPartProps } from './stall-form-parts.js';

/** Rest of an availability, which a stall does not have. */
const NO_RULES = {
  ...{ daysOff: [], extraHours: [], breakMinutes: 0, noticeHours: 0, trialPrice: null, updatedAt: null },
};

/** Opening hours of the week. Without any, the seller opens by hand. */
export function HoursSection({ form, draft }: StallPartProps) {
  const t = useMessages(catalogue);
  const errors = Object.fromEntries(
    Object.entries(form.errors).map(([field, error]) => [field.replace(/^hours\./, 'weekly.'), error]),
  );
  return (
    <Section title={t.hours}>
      <p className="text-sm text-fg-muted">{t.hoursHint}</p>
      <WeekCard
        form={{ errors, onChange: (change) => form.onChange({ hours: change.draft.weekly }) }}
        draft={{ ...NO_RULES, weekly: [...draft.hours] }}
      />
    </Section>
  );
}
