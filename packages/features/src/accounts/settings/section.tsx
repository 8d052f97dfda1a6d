import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Text } from '@campushive/ui/text';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** Titled section of a tab. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id} className="grid content-start gap-4">
        <div>
          <Heading level={2} size="subsection" id={id}>
            {title}
          </Heading>
          {hint === undefined ? null : (
            <Text size="sm" tone="muted">
              {hint}
            </Text>
          )}
        </div>
        {children}
      </section>
    </Card>
  );
}
