import { globSync, readdirSync } from 'node:fs';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { browserFloor } from './scripts/browser-floor/rules.ts';
import { AREAS, FLOORS } from './scripts/floors/areas.ts';
import { proseRules } from './scripts/prose/rule.ts';
import { transactionRules } from './scripts/transactions/rule.ts';

/** Tests, stories and what only they use: these may cross the walls between features, and assert types. */
const TESTS = [
  '**/*.{test,stories}.{ts,tsx}',
  '{packages,apps}/*/test/**/*.{ts,tsx}',
  'packages/features/src/testing/**/*.{ts,tsx}',
  'packages/testing/**/*.ts',
  'packages/features/src/**/*.fixtures.ts',
];
/** Tools and `React.lazy` demand a default export of these. */
const DEFAULT_EXPORTS = [
  '.size-limit.ts',
  '**/*.{config,stories,d}.{ts,tsx}',
  '.storybook/{main,preview,test-runner}.{ts,tsx}',
  'apps/api/test/template.ts',
  'e2e/support/server.ts',
  'scripts/publishing/changelog-lines.ts',
  'apps/campus/src/pages/**',
  'packages/ui/src/qr-code/qr-drawing.tsx',
  'packages/ui/src/toast/toast-viewport.tsx',
  'examples/nextjs/app/**/{layout,page}.tsx',
];
const REACT = [
  'packages/{ui,features,browser}/**/*.{ts,tsx}',
  '{apps/campus,apps/preview,.storybook,examples}/**/*.{ts,tsx}',
];
/** What reads text of others into types: the answers of the server, and what this device stored. */
const PARSERS = ['packages/contract/src/client.ts'];
/** Files of these folders that run on the server alone. The built bundles are checked against the browser floor as well. */
const SERVER_ONLY = [
  'packages/contract/src/scam/**',
  'packages/contract/src/campus/read-{campus,own-hives}.ts',
  'apps/campus/src/{entry.server.tsx,document.ts}',
];
/** Texts and tables of data only: a reader looks an entry up, and half a table is harder to find than a long one. */
const LONG_TABLES = [
  '**/*.messages.{ts,fr.ts,es.ts}',
  'packages/domain/src/**/{letter-texts,letter-texts.*,export-texts}.ts',
  'packages/contract/src/notification-templates/templates.*.ts',
  'campuses/*/src/**/*.ts',
  'apps/api/src/seed/content/*.ts',
  'apps/api/src/http/openapi/field-words.ts',
  'scripts/conformance/criteria.ts',
];
const FEATURES = 'packages/features/src';
/** Folders beside the areas: what every area may use, and what lists their texts for hosts. */
const COMMON = ['kernel', 'shared', 'testing', 'catalogues'];

const ONE_WAY =
  'Imports run one way: campus → browser, features → ui; features, browser, campus and api → contract.';
const SHARE = 'What every area uses imports no area: a part of an entity lives in the parts/ of its area.';
const PORTS =
  'Features reach network, storage, the address and the device only through the ports (client, session, realtime, navigation, clock, storage, device).';

/** Other names of the global object, and what leads to the one of another frame. */
const FRAMES = ['top', 'parent', 'frames', 'opener'];
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
  'navigator',
  'Notification',
  'PushManager',
  ...FRAMES,
];
/** `document` has its own name: as a property, what follows it would not be seen. */
const OF_GLOBAL_OBJECT = [...OUTSIDE_GLOBALS, 'window', 'self', 'globalThis', 'document'];
const OUTSIDE_PROPERTIES = {
  window: OF_GLOBAL_OBJECT,
  self: OF_GLOBAL_OBJECT,
  globalThis: OF_GLOBAL_OBJECT,
  Date: ['now'],
  document: ['cookie', 'location', 'URL', 'documentURI', 'defaultView'],
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

const floorOf = (area) =>
  `The area "${area}" imports only itself and the areas below it (scripts/floors/areas.ts).`;

const strays = readdirSync(FEATURES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !COMMON.includes(entry.name))
  .map(({ name }) => name)
  .filter((name) => !FLOORS.some(({ area }) => area === name));
if (strays.length > 0)
  throw new Error(`${FEATURES} holds areas only (scripts/floors/areas.ts): move ${strays.join(', ')}.`);

/** What each workspace may import of the others. A new one needs its line here. */
const MAY_IMPORT = {
  'packages/contract': [],
  'packages/ui': [],
  'packages/features': ['packages/ui', 'packages/contract'],
  'packages/browser': ['packages/features', 'packages/contract'],
  'packages/create-campushive': [],
  'packages/codemod': [],
  'packages/domain': ['packages/contract'],
  'packages/testing': ['packages/contract', 'packages/domain'],
  'apps/campus': ['packages/browser', 'packages/features', 'packages/ui', 'packages/contract'],
  'apps/preview': [
    'apps/campus',
    'packages/browser',
    'packages/features',
    'packages/testing',
    'packages/ui',
    'packages/contract',
  ],
  'apps/api': ['packages/contract', 'packages/domain', 'packages/testing'],
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
  ...FLOORS.filter(({ above }) => above.length > 0).map(({ area, above }) =>
    wall(
      `${FEATURES}/${area}`,
      above.map((name) => `${FEATURES}/${name}`),
      floorOf(area),
    ),
  ),
  wall(`${FEATURES}/shared`, [FEATURES], SHARE, ['shared', 'kernel']),
  wall(`${FEATURES}/kernel`, [FEATURES], SHARE, ['kernel']),
];

/** Packages are of no campus: tests, stories and the testing export name one, what is shipped takes it from the host. */
const campusWalls = ['contract', 'ui', 'features', 'browser'].map((name) =>
  wall(`packages/${name}`, ['campuses'], 'A campus is data that the host gives: read it with useCampus().'),
);

const DOMAIN = 'packages/domain/src';
/** Folders of the domain that every area may use: the ports of a host, and what calls have in common. */
const BELOW_ALL_AREAS = ['calls', 'platform'];
const domainStrays = readdirSync(DOMAIN, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => !AREAS.includes(name) && !BELOW_ALL_AREAS.includes(name));
if (domainStrays.length > 0)
  throw new Error(`${DOMAIN} holds areas only (scripts/floors/areas.ts): move ${domainStrays.join(', ')}.`);
const floorWalls = [
  ...FLOORS.filter(({ above }) => above.length > 0).map(({ area, above }) =>
    wall(
      `${DOMAIN}/${area}`,
      above.map((name) => `${DOMAIN}/${name}`),
      floorOf(area),
    ),
  ),
  ...BELOW_ALL_AREAS.map((folder) =>
    wall(
      `${DOMAIN}/${folder}`,
      AREAS.map((name) => `${DOMAIN}/${name}`),
      `The folder "${folder}" lies below all areas.`,
    ),
  ),
];

const forbid = (names, message) => ({
  patterns: [{ group: names.flatMap((name) => [name, `${name}/*`]), message }],
});
const ONLY_CONTRACT = forbid(
  ['react', '@campushive/ui', '@campushive/features', '@campushive/campus'],
  'The server shares only the contract.',
);
/** Modules of one host. The domain reaches them through `Platform`. */
const OF_A_HOST = {
  patterns: [
    ...ONLY_CONTRACT.patterns,
    {
      regex:
        '^(node:|@campushive/(api|ui|features|browser)|fastify|@fastify/|socket\\.io|pg$|ioredis|sharp|pdfkit|fontkit|yazl|web-push|nodemailer|pino|@node-rs/|@hyzyla/|@aws-sdk/|@electric-sql/)',
      message: 'The domain runs on any host: take this through a port of Platform.',
    },
  ],
};
const ROUTERS = ['react-router', 'react-router-dom', 'socket.io-client'];
const APPS = ['@campushive/campus', '@campushive/api'];

/** What other pages of the device wrote comes through `storage.subscribeOtherPages`. */
const restrictedSyntax = [
  {
    selector: "CallExpression[callee.property.name='addEventListener'][arguments.0.value='storage']",
    message: PORTS,
  },
];

const GLOBAL_OBJECT = '/^(window|self|globalThis)$/';
/** The global object under another name, or asked for what only the running program knows, gets past the names above. */
const noOtherNames = [
  `:not(MemberExpression, BinaryExpression[operator='in'], UnaryExpression[operator='typeof'], TSTypeQuery) > Identifier[name=${GLOBAL_OBJECT}]`,
  ':matches(VariableDeclarator > Identifier.init, AssignmentExpression > Identifier.right)[name=document]',
  `MemberExpression[computed=true][object.name=/^(window|self|globalThis|document)$/]`,
  "MemberExpression[property.name='defaultView']",
].map((selector) => ({
  selector,
  message: `${PORTS} What is left of the global object is used by its own name.`,
}));

/** Screens are made of the kit: no second heading, table or button, and no size that the theme does not know. */
const KIT_PARTS = [
  ['h[1-3]', 'heading', 'Use Heading of the kit.'],
  ['table', 'table|grid', 'Use Table of the kit.'],
  ['button', 'button', 'Use Button, IconButton or UnstyledButton of the kit.'],
  ['dialog', 'dialog|alertdialog', 'Use Dialog, Sheet or AlertDialog of the kit.'],
  ['select', 'combobox|listbox|option', 'Use NativeSelect of the kit.'],
  ['textarea', 'textbox', 'Use Textarea of the kit.'],
  [
    'details',
    'details',
    'Use Accordion of the kit: its answers stand in the document while they are closed.',
  ],
  ['progress|meter', 'progressbar|meter', 'Use Progress or Meter of the kit.'],
  [
    'menu',
    'menu|menuitem|menubar|toolbar|tablist|tab|tabpanel|switch|slider|checkbox|radio|radiogroup|tooltip',
    'What the kit has on Radix is not written a second time: its keys would have to be, too.',
  ],
].flatMap(([elements, roles, message]) => {
  const element = `/^(${elements})$/`;
  return [
    `JSXOpeningElement[name.name=${element}]`,
    `:matches(CallExpression[callee.name='createElement'], CallExpression[callee.property.name='createElement'])[arguments.0.value=${element}]`,
    // An element under a name of its own: `<T>`.
    ...['', 'TSAsExpression > ', 'ConditionalExpression > '].map(
      (within) => `VariableDeclarator[id.name=/^[A-Z]/] > ${within}Literal[value=${element}]`,
    ),
    `JSXAttribute[name.name='role'][value.value=/^(${roles})$/]`,
  ].map((selector) => ({ selector, message }));
});
/** `w-[13px]`, `[width:13px]` and `w-(--x)`. */
const ARBITRARY = String.raw`/(?<!grid-cols|grid-rows)-\[|(^|[\s:])\[[a-z-]+:|-\(--/`;
const kitOnly = [
  ...KIT_PARTS,
  ...[`Literal[value=${ARBITRARY}]`, `TemplateElement[value.raw=${ARBITRARY}]`].map((selector) => ({
    selector,
    message:
      'Arbitrary Tailwind values are for grid templates only: use the scale, or name the value in the theme of the kit.',
  })),
  {
    selector:
      "JSXAttribute[name.name='style'] Property > :matches(Literal, UnaryExpression, TemplateLiteral[expressions.length=0]).value",
    message: 'A style takes what is data, such as the colours of a photo: anything else is a class.',
  },
];

/** A hook keeps what went wrong as data: a sentence in its result could not follow a change of language. */
const taggedProblems = ['TSPropertySignature', 'VariableDeclarator'].map((node) => ({
  selector: `${node}:matches([key.name=/^problem$|[a-z](Problem|Error)$/], [id.elements.0.name=/^problem$|[a-z](Problem|Error)$/]) > :not(ArrayPattern, Identifier) TSStringKeyword`,
  message: 'A problem is a tagged value (CallProblem or a kind of its own) that the view words.',
}));

/** Screens, rules and the server's modules take the time from the clock: tests and the simulator move it. */
const timeFromClock = [
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Take the time from the clock.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.name='Date']",
    message: 'Take the time from the clock.',
  },
];
/** Screens and the web app write times in the campus's zone, which kernel/dates.ts knows: a device's own is the clock port's. */
const zoneFromCampus = [
  'CallExpression[callee.property.name=/^(get|set)(Hours|Minutes|Seconds|Date|Day|Month|FullYear)$/]',
  'CallExpression[callee.property.name=/^(toDateString|toTimeString|getTimezoneOffset)$/]',
  "NewExpression[callee.name='Date'][arguments.length>1]",
  "CallExpression[callee.property.name=/^toLocale(Date|Time)String$/]:not(:has(Property[key.name='timeZone']))",
  "CallExpression[callee.property.name='toLocaleString']:has(Property[key.name=/^(dateStyle|timeStyle|weekday|month|day|hour)$/]):not(:has(Property[key.name='timeZone']))",
  ":matches(NewExpression, CallExpression)[callee.object.name='Intl'][callee.property.name='DateTimeFormat']:not(:has(Property[key.name='timeZone']))",
].map((selector) => ({ selector, message: "Write times in the campus's zone, with kernel/dates.ts." }));

/** React hydrates the content of a boundary after the page around it: `PagePart` says when. A closed dialog is rendered by no server. */
const partsOfPages = {
  selector: ":not(ConditionalExpression) > JSXElement[openingElement.name.name='Suspense']",
  message: 'A lazy part that the server renders has PagePart around it, not Suspense.',
};

/** The server's modules and the rules take chance from `Random`, too. */
const fromPorts = [
  ...timeFromClock,
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Take chance from Random.',
  },
];

/** User text is in any script. The kit's headings and fields have `dir="auto"` already. */
const userTextDirection = [
  'MemberExpression[property.name=/^(title|description|bio|content|caption|note|reason)$/]:not([object.name=/^(t|step)$/]):not([object.type="CallExpression"])',
  'Identifier[name=/^(bio|caption)$/]',
].map((text) => ({
  selector: `JSXElement:not(:has(> JSXOpeningElement:has(> JSXAttribute[name.name="dir"]))):not(:has(> JSXOpeningElement[name.name=/^(bdi|Heading|VisuallyHidden|MessageText)$/])) > JSXExpressionContainer > ${text}`,
  message: 'User text takes its own direction: dir="auto" on its element, or <bdi> around it.',
}));

/** A cache key has one owner: `data.ts` of its area, or the file with the queries of its screens. */
const keysFromQueries = [
  {
    selector: "Property[key.name='queryKey'] > ArrayExpression",
    message: 'Take the key from data.ts of its area, or from its *.queries.ts.',
  },
];

const ofScreens = [
  ...userTextDirection,
  ...restrictedSyntax,
  ...noOtherNames,
  ...kitOnly,
  ...timeFromClock,
  ...zoneFromCampus,
  partsOfPages,
];

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
  { files: ['**/*.{ts,tsx}'], ...proseRules },
  // Blank lines and comments count, too.
  { files: ['**/*.{ts,tsx}'], ignores: LONG_TABLES, rules: { 'max-lines': ['error', 300] } },
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
      'import-x/no-restricted-paths': ['error', { zones: packageWalls }],
    },
  },
  {
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { zones: [...packageWalls, ...campusWalls, ...featureWalls] },
      ],
    },
  },
  {
    // Behaviour tests run on the Node host.
    files: [`${DOMAIN}/**/*.test.ts`],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    files: [`${DOMAIN}/**/*.ts`],
    ignores: TESTS,
    rules: { 'import-x/no-restricted-paths': ['error', { zones: [...packageWalls, ...floorWalls] }] },
  },
  { files: [`${DOMAIN}/**/*.ts`], ignores: TESTS, ...transactionRules },
  {
    // Screens on the domain, which they reach through packages/testing alone.
    files: ['packages/features/src/**/*.scene.test.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    files: ['{packages,apps}/*/src/**/*.{ts,tsx}', 'simulator/**/*.ts'],
    ignores: TESTS,
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
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
    files: ['packages/browser/src/**', 'apps/campus/src/**'],
    ignores: [...TESTS, 'packages/browser/src/clock/clock.ts'],
    rules: { 'no-restricted-syntax': ['error', ...timeFromClock, ...zoneFromCampus, partsOfPages] },
  },
  {
    files: ['packages/features/src/**/*.{ts,tsx}'],
    ignores: ['**/*.stories.tsx', '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...ofScreens, ...keysFromQueries] },
  },
  {
    // Boundaries of whole pages, which say themselves when they are hydrated, of failures, and of PagePart itself.
    files: ['apps/campus/src/router.tsx', 'packages/features/src/kernel/{screen,parts/page-part}.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...ofScreens.filter((one) => one !== partsOfPages)],
    },
  },
  {
    files: ['packages/features/src/**/use-*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...ofScreens, ...keysFromQueries, ...taggedProblems] },
  },
  {
    files: ['packages/features/src/**/{data,*.queries}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...ofScreens] },
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
      'no-restricted-imports': ['error', ONLY_CONTRACT],
    },
  },
  {
    files: [`${DOMAIN}/**`],
    ignores: TESTS,
    rules: { 'no-restricted-imports': ['error', OF_A_HOST] },
  },
  {
    files: ['apps/api/src/**'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...ONLY_CONTRACT.patterns,
            ...forbid(['node:child_process'], 'The server starts no process (ASVS 1.2.5).').patterns,
          ],
        },
      ],
    },
  },
  {
    files: ['apps/api/src/**'],
    ignores: [...TESTS, 'apps/api/src/main.ts', 'apps/api/src/commands/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings come from config.ts (ASVS 13.3.2).' },
      ],
    },
  },
  {
    files: [...AREAS.map((area) => `${DOMAIN}/${area}/**`), 'packages/contract/src/**'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...fromPorts] },
  },
  {
    files: [
      'packages/{contract,ui,features,browser}/src/**/*.{ts,tsx}',
      '{apps/campus,campuses/*}/src/**/*.{ts,tsx}',
    ],
    ignores: [...TESTS, ...SERVER_ONLY],
    ...browserFloor,
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
    files: REACT,
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: REACT,
    ignores: TESTS,
    // The rest asks the React Compiler, which takes its time: of what is shipped only.
    rules: reactHooks.configs.recommended.rules,
  },
);
