import type { Loader } from '@storybook/react-vite';
import { campus as ghana } from '../campuses/ghana/src/index.ts';
import { ApiError, type Message } from '../packages/contract/src/index.ts';
import type { RealtimePort } from '../packages/features/src/kernel/index.ts';
import { NOW } from '../packages/features/src/testing/fixtures.ts';
import type { StoryCampusOptions } from '../packages/features/src/testing/story-campus.tsx';
import type { OpenPage } from '../packages/testing/src/page-hub.ts';
import type { PageCampus } from '../packages/testing/src/open-campus.ts';

/** Campus of this page. It is booted once, by the first story with a scene, and reset for each. */
let booted: Promise<PageCampus> | undefined;

/** Value of the toolbars that leaves a choice to the story. */
const STORY_CHOICE = 'usual';

/**
 * Plays a story's scene on the domain in this page before the story is rendered. Scene, viewer and time of the toolbar win over
 * `parameters.campus`. Loads nothing for a story without a scene.
 */
export const loadScene: Loader = async ({ parameters, globals }) => {
  const options = parameters['campus'] as StoryCampusOptions | undefined;
  if (options?.scene === undefined) return {};
  const scene = chosen(globals['scene']) ?? options.scene;
  const testing = await import('../packages/testing/src/page.ts');
  const start = { scene: testing.sceneNamed(scene), now: options.now ?? NOW };
  booted ??= testing.createCampus({ campus: ghana, now: start.now });
  const campus = await booted;
  await campus.reset(start);
  const passed = chosen(globals['passed']);
  if (passed !== undefined) await campus.pass(Number(passed) * 86_400_000);
  const onScene = await viewedBy(campus, chosen(globals['viewer']) ?? options.viewer);
  // A scene of the toolbar need not have what the story's own scene names: the screen then shows what is missing.
  const hasNames = scene === options.scene;
  const ids = hasNames ? Object.entries(options.ids ?? {}) : [];
  return { onScene, idsOfScene: Object.fromEntries(ids.map(([arg, name]) => [arg, campus.world.id(name)])) };
};

const chosen = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== STORY_CHOICE ? value : undefined;

/** Returns what a story's ports take from the campus instead of fixtures. */
async function viewedBy(
  campus: PageCampus,
  viewer: string | null | undefined,
): Promise<Partial<StoryCampusOptions>> {
  const clock = { now: () => campus.clock.now() };
  if (viewer === undefined || viewer === null)
    return { client: campus.visitor, session: { status: 'anonymous' }, clock };
  const client = campus.as(viewer);
  const { data: user } = await client.auth.me({});
  return {
    client,
    session: { status: 'member', user, offline: false },
    clock,
    realtime: realtimeOf(await campus.connect(viewer)),
  };
}

function realtimeOf(page: OpenPage): RealtimePort {
  return {
    connection: () => 'online',
    subscribeConnection: () => () => undefined,
    on: (event, listener) => page.on(event, listener as never),
    async sendMessage(payload) {
      const answer = await page.ask('sendMessage', payload);
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
