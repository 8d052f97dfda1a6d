import { Alert } from '@campushive/ui/alert';
import { Heading } from '@campushive/ui/heading';
import { Stat } from '@campushive/ui/stat';
import type { TextMessageFigures } from '@campushive/contract';
import { Text } from '@campushive/ui/text';
import { useLanguageTag, useMessages, useMoney } from '../../../kernel/index.js';
import { catalogue } from './health.catalogue.js';

/** Numbers and cost of text messages. Renders nothing where the server sends none, or before they are loaded. */
export function TextMessageFiguresView({ figures }: { figures: TextMessageFigures | undefined }) {
  const t = useMessages(catalogue);
  const tag = useLanguageTag();
  const money = useMoney();
  if (figures?.available !== true) return null;
  const { today, month, usedToday, dailyLimit } = figures;
  const count = (number: number) => number.toLocaleString(tag);
  const thisMonth = (number: number) => t.thisMonth(count(number));
  const stats = [
    { label: t.textsSent, value: count(today.sent), description: thisMonth(month.sent) },
    { label: t.textSegments, value: count(today.segments), description: thisMonth(month.segments) },
    {
      label: t.textsRefused,
      value: count(today.refused + today.failed),
      description: thisMonth(month.refused + month.failed),
    },
    { label: t.textsHeldBack, value: count(today.heldBack), description: thisMonth(month.heldBack) },
    ...(month.cost === null
      ? []
      : [{ label: t.textCost, value: money(today.cost ?? 0), description: t.thisMonth(money(month.cost)) }]),
  ];
  return (
    <section aria-label={t.texts} className="grid grid-cols-1 gap-3">
      <Heading level={3} size="subsection">
        {t.texts}
      </Heading>
      {usedToday < dailyLimit ? (
        <Text size="sm" tone="muted">
          {t.textLimit(count(usedToday), count(dailyLimit))}
        </Text>
      ) : (
        <Alert tone="warning">{t.textLimitReached(count(dailyLimit))}</Alert>
      )}
      <div className="grid grid-cols-2 gap-3 narrowest:grid-cols-1 lg:grid-cols-5">
        {stats.map(({ label, ...stat }) => (
          <Stat key={label} label={label} {...stat} />
        ))}
      </div>
    </section>
  );
}
