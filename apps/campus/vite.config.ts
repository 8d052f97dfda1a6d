import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fileURLToPath } from 'node:url';
import { leanReact } from './scripts/lean-react.js';
import { leanRouter } from './scripts/lean-router.js';
import { noCycles } from './scripts/no-cycles.js';

const api = 'http://127.0.0.1:4000';

/** Small modules that most pages share travel together: one request, and they compress better than each alone. */
const SHARED = [
  '/packages/ui/',
  '/packages/contract/',
  '/features/src/kernel/',
  '/features/src/shared/',
  '/lucide-react/',
  '/class-variance-authority/',
  '/clsx/',
  '/@tanstack/',
];

/** What a visitor's first page does without: lists of listings and forms. Members' pages share it as a second chunk. */
const NOT_FIRST = [
  ...[
    'alert/',
    'avatar/avatar.tsx',
    'avatar/initial.ts',
    'avatar/presence-dot.tsx',
    'avatar/verified-tick.tsx',
    'card/',
    'checkbox/',
    'empty-illustration/',
    'empty-state/',
    'field/',
    'icon-button/',
  ].map((part) => `/packages/ui/src/${part}`),
  ...['price/', 'relative-time/', 'search-field/', 'select/', 'skeleton/', 'text-field/', 'textarea/'].map(
    (part) => `/packages/ui/src/${part}`,
  ),
  ...[
    'triangle-exclamation-point',
    'info.',
    'search.',
    'arrow-left.',
    'chevron-right.',
    'message-circle.',
  ].map((icon) => `/lucide-react/dist/esm/icons/${icon}`),
  '/features/src/shared/',
  '/features/src/kernel/format',
  '/contract/src/universities',
  '/class-variance-authority/',
  '/clsx/',
  '/query-core/build/modern/infiniteQueryObserver',
  '/query-core/build/modern/mutationObserver',
  '/react-query/build/modern/useMutation',
  '/react-query/build/modern/useInfinite',
  '/react-query/build/modern/infinite',
];

/** Dialogs, how dates are written and what a price is made of: forms that strangers fill in do without. */
const ALONE =
  /\/ui\/src\/(dialog|fee-breakdown)\/|\/features\/src\/(kernel\/dates\.ts|shared\/fee-breakdown\.tsx)$/;

/** The chunks that the entry itself imports. */
const FIRST = /\/(rolldown-runtime|react|chunk|shared|preload-helper|settings|routes|spinner)-[\w-]{8}\.js$/;

/** React runs in a task of its own before the entry (boot.js): `react-root.ts` has it evaluated with its chunk. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|\/campus\/src\/react-root\.ts$/;

/** What my own listings may become, and taking that back: on the same pages, so that the entry names one chunk. */
const OWN_LISTINGS =
  /\/(contract\/src\/listing-status|features\/src\/shared\/(use-removal|removal\.(catalogue|messages)))\.ts$/;

/**
 * Small things around lists of rows, and what keeps a listing up to date: the entry, which names every chunk, names one
 * instead of five.
 */
const ROWS =
  /\/features\/src\/shared\/(confirm-on-demand|list-count|not-ready|use-last|use-live-listing)\.tsx?$/;

/** What was typed outlives a reload: forms and what they keep, which none of them does without. */
const KEPT = /\/features\/src\/shared\/use-kept(-form)?\.ts$/;

/** The frame around all pages of members, in one piece: what of it is not asked for later, and icons that only it has. */
const FRAME = [
  /\/campus\/src\/pages\/dashboard-frame\.tsx$|\/browser\/src\/service-worker\/notification-clicks\.ts$/,
  /\/features\/src\/(dashboard-layout|outbox)\/(?!account-menu|notifications-menu|.*messages\.(fr|es))/,
  /\/features\/src\/push\/(?!push-settings|push-offer|.*messages\.(fr|es))/,
  /\/features\/src\/student-proof\/student-proof-gate\.tsx$/,
  /\/features\/src\/shared\/notification-target\.ts$/,
  /\/lucide-react\/dist\/esm\/icons\/(bell|briefcase-business|circle-question-mark|heart-handshake|house|log-out|panel-left-(close|open)|receipt-text|rotate-ccw-clock|ticket)\.mjs$/,
];

export default defineConfig({
  plugins: [react(), tailwindcss(), leanReact(), leanRouter(), noCycles()],
  resolve: {
    alias: {
      // Radix's dialogs hold the page still with a style element, which the site's policy refuses.
      'react-style-singleton': fileURLToPath(new URL('src/adopted-style.ts', import.meta.url)),
    },
  },
  build: {
    target: 'es2022',
    // Read, and taken away again, by scripts/prerender.ts: which chunks a page of the dashboard is made of.
    manifest: 'manifest.json',
    modulePreload: {
      polyfill: false,
      // What every page has loaded by then need not be named before each other chunk.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'js' ? dependencies.filter((path) => !FIRST.test(path)) : dependencies,
    },
    // A font inside the stylesheet would be fetched by everybody, in every language.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT, priority: 3, includeDependenciesRecursively: false },
            {
              name: 'dashboard-frame',
              test: (id) => FRAME.some((part) => part.test(id)),
              priority: 3,
              includeDependenciesRecursively: false,
            },
            {
              name: 'listing-status',
              test: OWN_LISTINGS,
              priority: 3,
              includeDependenciesRecursively: false,
            },
            { name: 'kept', test: KEPT, priority: 3, includeDependenciesRecursively: false },
            { name: 'rows', test: ROWS, priority: 3, includeDependenciesRecursively: false },
            {
              name: 'lists',
              test: (id) => NOT_FIRST.some((folder) => id.includes(folder)) && !ALONE.test(id),
              minShareCount: 12,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'shared',
              test: (id) => SHARED.some((folder) => id.includes(folder)) && !ALONE.test(id),
              minShareCount: 12,
              includeDependenciesRecursively: false,
            },
            {
              // What the ways in have in common: one chunk is smaller than five.
              name: 'auth',
              test: /\/features\/src\/auth\/(auth-form|auth-layout|auth-schemas|credentials|legal-line|use-auth-failure)\./,
              minShareCount: 2,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            {
              // What forms have of them: the ways in do without the rest.
              name: 'form-icons',
              test: /\/lucide-react\/dist\/esm\/icons\/(check|eye|eye-off)\.mjs$/,
              minShareCount: 2,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            {
              name: 'icons',
              test: /\/lucide-react\/dist\/esm\/icons\//,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': api, '/files': api, '/dev': api, '/socket.io': { target: api, ws: true } },
  },
});
