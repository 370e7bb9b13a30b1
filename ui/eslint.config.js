// ESLint rules: typed TypeScript, React hooks, accessibility, and import directions (app → screens → features →
// shared).
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { existsSync, readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';

const featuresFolder = new URL('./src/features/', import.meta.url);
const features = existsSync(featuresFolder) ? readdirSync(featuresFolder) : [];

const noParents = { regex: '^\\.\\./', message: 'Import other folders by @/…; use ./ only within a folder.' };
const forbid = (regex, message) => ({ regex, message });

function direction(files, patterns) {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns: [noParents, ...patterns] }] } };
}

export default tseslint.config(
  { ignores: ['dist/', 'src/shared/api/schema.d.ts', 'src/**/*.gen.ts'] },
  ...tseslint.configs.recommended,
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly, jsxA11y.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-globals': ['error', { name: 'fetch', message: 'shared/api/client.ts is the only fetch.' }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  { files: ['src/shared/api/client.ts', 'src/shared/api/client.test.ts'], rules: { 'no-restricted-globals': 'off' } },
  direction(['src/app/**'], []),
  direction(['src/screens/**'], [forbid('^@/app/', 'A screen must not import the app.')]),
  ...features.map((feature) =>
    direction(
      [`src/features/${feature}/**`],
      [
        forbid('^@/(app|screens)/', 'A feature must not import screens or the app.'),
        forbid(`^@/features/(?!${feature}/)`, 'A feature must not import another one: compose them in a screen.'),
      ],
    ),
  ),
  direction(
    ['src/shared/**', 'src/mocks/**'],
    [forbid('^@/(app|screens|features)/', 'shared must not import app, screens or features.')],
  ),
);
