import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { TextField } from '@campushive/ui/text-field';
import type { FormEvent } from 'react';
import { useMessages } from '../../../kernel/index.js';
import { LiveFieldset } from '../../../shared/index.js';
import { ScanButton } from '../../parts/scan/index.js';
import { catalogue } from '../events.catalogue.js';
import { ticketCodeIn, type Attendees } from '../use-attendees.js';
import { useCheckInProblemText } from '../use-check-in-problem-text.js';
import { DoorAnswer } from './door-answer.js';
import { DoorConflicts } from './door-conflicts.js';
import { DoorState } from './door-state.js';

/**
 * Check-in at the door. A scan admits immediately, a typed code needs one press, and the next ticket can follow while
 * the last is being checked.
 */
export function Door({ attendees }: { attendees: Attendees }) {
  const t = useMessages(catalogue);
  const problemText = useCheckInProblemText();
  const { result, problem, door } = attendees;
  const message = problem === null ? null : problemText(problem);
  function submit(event: FormEvent) {
    event.preventDefault();
    attendees.onCheckIn();
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card asChild className="grid gap-4">
        <form onSubmit={submit} noValidate>
          <div>
            <Heading level={2} size="subsection">
              {t.checkInTitle}
            </Heading>
            <p className="text-sm text-fg-muted">{t.checkInText}</p>
          </div>
          <DoorAnswer result={result} />
          <LiveFieldset className="contents">
            <TextField
              label={t.checkInLabel}
              placeholder="ABCD-EFGH-JKMN"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="done"
              value={attendees.code}
              onChange={(event) => attendees.onCodeChange({ value: event.target.value })}
              error={message ?? undefined}
            />
          </LiveFieldset>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            loading={attendees.checking}
            loadingLabel={t.checkingIn}
          >
            {t.checkIn}
          </Button>
          <ScanButton
            title={t.scanTitle}
            wrong={t.scanWrong}
            read={readTicket}
            onFound={attendees.onScanned}
            answer={<DoorAnswer result={result} problem={message} />}
            busy={attendees.checking}
            ahead
            stays
          />
          <DoorState door={door} />
        </form>
      </Card>
      <DoorConflicts door={door} />
    </div>
  );
}

/** Returns the whole text of a ticket's QR code. The offline check needs more than the code. */
const readTicket = (text: string): string | null => (ticketCodeIn(text) === null ? null : text);
