import type { HiveName } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { SkipLink } from '@campushive/ui/skip-link';
import { useCallback, useState, type ReactNode } from 'react';
import { useMessages } from '../../kernel/index.js';
import { useOnDemand } from '../../shared/hooks/use-on-demand.js';
import { LogOutConfirm } from '../../accounts/parts/log-out/index.js';
import { BottomBar } from './bottom-bar.js';
import { catalogue } from './dashboard-layout.catalogue.js';
import type { Section } from './sections.js';
import { PaletteOnDemand } from './palette-on-demand.js';
import { PullOnDemand } from './pull/pull-on-demand.js';
import { Menu, Sidebar } from './sidebar.js';
import { TopBar } from './top-bar.js';
import type { DashboardLayoutState } from './use-dashboard-layout.js';

/** State of the dashboard's frame, and the page inside it. */
export interface DashboardLayoutViewProps {
  /** User, unread counts, connection and menu actions. */
  state: DashboardLayoutState;
  /** Section of the page, whose entry is marked. */
  section: Section;
  /** Hides the bars and the sidebar for a full-screen task. Default `false`. */
  focus?: boolean;
  /** True when the page has a search field, so that the top bar omits its search. Default `false`. */
  ownSearch?: boolean;
  /** Hive of the Post button in the top bar. Default: the user chooses. */
  postIn?: HiveName | undefined;
  children: ReactNode;
}

const loadSheet = () => import('@campushive/ui/sheet');

/** Layout with sidebar, top bar, bottom bar and the page. */
export function DashboardLayoutView(props: DashboardLayoutViewProps) {
  const { state, section, focus = false, ownSearch = false, postIn, children } = props;
  const t = useMessages(catalogue);
  const [sheetOpen, setSheetOpen] = useState(false);
  const { part, want } = useOnDemand(loadSheet);
  const openSheet = useCallback(() => {
    want();
    setSheetOpen(true);
  }, [want]);
  const { user, unreadConversations, notifications, onNotificationPress, onMarkAllRead, logOut } = state;
  const { onLogOut } = logOut;
  const isOffline = state.offline || state.connection === 'offline';
  const menu = { section, user, unreadConversations, onLogOut };
  return (
    // The document title shows the unread count, like the badges.
    <div
      data-slot="dashboard"
      data-focus={focus || undefined}
      className="flex min-h-dvh bg-bg text-fg"
      data-unread-conversations={unreadConversations > 0 ? unreadConversations : undefined}
    >
      <SkipLink target="content">{t.skip}</SkipLink>
      {focus ? null : (
        <Sidebar {...menu} collapsed={state.collapsed} onCollapsedChange={state.onCollapsedChange} />
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        {focus ? null : (
          <TopBar
            {...{ user, unreadConversations, notifications, onNotificationPress, onMarkAllRead, onLogOut }}
            {...{ ownSearch, postIn }}
            onMenuPress={openSheet}
          />
        )}
        <main
          id="content"
          tabIndex={-1}
          className={
            focus
              ? 'flex min-w-0 flex-1 flex-col outline-none'
              : 'flex min-w-0 flex-1 flex-col pb-20 outline-none max-lg:with-thread:h-dvh max-lg:with-thread:flex-none max-lg:with-thread:pb-0 lg:pb-0'
          }
        >
          <Connection state={state} />
          {children}
        </main>
      </div>
      {focus ? null : (
        <BottomBar section={section} unreadConversations={unreadConversations} onYouPress={openSheet} />
      )}
      {part === null ? null : (
        <part.Sheet open={sheetOpen} onOpenChange={setSheetOpen}>
          <part.SheetContent side="left" title={t.product} closeLabel={t.closeMenu}>
            {/* Every choice navigates, so the sheet closes after the link has handled the click. */}
            <div role="presentation" onClick={() => setSheetOpen(false)}>
              <Menu {...menu} />
            </div>
          </part.SheetContent>
        </part.Sheet>
      )}
      {isOffline || state.onRefresh === undefined ? null : <PullOnDemand onRefresh={state.onRefresh} />}
      <PaletteOnDemand />
      <LogOutConfirm logOut={logOut} />
    </div>
  );
}

function Connection({ state }: { state: DashboardLayoutState }) {
  const t = useMessages(catalogue);
  const text = state.offline ? t.offline : state.connection === 'offline' ? t.connectionLost : null;
  return (
    <>
      {text === null ? null : <Notice tone="info">{text}</Notice>}
      {state.storageRefused ? <Notice tone="warning">{t.storageRefused}</Notice> : null}
    </>
  );
}

/** Row above the page. `info` for a state without an action of the reader. */
function Notice({ tone, children }: { tone: 'info' | 'warning'; children: ReactNode }) {
  return (
    <div className="px-gutter pt-3 lg:px-8">
      <Alert tone={tone}>{children}</Alert>
    </div>
  );
}
