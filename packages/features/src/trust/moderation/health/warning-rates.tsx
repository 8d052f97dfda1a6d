import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Text } from '@campushive/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useClient, useMessages } from '../../../kernel/index.js';
import { warningsQuery } from '../moderation.queries.js';
import { catalogue } from '../moderation.catalogue.js';

/**
 * Recent scam warnings and how often readers reported them: numbers only, no texts. Below the queue, and hidden until loaded, because
 * they need no decision.
 */
export function WarningRates() {
  const t = useMessages(catalogue);
  const { data } = useQuery(warningsQuery(useClient()));
  if (data === undefined) return null;
  return (
    <Card className="grid grid-cols-1 gap-3">
      <Heading level={2} size="label">
        {t.warnedTitle(data.days)}
      </Heading>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-2 sm:grid-cols-2">
        {data.warnings.map(({ warning, messages, reported }) => (
          <div key={warning} className="flex flex-wrap justify-between gap-x-4 text-sm">
            <dt className="text-fg-muted">
              {Object.hasOwn(t.warnedOf, warning) ? t.warnedOf[warning] : warning}
            </dt>
            <dd className="ms-auto font-bold tabular-nums">{t.warnedCount(messages, reported)}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" tone="muted">
        {t.warnedAll(data.messages)}
      </Text>
    </Card>
  );
}
