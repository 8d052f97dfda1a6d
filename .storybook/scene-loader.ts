import type { Loader } from '@storybook/react-vite';
import { campus as ghana } from '../campuses/ghana/src/index.ts';
import { ApiError, DAY, type Message } from '../packages/contract/src/index.ts';
import type { RealtimePort } from '../packages/features/src/kernel/index.ts';
import { passFailure, type Failures } from '../packages/features/src/testing/failures.ts';
import { NOW } from '../packages/features/src/testing/fixtures.ts';
import type { StoryCampusOptions } from '../packages/features/src/testing/story-campus.tsx';
import type { OpenPage } from '../packages/testing/src/open-page.ts';
import type { PageCampus, SceneOptions } from '../packages/testing/src/page-campus.ts';

/** Campus of this page. It is booted once, by the first story with a scene, and reset for each. */
let booted: Promise<PageCampus> | undefined;
/** Campuses of a docs page, by scene and start, because a docs page shows several stories at once. */
const onDocsPage = new Map<string, Promise<PageCampus>>();

/** Value of the toolbars that leaves a choice to the story. */
const STORY_CHOICE = 'usual';

/**
 * Plays a story's scene on the domain in this page before the story is rendered. Scene, viewer and time of the toolbar win over
 * `parameters.campus`. The first student of another scene is its viewer. Loads nothing for a story without a scene.
 */
export const loadScene: Loader = async ({ parameters, globals, viewMode }) => {
  const options = parameters['campus'] as StoryCampusOptions | undefined;
  if (options?.scene === undefined) return {};
  const scene = chosen(globals['scene']) ?? options.scene;
  const testing = await import('../packages/testing/src/page.ts');
  const start = { scene: testing.sceneNamed(scene), now: options.now ?? NOW };
  const passed = Number(chosen(globals['passed']) ?? 0) * DAY;
  const campus = await (viewMode === 'docs' ? campusOfDocs(start, passed) : campusOfCanvas(start, passed));
  const failures: Failures = { ...options.failures };
  const hasNames = scene === options.scene;
  const viewer = chosen(globals['viewer']) ?? (hasNames ? options.viewer : campus.world.names()[0]);
  const onScene = await viewedBy(campus, viewer, failures);
  // A scene of the toolbar need not have what the story's own scene names: the screen then shows what is missing.
  const ids = hasNames ? Object.entries(options.ids ?? {}) : [];
  const idsOfScene = Object.fromEntries(
    ids.flatMap(([arg, name]) => (name === null ? [] : [[arg, campus.world.id(name)]])),
  );
  const client = viewer === undefined || viewer === null ? campus.visitor : campus.as(viewer);
  const args = hasNames ? await options.args?.({ client, id: (name) => campus.world.id(name) }) : undefined;
  return { onScene, idsOfScene: { ...idsOfScene, ...args }, pageCampus: campus, failures };
};

async function campusOfCanvas(start: SceneOptions, passed: number): Promise<PageCampus> {
  const testing = await import('../packages/testing/src/page.ts');
  booted ??= testing.createCampus({ campus: ghana, now: start.now });
  const campus = await booted;
  await campus.reset(start);
  if (passed > 0) await campus.pass(passed);
  return campus;
}

function campusOfDocs(start: SceneOptions, passed: number): Promise<PageCampus> {
  const key = [start.scene?.name, start.now.toISOString(), passed].join(' ');
  const opened = onDocsPage.get(key) ?? openForDocs(start, passed);
  onDocsPage.set(key, opened);
  return opened;
}

async function openForDocs(start: SceneOptions, passed: number): Promise<PageCampus> {
  const testing = await import('../packages/testing/src/page.ts');
  const campus = await testing.createCampus({ campus: ghana, ...start });
  if (passed > 0) await campus.pass(passed);
  return campus;
}

const chosen = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== STORY_CHOICE ? value : undefined;

/** Returns what a story's ports take from the campus instead of fixtures. */
async function viewedBy(
  campus: PageCampus,
  viewer: string | null | undefined,
  failures: Failures,
): Promise<Partial<StoryCampusOptions>> {
  const clock = { now: () => campus.clock.now() };
  if (viewer === undefined || viewer === null)
    return { client: campus.visitor, session: { status: 'anonymous' }, clock, failures };
  const client = campus.page(viewer);
  const { data: user } = await client.auth.me({});
  return {
    client,
    session: { status: 'member', user, offline: false },
    clock,
    failures,
    realtime: realtimeOf(await campus.connect(viewer), failures),
  };
}

/** Returns the events of an open page. Failures of `threads.send` apply to messages that are sent over it, too. */
function realtimeOf(page: OpenPage, failures: Failures): RealtimePort {
  const lost = new Set<string>();
  return {
    connection: () => 'online',
    subscribeConnection: () => () => undefined,
    on: (event, listener) => page.on(event, listener as never),
    async sendMessage(payload) {
      const failure = failures['threads.send'];
      if (failure !== undefined) await passFailure(failure, 'threads.send', lost);
      const { conversationId: threadId, recipientId: _recipientId, ...message } = payload;
      const answer = await page.ask('sendToThread', { threadId, ...message });
      if (answer.status === 'success') return answer.data as Message;
      throw new ApiError({ ...answer, status: 400 });
    },
    join(conversationId) {
      page.emit('joinConversation', { conversationId });
      return () => page.emit('leaveConversation', { conversationId });
    },
    watch(hiveId) {
      page.emit('watchListing', { hiveId });
      return () => page.emit('unwatchListing', { hiveId });
    },
    typing: (conversationId, isTyping) => page.emit('typing', { conversationId, isTyping }),
    presence: (presence) => page.emit('presence', { presence }),
  };
}
