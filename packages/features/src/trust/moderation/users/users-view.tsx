import type { AccountAction, ModeratedUser } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { EmptyState } from '@campushive/ui/empty-state';
import { Text } from '@campushive/ui/text';
import { UserRound } from 'lucide-react';
import { longDate, useDateFormat, useMessages } from '../../../kernel/index.js';
import { catalogue as creditsCatalogue } from './credits.catalogue.js';
import { CreditsDialogs } from './credits-dialogs.js';
import { FindBar } from '../find-bar.js';
import { ListFrame } from '../list-frame.js';
import { catalogue } from '../moderation.catalogue.js';
import { PersonLine } from '../person-line.js';
import { ReasonDialog, type PlannedAction } from '../reason-dialog.js';
import type { Credits } from './use-credits.js';
import type { ModeratedUsers, PlannedAccountAction } from './use-moderated-users.js';

/** Accounts and moderation actions. */
export function UsersView({ users, credits }: { users: ModeratedUsers; credits: Credits }) {
  const t = useMessages(catalogue);
  const { state, q, filter, planned } = users;
  return (
    <div className="grid grid-cols-1 gap-4">
      <FindBar
        label={t.searchUsers}
        placeholder={t.searchPlaceholder}
        filtersLabel={t.filters}
        filters={[
          { value: 'all', label: t.all },
          { value: 'suspended', label: t.suspendedOnes },
          { value: 'staff', label: t.staff },
        ]}
        {...{ q, filter }}
        onQChange={users.onQChange}
        onFilterChange={users.onFilterChange}
      />
      <ListFrame
        state={state}
        keyOf={(user) => user.id}
        empty={
          <EmptyState
            kind="nothing-found"
            icon={<UserRound />}
            title={t.noUsers}
            action={
              <Button
                onClick={() => {
                  users.onQChange({ q: '' });
                  users.onFilterChange({ filter: 'all' });
                }}
              >
                {t.clear}
              </Button>
            }
          />
        }
      >
        {(user) => (
          <UserCard
            user={user}
            actions={users.actionsFor(user)}
            onAct={users.onAct}
            onCredits={credits.mayOpen(user) ? () => credits.onOpenChange({ student: user }) : null}
          />
        )}
      </ListFrame>
      <ReasonDialog
        action={planned === null ? null : actionOf(planned)}
        working={users.working}
        problem={users.problem}
        refusals={{ forbidden: t.notAllowed }}
        onConfirm={users.onConfirm}
        onClose={users.onCancel}
      />
      <CreditsDialogs credits={credits} />
    </div>
  );

  function actionOf({ user, action }: PlannedAccountAction): PlannedAction {
    const name = user.name ?? t.deletedUser;
    switch (action) {
      case 'warn':
      case 'suspend': {
        const title = t.decisions[action];
        const text = t.decisionTexts[action];
        return { title, text, confirmLabel: title, variant: 'danger', withEnd: action === 'suspend' };
      }
      case 'reinstate':
        return {
          title: t.reinstate,
          text: t.reinstateText,
          confirmLabel: t.reinstate,
          variant: 'secondary',
        };
      case 'remove_shelf_name':
        return {
          title: t.removeShelfName,
          text: t.removeShelfNameText(name),
          confirmLabel: t.removeShelfName,
          variant: 'danger',
        };
      case 'set_role':
        return {
          title: t.setRole,
          text: t.setRoleText(name),
          confirmLabel: t.setRole,
          variant: 'secondary',
          role: user.role,
        };
      default:
        return action satisfies never;
    }
  }
}

interface UserCardProps {
  user: ModeratedUser;
  actions: readonly AccountAction[];
  onAct: (planned: PlannedAccountAction) => void;
  /** Opens the credits. Null for viewers who may not see them. */
  onCredits: (() => void) | null;
}

function UserCard({ user, actions, onAct, onCredits }: UserCardProps) {
  const t = useMessages(catalogue);
  const credits = useMessages(creditsCatalogue);
  const dateFormat = useDateFormat();
  const { suspension } = user;
  const labels: Record<AccountAction, string> = {
    warn: t.decisions.warn,
    suspend: t.decisions.suspend,
    reinstate: t.reinstate,
    remove_shelf_name: t.removeShelfName,
    set_role: t.setRole,
  };
  return (
    <Card className="grid grid-cols-1 gap-3">
      <PersonLine person={user}>
        {user.email}
        {user.university === null ? '' : ` · ${user.university}`}
      </PersonLine>
      <div className="flex flex-wrap gap-2">
        {user.role === 'student' ? null : <Badge tone="primary">{t.roles[user.role]}</Badge>}
        {suspension === null ? null : (
          <Badge tone="danger">
            {suspension.until === null
              ? t.suspendedForever
              : t.suspendedUntil(longDate(suspension.until, dateFormat))}
          </Badge>
        )}
        {user.openCases > 0 ? <Badge tone="warning">{t.openCases(user.openCases)}</Badge> : null}
        <Badge>{t.earlier(user.earlierCases)}</Badge>
      </div>
      {user.shelfName == null ? null : <p className="text-sm wrap-anywhere">{t.shelfName(user.shelfName)}</p>}
      {user.payoutName === null ? null : (
        <p className="text-sm wrap-anywhere">{t.payoutName(user.payoutName)}</p>
      )}
      {suspension === null ? null : (
        <Text dir="auto" size="sm" tone="muted" className="wrap-anywhere">
          {suspension.reason}
        </Text>
      )}
      {actions.length === 0 && onCredits === null ? null : (
        <div className="flex flex-wrap gap-2">
          {actions.map((action) => (
            <Button key={action} size="sm" variant="outline" onClick={() => onAct({ user, action })}>
              {labels[action]}
            </Button>
          ))}
          {onCredits === null ? null : (
            <Button size="sm" variant="outline" onClick={onCredits}>
              {credits.open}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
