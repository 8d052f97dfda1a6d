import { globSync, readdirSync } from 'node:fs';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Tests, stories and what only they use: these may cross the walls between features, and assert types. */
const TESTS = [
  '**/*.{test,stories}.{ts,tsx}',
  '{packages,apps}/*/test/**/*.{ts,tsx}',
  'packages/features/src/testing/**/*.{ts,tsx}',
  'packages/features/src/**/*.fixtures.ts',
];
/** Tools and `React.lazy` demand a default export of these. */
const DEFAULT_EXPORTS = [
  '**/*.{config,stories,d}.{ts,tsx}',
  '.storybook/{main,preview,test-runner}.{ts,tsx}',
  'apps/api/test/template.ts',
  'e2e/server.ts',
  'apps/campus/src/pages/**',
  'packages/ui/src/qr-code/qr-drawing.tsx',
  'packages/ui/src/toast/toast-viewport.tsx',
];
/** What reads text of others into types: the answers of the server, and what this device stored. */
const PARSERS = ['packages/contract/src/client.ts'];
const FEATURES = 'packages/features/src';
/** Folders beside the features that every feature may use. */
const COMMON = ['kernel', 'shared', 'testing'];

const ONE_WAY =
  'Imports run one way: campus → browser, features → ui; features, browser, campus and api → contract.';
const SHARE =
  'A feature never imports another one: what two of them need lives in features/src/shared or in the kit.';
const PORTS =
  'Features reach network, storage and the address only through the ports (client, session, realtime, navigation, clock).';

/** What no feature may touch, by its bare name or as a property of the global object. */
const OUTSIDE_GLOBALS = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'cookieStore',
  'location',
  'history',
  'navigation',
];
const OUTSIDE_PROPERTIES = {
  window: OUTSIDE_GLOBALS,
  self: OUTSIDE_GLOBALS,
  globalThis: OUTSIDE_GLOBALS,
  Date: ['now'],
  document: ['cookie', 'location', 'URL', 'documentURI', 'defaultView'],
  navigator: ['sendBeacon', 'storage', 'locks'],
};

/** A wall around a folder that has moved guards nothing: that fails here. */
function existing(folder) {
  if (globSync(folder).length > 0) return folder;
  throw new Error(`The lint rule for ${folder} guards nothing: there is no such folder. Name its new place.`);
}

/** Nothing under `target` may import from `from`, by name or by path, except from the folders `except` in it. */
const wall = (target, from, message, except = []) => ({
  target: existing(target),
  from: from.map(existing),
  message,
  ...(except.length > 0 && { except: except.map((folder) => `./${folder}`) }),
});

const features = readdirSync(FEATURES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !COMMON.includes(entry.name))
  .map((entry) => entry.name);

/** What each workspace may import of the others. A new one needs its line here. */
const MAY_IMPORT = {
  'packages/contract': [],
  'packages/ui': [],
  'packages/features': ['packages/ui', 'packages/contract'],
  'packages/browser': ['packages/features', 'packages/contract'],
  'apps/campus': ['packages/browser', 'packages/features', 'packages/ui', 'packages/contract'],
  'apps/api': ['packages/contract'],
};
const workspaces = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(folder).map((name) => `${folder}/${name}`),
);
const packageWalls = workspaces.map((target) => {
  const allowed = MAY_IMPORT[target];
  if (allowed === undefined)
    throw new Error(`Say in MAY_IMPORT of eslint.config.js what ${target} may import.`);
  const from = workspaces.filter((other) => other !== target && !allowed.includes(other));
  return wall(target, from, ONE_WAY);
});
const featureWalls = [
  ...features.map((name) => wall(`${FEATURES}/${name}`, [FEATURES], SHARE, [name, 'kernel', 'shared'])),
  wall(`${FEATURES}/shared`, [FEATURES], SHARE, ['shared', 'kernel']),
  wall(`${FEATURES}/kernel`, [FEATURES], SHARE, ['kernel']),
];

const forbid = (names, message) => ({
  patterns: [{ group: names.flatMap((name) => [name, `${name}/*`]), message }],
});
const ROUTERS = ['react-router', 'react-router-dom', 'socket.io-client'];
const APPS = ['@campushive/campus', '@campushive/api'];

/** The same, one object further: `window.document.cookie`, `globalThis.navigator.storage`. */
const restrictedSyntax = Object.entries(OUTSIDE_PROPERTIES).map(([object, properties]) => ({
  selector: `MemberExpression[object.type=MemberExpression][object.property.name=${object}][property.name=/^(${properties.join('|')})$/]`,
  message: PORTS,
}));

/** Screens are made of the kit: no second heading, table or button, and no size that the theme does not know. */
const ARBITRARY = String.raw`/(?<!grid-cols|grid-rows)-\[/`;
const kitOnly = [
  { selector: 'JSXOpeningElement[name.name=/^h[1-3]$/]', message: 'Use Heading of the kit.' },
  { selector: "JSXOpeningElement[name.name='table']", message: 'Use Table of the kit.' },
  {
    selector: "JSXOpeningElement[name.name='button']",
    message: 'Use Button, IconButton or UnstyledButton of the kit.',
  },
  ...[`Literal[value=${ARBITRARY}]`, `TemplateElement[value.raw=${ARBITRARY}]`].map((selector) => ({
    selector,
    message:
      'Arbitrary Tailwind values are for grid templates only: use the scale, or name the value in the theme of the kit.',
  })),
];

/** A hook keeps what went wrong as data: a sentence in its result could not follow a change of language. */
const taggedProblems = ['TSPropertySignature', 'VariableDeclarator'].map((node) => ({
  selector: `${node}:matches([key.name=problem], [id.elements.0.name=problem]) > :not(ArrayPattern, Identifier) TSStringKeyword`,
  message: 'A problem is a tagged value (CallProblem or a kind of its own) that the view words.',
}));

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-server/**',
      '**/node_modules/**',
      '.cache/**',
      '.data/**',
      'apps/api/migrations/**',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-undef': 'off',
    },
  },
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
      'import-x/extensions': ['.ts', '.tsx', '.js'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
  },
  {
    files: ['{packages,apps}/**/*.{ts,tsx}'],
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { zones: packageWalls }],
    },
  },
  {
    files: ['packages/features/src/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...packageWalls, ...featureWalls] }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: DEFAULT_EXPORTS,
    rules: {
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
    },
  },
  {
    files: ['packages/{contract,features}/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, ...PARSERS],
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    },
  },
  {
    files: ['packages/contract/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        forbid(['react', '@campushive/*', 'fastify'], 'The contract knows neither side.'),
      ],
    },
  },
  {
    files: ['packages/ui/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        forbid([...ROUTERS, ...APPS, '@campushive/*'], 'The kit knows nothing of the product.'),
      ],
    },
  },
  {
    files: ['packages/features/src/**'],
    rules: {
      'no-restricted-imports': ['error', forbid([...ROUTERS, ...APPS], PORTS)],
      'no-restricted-globals': ['error', ...OUTSIDE_GLOBALS.map((name) => ({ name, message: PORTS }))],
      'no-restricted-properties': [
        'error',
        ...Object.entries(OUTSIDE_PROPERTIES).flatMap(([object, properties]) =>
          properties.map((property) => ({ object, property, message: PORTS })),
        ),
      ],
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  {
    files: ['packages/browser/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        forbid(
          ['react-router', 'react-router-dom', '@campushive/ui', '@campushive/campus', '@campushive/api'],
          'The ports take any router, and draw nothing.',
        ),
      ],
    },
  },
  {
    files: ['packages/features/src/**/*.{ts,tsx}'],
    ignores: ['**/*.stories.tsx', '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ...kitOnly] },
  },
  {
    files: ['packages/features/src/**/use-*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ...kitOnly, ...taggedProblems] },
  },
  {
    files: ['apps/campus/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        forbid(['@campushive/api'], 'The web app and the server share only the contract.'),
      ],
    },
  },
  {
    files: ['apps/api/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        forbid(
          ['react', '@campushive/ui', '@campushive/features', '@campushive/campus'],
          'The server shares only the contract.',
        ),
      ],
    },
  },
  {
    files: ['{packages,apps}/**/*.tsx'],
    plugins: jsxA11y.flatConfigs.recommended.plugins,
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // On a component of the kit it is a prop: the kit decides what becomes of it.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      // `display: block` takes these roles away in some browsers: they are said twice.
      'jsx-a11y/no-redundant-roles': [
        'error',
        {
          table: ['table'],
          thead: ['rowgroup'],
          tbody: ['rowgroup'],
          tr: ['row'],
          td: ['cell'],
          ul: ['list'],
        },
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { th: ['rowheader'], td: ['cell'], tr: ['row'] },
      ],
      // A list of messages is scrolled with the arrows.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'log'] }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
);
