import { useNotificationClicks } from '@campushive/browser/service-worker';
import { DashboardLayout } from '@campushive/features/dashboard-layout';
import { OutboxKeeper } from '@campushive/features/messages/outbox';
import { AdmissionsKeeper } from '@campushive/features/shared/door';
import { HandoverKeeper } from '@campushive/features/shared/handovers';
import { StepUpGate } from '@campushive/features/shared/step-up';
import { StudentVerificationGate } from '@campushive/features/student-verification';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useCampus } from '@campushive/features';
import { isHiveName, PATHS } from '../../destinations.js';
import { sectionOf } from '../../section-of.js';

/** Pages with one task that fills the screen. */
const FOCUSED = [PATHS.postInHive, PATHS.checkout, PATHS.safeDeals];
/** Pages with a search field, where the top bar shows none. */
const OWN_SEARCH = [
  ...[PATHS.hive, PATHS.search, PATHS.services, PATHS.payments, PATHS.help, PATHS.stalls],
  ...[PATHS.messages, PATHS.conversation, PATHS.group],
];

const isAt = (pathname: string, paths: readonly string[]) =>
  paths.some((path) => matchPath(path, pathname) !== null);

const hasOwnSearch = (pathname: string, query: URLSearchParams) =>
  isAt(pathname, OWN_SEARCH) || (isAt(pathname, [PATHS.moderation]) && query.get('tab') === 'users');

export default function DashboardFrame({ children }: { children: ReactNode }) {
  const campus = useCampus();
  const { pathname, search } = useLocation();
  useNotificationClicks(pathname + search);
  const section = sectionOf(pathname);
  const hive = matchPath(`${PATHS.hive}/*`, pathname)?.params.hive;
  return (
    <DashboardLayout
      section={section}
      focus={isAt(pathname, FOCUSED)}
      ownSearch={hasOwnSearch(pathname, new URLSearchParams(search))}
      postIn={isHiveName(campus, hive) ? hive : undefined}
    >
      <OutboxKeeper />
      <HandoverKeeper />
      <AdmissionsKeeper />
      {/* The settings show the state themselves, and messages need no verification. */}
      {section === 'settings' || section === 'messages' ? null : <StudentVerificationGate />}
      <StepUpGate />
      {children}
    </DashboardLayout>
  );
}
