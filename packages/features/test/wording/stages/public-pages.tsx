import { AboutScreen } from '../../../src/reach/about/index.js';
import { ContactScreen } from '../../../src/base/contact/index.js';
import { HelpScreen } from '../../../src/reach/help/index.js';
import { NotFoundScreen } from '../../../src/reach/home/not-found-screen.js';
import { aHome } from '../../../src/reach/landing/landing.fixtures.js';
import { LandingView } from '../../../src/reach/landing/landing-view.js';
import type { Landing } from '../../../src/reach/landing/use-landing.js';
import { CookiesScreen, PrivacyScreen, TermsScreen } from '../../../src/reach/legal/index.js';
import { PricingScreen } from '../../../src/reach/pricing/index.js';
import { PublicLayout } from '../../../src/reach/public-layout/index.js';
import type { StoryCampusOptions } from '../../../src/testing/story-campus.js';
import { UniversitiesScreen } from '../../../src/base/universities/universities-screen.js';
import type { Stage } from '../stage.js';
import { answer, forever, page, type Stages } from './stages.js';

const session = { status: 'anonymous' } as const;
type Send = NonNullable<NonNullable<NonNullable<StoryCampusOptions['client']>['contact']>['send']>;

const home = aHome();
const landing: Landing = {
  member: false,
  state: { status: 'ready', home },
  browse: { status: 'ready', pictured: [], listings: home.fresh },
  filter: 'all',
  onFilterChange: () => undefined,
};
const front = (stage: Stage, change: Partial<Landing> = {}) =>
  stage.show(<LandingView landing={{ ...landing, ...change }} />, { session });

const frame = (stage: Stage, options: StoryCampusOptions = {}) =>
  stage.show(<PublicLayout>A page</PublicLayout>, { stored: { consent: 'necessary' }, ...options });

const contact = (stage: Stage, send: Send = forever) =>
  stage.show(<ContactScreen />, { session, client: { contact: { send } } });
const write = async (stage: Stage, send: Send) => {
  contact(stage, send);
  await stage.fill('Name', 'Esi Ofori');
  await stage.fill('Email', 'esi.ofori@st.ug.edu.gh');
  await stage.fill('Subject', 'A payment');
  await stage.fill('Message', 'Where is it?');
  await stage.press('Send message');
};
const taken = answer({ ticket: 'CH-1' }) as never;

const universities = (stage: Stage) =>
  stage.show(<UniversitiesScreen />, { session, client: { universities: { list: page([]) } } });

export const publicPages: Stages = {
  'public frame': {
    'for visitors': (stage) => frame(stage, { session }),
    'for members': (stage) => frame(stage),
    'signed out': (stage) => {
      frame(stage);
      return stage.press('Sign out');
    },
  },
  home: {
    'for visitors': (stage) => front(stage),
    'for members': (stage) => front(stage, { member: true }),
    'with all universities': (stage) => {
      front(stage);
      return stage.press('View All');
    },
    'with nothing in the hive': (stage) => front(stage, { browse: { status: 'empty' }, filter: 'buzz' }),
    failed: (stage) => front(stage, { browse: { status: 'failed', retry: () => undefined } }),
  },
  'not found': { always: (stage) => stage.show(<NotFoundScreen />, { session }) },
  about: { 'for visitors': (stage) => stage.show(<AboutScreen />, { session }) },
  pricing: { 'for visitors': (stage) => stage.show(<PricingScreen />, { session }) },
  contact: {
    'as it opens': (stage) => contact(stage),
    'sent empty': (stage) => {
      contact(stage);
      return stage.press('Send message');
    },
    'on its way': (stage) => write(stage, forever),
    sent: (stage) => write(stage, taken),
    'begun again': async (stage) => {
      await write(stage, taken);
      await stage.press('Send another message');
    },
  },
  cookies: { always: (stage) => stage.show(<CookiesScreen />, { session }) },
  terms: { always: (stage) => stage.show(<TermsScreen />, { session }) },
  privacy: { always: (stage) => stage.show(<PrivacyScreen />, { session }) },
  universities: {
    'as it opens': universities,
    'with nothing found': (stage) => {
      universities(stage);
      return stage.fill('Search universities', 'Timbuktu');
    },
    'with all of them': (stage) => {
      universities(stage);
      return stage.press('View All 17');
    },
  },
  help: { 'as it opens': (stage) => stage.show(<HelpScreen />) },
};
