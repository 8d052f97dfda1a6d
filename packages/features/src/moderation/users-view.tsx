import type { AccountAction, ModeratedUser } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { EmptyState } from '@campushive/ui/empty-state';
import { SearchField } from '@campushive/ui/search-field';
import { SegmentedControl } from '@campushive/ui/segmented-control';
import { UserRound } from 'lucide-react';
import { longDate, useLanguageTag, useMessages } from '../kernel/index.js';
import { ListFrame } from './list-frame.js';
import { catalogue } from './moderation.catalogue.js';
import { PersonLine } from './person-line.js';
import { ReasonDialog, type PlannedAction } from './reason-dialog.js';
import type { ModeratedUsers, PlannedAccountAction } from './use-moderated-users.js';

const FILTERS = ['all', 'suspended', 'staff'] as const;

/** Accounts and what can be done to them. */
export function UsersView({ users }: { users: ModeratedUsers }) {
  const words = useMessages(catalogue);
  const { state, q, filter, planned } = users;
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchField
        label={words.searchUsers}
        placeholder={words.searchPlaceholder}
        clearLabel={words.clearSearch}
        value={q}
        onChange={(event) => users.onQChange({ q: event.target.value })}
        onClear={() => users.onQChange({ q: '' })}
      />
      <SegmentedControl
        label={words.filters}
        value={filter}
        options={[
          { value: 'all', label: words.all },
          { value: 'suspended', label: words.suspendedOnes },
          { value: 'staff', label: words.staff },
        ]}
        onValueChange={(value) =>
          users.onFilterChange({ filter: FILTERS.find((one) => one === value) ?? 'all' })
        }
      />
      <ListFrame
        state={state}
        keyOf={(user) => user.id}
        empty={
          <EmptyState
            kind="nothing-found"
            icon={<UserRound />}
            title={words.noUsers}
            action={
              <Button
                onClick={() => {
                  users.onQChange({ q: '' });
                  users.onFilterChange({ filter: 'all' });
                }}
              >
                {words.clear}
              </Button>
            }
          />
        }
      >
        {(user) => <UserCard user={user} actions={users.actionsFor(user)} onAct={users.onAct} />}
      </ListFrame>
      <ReasonDialog
        action={planned === null ? null : actionOf(planned)}
        working={users.working}
        problem={users.problem}
        refusals={{ forbidden: words.notAllowed }}
        onConfirm={users.onConfirm}
        onClose={users.onCancel}
      />
    </div>
  );

  function actionOf({ user, action }: PlannedAccountAction): PlannedAction {
    const name = user.name ?? words.deletedUser;
    switch (action) {
      case 'warn':
      case 'suspend': {
        const title = words.decisions[action];
        const text = words.decisionTexts[action];
        return { title, text, confirmLabel: title, variant: 'danger', withEnd: action === 'suspend' };
      }
      case 'reinstate':
        return {
          title: words.reinstate,
          text: words.reinstateText,
          confirmLabel: words.reinstate,
          variant: 'secondary',
        };
      case 'set_role':
        return {
          title: words.setRole,
          text: words.setRoleText(name),
          confirmLabel: words.setRole,
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
}

function UserCard({ user, actions, onAct }: UserCardProps) {
  const words = useMessages(catalogue);
  const locale = useLanguageTag();
  const { suspension } = user;
  const labels: Record<AccountAction, string> = {
    warn: words.decisions.warn,
    suspend: words.decisions.suspend,
    reinstate: words.reinstate,
    set_role: words.setRole,
  };
  return (
    <Card className="grid grid-cols-1 gap-3">
      <PersonLine person={user}>
        {user.email}
        {user.university === null ? '' : ` · ${user.university}`}
      </PersonLine>
      <div className="flex flex-wrap gap-2">
        {user.role === 'student' ? null : <Badge tone="primary">{words.roles[user.role]}</Badge>}
        {suspension === null ? null : (
          <Badge tone="danger">
            {suspension.until === null
              ? words.suspendedForever
              : words.suspendedUntil(longDate(suspension.until, locale))}
          </Badge>
        )}
        {user.openCases > 0 ? <Badge tone="warning">{words.openCases(user.openCases)}</Badge> : null}
        <Badge>{words.earlier(user.earlierCases)}</Badge>
      </div>
      {user.payoutName === null ? null : (
        <p className="text-sm wrap-anywhere">{words.payoutName(user.payoutName)}</p>
      )}
      {suspension === null ? null : (
        <p className="text-sm wrap-anywhere text-fg-muted">{suspension.reason}</p>
      )}
      {actions.length === 0 ? null : (
        <div className="flex flex-wrap gap-2">
          {actions.map((action) => (
            <Button key={action} size="sm" variant="outline" onClick={() => onAct({ user, action })}>
              {labels[action]}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}
