import { createClient } from '@campushive/contract/client';
import { HIVE_NAMES } from '@campushive/contract/hives';
import { DEFAULT_SETTINGS, type User } from '@campushive/contract';
import { CampusProvider, type Ports } from '@campushive/features';
import { CARD_PHOTO_SIZES } from '@campushive/features/hive-listing';
import { DETAIL_PHOTO_SIZES } from '@campushive/features/listing-detail';
import { ToastProvider } from '@campushive/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Outlet, Route, Routes, StaticRouter } from 'react-router-dom';
import { isOpen, visitor } from './drawn-world.js';
import { layout, MEMBERS, type Page } from './router.js';
import { PATHS } from './routes.js';
import { campus } from './campus.js';

/** A page of the dashboard as it looks while its first answers are on their way. */
export interface Frame {
  /** The addresses that begin with it, as `/dashboard/hives/:hive/:id`. */
  readonly pattern: string;
  /** The name in `PATHS` of the page that takes its place. */
  readonly page: string;
  /** What belongs inside `#root`. */
  readonly html: string;
  /** Paths of the API that the page asks for first; `{id}` stands for that part of the address, `{me}` for the student. */
  readonly asks: readonly string[];
  /** What of its first answer is a picture in sight: how many, and the `sizes` at which they are shown. */
  readonly photos: { readonly count: number; readonly sizes: string } | null;
}

/**
 * Whose dashboard is drawn: letters of a script that no student's name is written in stand where their own belong, and
 * public/early.js puts these in.
 */
const SOMEBODY: User = {
  id: 'somebody',
  name: 'ꔀ ꔁ',
  username: null,
  email: '',
  avatarUrl: null,
  profileImage: null,
  university: 'ꔂ',
  universityId: 'ug',
  bio: null,
  rating: null,
  reviewCount: 0,
  isVerified: true,
  role: 'student',
  settings: DEFAULT_SETTINGS,
  verifiedUntil: '2027-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** Pages whose skeleton names the hive: one frame each. */
const BY_HIVE: readonly string[] = [PATHS.hive, PATHS.postInHive];
/** The screen's four first cards, or the photo of the listing. */
const PHOTOS: Readonly<Record<string, Frame['photos']>> = {
  [PATHS.hive]: { count: 4, sizes: CARD_PHOTO_SIZES },
  [PATHS.search]: { count: 4, sizes: CARD_PHOTO_SIZES },
  [PATHS.listing]: { count: 1, sizes: DETAIL_PHOTO_SIZES },
  [PATHS.anyListing]: { count: 1, sizes: DETAIL_PHOTO_SIZES },
};

/** Draws the frame of every address of the dashboard. */
export async function drawFrames(): Promise<readonly Frame[]> {
  const frames: Frame[] = [];
  for (const [page, path] of Object.entries(PATHS)) {
    const load = MEMBERS[path];
    if (load === undefined) continue;
    const patterns = BY_HIVE.includes(path) ? HIVE_NAMES.map((hive) => path.replace(':hive', hive)) : [path];
    for (const pattern of patterns) {
      frames.push({ pattern, page, ...(await draw(path, pattern, load)), photos: PHOTOS[path] ?? null });
    }
  }
  const everywhere = frames[0]?.asks.filter((ask) => frames.every(({ asks }) => asks.includes(ask))) ?? [];
  // The counts in the frame can wait for the scripts; the page cannot. Moderation asks nothing for a student.
  return frames.map((frame) => ({
    ...frame,
    asks: frame.page === 'moderation' ? [] : frame.asks.filter((ask) => !everywhere.includes(ask)),
  }));
}

async function draw(route: string, pattern: string, load: Page): Promise<Pick<Frame, 'html' | 'asks'>> {
  const path = pattern.replace(':hive', 'essentials').replace(/:(\w+)/g, 'the-$1');
  const asked: string[] = [];
  const client = createClient((request) => {
    // Files are not worth their bytes before the page is there.
    if (!request.download) asked.push(request.path);
    return Promise.reject(new Error('Nobody answers while a frame is drawn'));
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  // Whoever may not see the page is told so by the page itself.
  const role = route === PATHS.moderation ? 'moderator' : 'student';
  const drawnFor = { status: 'member', user: { ...SOMEBODY, role }, offline: false } as const;
  const ports: Ports = { ...visitor, client, session: { ...visitor.session, drawnFor } };
  const [Layout, Page] = [lazy(layout), lazy(load)];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <QueryClientProvider client={queries}>
          <CampusProvider ports={ports} campus={campus}>
            <ToastProvider>
              <Routes>
                <Route
                  element={
                    <Layout>
                      <Outlet />
                    </Layout>
                  }
                >
                  <Route path={route} element={<Page />} />
                </Route>
              </Routes>
            </ToastProvider>
          </CampusProvider>
        </QueryClientProvider>
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  await Promise.allSettled(
    queries
      .getQueryCache()
      .getAll()
      .filter(isOpen)
      .map((query) => query.fetch()),
  );
  const asks = asked.map((ask) => ask.replace(/the-(\w+)/g, '{$1}').replace(SOMEBODY.id, '{me}'));
  const wrong = pattern.includes(':hive') ? asks.find((ask) => ask.includes('essentials')) : undefined;
  if (wrong !== undefined) throw new Error(`${pattern} asks for ${wrong}: it needs a frame for each hive`);
  return { html: await new Response(prelude).text(), asks };
}
