import type { Conversation } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { TextLink, useClient, useMessages } from '../../kernel/index.js';
import { mySeriesQuery } from '../parts/series/index.js';
import { catalogue } from '../../talk/messages/messages.catalogue.js';

/** Link to the weekly lessons of both participants about this listing. Hidden without any. */
export function ThreadSeries({ conversation }: { conversation: Conversation }) {
  const client = useClient();
  const t = useMessages(catalogue);
  const { listing, otherParticipant } = conversation;
  const isTutoring = listing?.hiveTypeId === 'academia';
  const { data = [] } = useQuery({ ...mySeriesQuery(client), enabled: isTutoring });
  const found = data.find(
    ({ status, hiveId, role, student, tutor }) =>
      status === 'running' &&
      hiveId === listing?.id &&
      (role === 'student' ? tutor : student).id === otherParticipant.id,
  );
  if (!isTutoring || found === undefined) return null;
  return (
    <p className="mx-auto mt-4 flex w-full max-w-md items-center gap-2 text-sm">
      <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
      <TextLink standalone to={{ to: 'series', id: found.id }}>
        {t.weeklyLessons}
      </TextLink>
    </p>
  );
}
