import type { Message } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { useState } from 'react';
import { TextLink, useMessages } from '../../../kernel/index.js';
import { ReportOnDemand } from '../../../base/parts/reports/index.js';
import { catalogue } from '../messages.catalogue.js';

/**
 * Warning below a suspicious message, with links to report it and to learn more. Renders nothing without a warning, or for one that this
 * version does not know.
 */
export function MessageWarning({ message }: { message: Pick<Message, 'id' | 'warning'> }) {
  const t = useMessages(catalogue);
  const [reporting, setReporting] = useState(false);
  const { warning } = message;
  if (warning === null || !Object.hasOwn(t.warnings, warning)) return null;
  const { title, text } = t.warnings[warning];
  return (
    <>
      <Alert
        role="note"
        tone="danger"
        title={title}
        className="mt-2 max-w-prose"
        action={
          <>
            <Button variant="outline" size="sm" onClick={() => setReporting(true)}>
              {t.report}
            </Button>
            <TextLink standalone to={{ to: 'help', article: 'scams' }}>
              {t.howProtected}
            </TextLink>
          </>
        }
      >
        {text}
      </Alert>
      {reporting ? (
        <ReportOnDemand thing={{ type: 'message', id: message.id }} onClose={() => setReporting(false)} />
      ) : null}
    </>
  );
}
