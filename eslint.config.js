import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The walls of docs/architecture.md: which imports and globals a folder may not use. */
const outsideWorld = [
  'react-router',
  'react-router-dom',
  'socket.io-client',
  '@campushive/campus',
  '@campushive/api',
];
const forbid = (names, message) => ({
  patterns: [{ group: names.flatMap((name) => [name, `${name}/*`]), message }],
});
const ports =
  'Features reach the world only through the five ports (client, session, realtime, navigation, clock).';

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
        forbid([...outsideWorld, '@campushive/*'], 'The kit knows nothing of the product.'),
      ],
    },
  },
  {
    files: ['packages/features/src/**'],
    rules: {
      'no-restricted-imports': ['error', forbid(outsideWorld, ports)],
      'no-restricted-globals': [
        'error',
        ...[
          'fetch',
          'localStorage',
          'sessionStorage',
          'XMLHttpRequest',
          'WebSocket',
          'location',
          'history',
        ].map((name) => ({
          name,
          message: ports,
        })),
      ],
      'no-restricted-properties': ['error', { object: 'Date', property: 'now', message: ports }],
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
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
);
