// Checks conventions of the interface that ESLint cannot check: theme values, style sheets, overlays, storage and file
// length.
import { DEFAULT_THEME } from '@mantine/core';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { theme } from './theme';

// Vitest runs in the ui folder.
const root = join(process.cwd(), 'src');
const files = (readdirSync(root, { recursive: true }) as string[]).map((name) => join(root, name));
const read = (file: string) => readFileSync(file, 'utf8');
const named = (file: string) => relative(root, file);

const styleSheets = files.filter((file) => file.endsWith('.css') && !file.endsWith('font.css'));
const components = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|d|gen)\.tsx?$/.test(file));

// Lines that match the pattern, as `file:line text`.
function offenders(paths: readonly string[], pattern: RegExp): string[] {
  return paths.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${named(file)}:${index + 1} ${line.trim()}`] : [])),
  );
}

describe('only the theme defines the look', () => {
  const others = components.filter((file) => named(file) !== join('shared', 'theme.ts'));

  it('no style sheet contains a color', () => {
    expect(
      offenders(styleSheets, /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab)\((?!from)|:\s*(white|black)\b/i),
    ).toEqual([]);
  });

  it('no style sheet contains a font size or a radius', () => {
    expect(offenders(styleSheets, /(font-size|border-radius):[^;]*\d(px|r?em)\b/)).toEqual([]);
  });

  it('no component contains a color', () => {
    expect(offenders(others, /['"`]#[0-9a-f]{3,8}['"`]|\b(rgba?|hsla?|oklch)\(/i)).toEqual([]);
  });

  it('no component names a color that the theme lacks', () => {
    const foreign = Object.keys(DEFAULT_THEME.colors).filter((name) => !(name in (theme.colors ?? {})));
    expect(foreign).toContain('teal');
    expect(
      offenders(others, new RegExp(`[cC]olor=.*'(${foreign.join('|')})|(color|c|bg)="(${foreign.join('|')})`)),
    ).toEqual([]);
    expect(offenders([...styleSheets, ...others], new RegExp(`--mantine-color-(${foreign.join('|')})-`))).toEqual([]);
  });

  it('every --fit variable in use is defined', () => {
    const definitions = read(join(root, 'shared', 'theme.ts'));
    const used = new Set(
      [...styleSheets, ...others].flatMap((file) => read(file).match(/--fit-[a-z-]+(?=[),\s])/g) ?? []),
    );
    const missing = [...used].filter((name) => !definitions.includes(`'${name}'`) && !name.startsWith('--fit-type-'));
    expect(missing).toEqual([]);
  });
});

// The interface's own files that this file imports statically.
function importsOf(file: string): string[] {
  return [...read(file).matchAll(/^(?:import|export) (?!type )(?:[^;]*? from )?'(@|\.\.?)\/([^']+)'/gm)].flatMap(
    ([, base, path]) => {
      const target = join(base === '@' ? root : join(dirname(file), base ?? ''), path ?? '');
      return [target, `${target}.ts`, `${target}.tsx`].filter((each) => components.includes(each));
    },
  );
}

// The files whose code is part of the first screen.
const firstScreen = [join(root, 'main.tsx')];
for (const file of firstScreen) firstScreen.push(...importsOf(file).filter((each) => !firstScreen.includes(each)));

it('the first screen is built with its English texts only', () => {
  expect(firstScreen.map(named)).toContain(join('screens', 'dashboard', 'Dashboard.tsx'));
  // In messages.ts: import.meta.glob('@/locales/en/…'), then ./run gen.
  expect(offenders(firstScreen, /'@\/locales\/\*\/(?!server\.json)/)).toEqual([]);
});

describe('Mantine’s style sheets', () => {
  const sheets = join(process.cwd(), 'node_modules', '@mantine', 'core', 'styles');
  const first = read(join(root, 'shared', 'styles.ts'));
  const later = read(join(root, 'shared', 'lazyStyles.ts'));
  // The parts of a component that has no sheet of its own.
  const parts: Record<string, string[]> = { TagsInput: ['Input', 'Combobox', 'Pill', 'PillsInput'] };
  const usedIn = (files: readonly string[]) =>
    new Set(
      files.flatMap((file) =>
        [...read(file).matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)].flatMap(([, names]) =>
          (names ?? '')
            .split(',')
            .map((name) => name.replace(/ as .*/, '').trim())
            .filter((name) => /^[A-Z]\w+$/.test(name))
            .flatMap((name) => [name, ...(parts[name] ?? [])]),
        ),
      ),
    );
  const used = usedIn(components);

  it.each([...used])('the sheet of %s is imported once, if there is one', (name) => {
    const sheet = `'@mantine/core/styles/${name}.layer.css'`;
    if (existsSync(join(sheets, `${name}.layer.css`)))
      expect([first, later].filter((styles) => styles.includes(sheet))).toHaveLength(1);
  });

  it('are part of the first screen if it uses them', () => {
    const needed = [...usedIn(firstScreen)].filter((name) => existsSync(join(sheets, `${name}.layer.css`)));
    expect(needed).toContain('Button');
    expect(needed.filter((name) => !first.includes(`/${name}.layer.css'`))).toEqual([]);
  });

  it('are found in the sources', () => {
    expect(used.size).toBeGreaterThan(5);
  });
});

describe('Back closes the top overlay', () => {
  const isOther = (file: string) => !/^shared\/ui\/(Modal|Menu|Popover)\.tsx$/.test(named(file).replaceAll('\\', '/'));
  const handlesBack = (file: string) => /useBackCloses\(/.test(read(file));

  it('Mantine’s overlays are used only through shared/ui', () => {
    const mantineOverlay =
      /import \{[^}]*\b(Modal|Drawer|Dialog|Menu|Popover|HoverCard|Spotlight)\b[^}]*\} from '@mantine\/\w+'/;
    expect(components.filter((file) => isOther(file) && mantineOverlay.test(read(file))).map(named)).toEqual([]);
  });

  it('every custom overlay uses useBackCloses', () => {
    const custom = components.filter((file) => /<dialog\b|aria-modal|role="(alert)?dialog"/.test(read(file)));
    expect(custom.length).toBeGreaterThan(0);
    expect(custom.filter((file) => !handlesBack(file)).map(named)).toEqual([]);
  });

  it('the wrappers in shared/ui use useBackCloses', () => {
    expect(components.filter((file) => !isOther(file)).filter(handlesBack)).toHaveLength(3);
  });
});

it('nothing writes a style element, HTML or a style attribute, which the content security policy forbids', () => {
  const responsiveProp = /=\{\{\s*(base|xs|sm|md|lg|xl):/;
  const hidingProp = /\b(hidden|visible)From=/;
  const html = /dangerouslySetInnerHTML|\binnerHTML\b|insertAdjacentHTML|createElement\('style'\)|^\s*<style\b/;
  const attribute = /setAttribute\('style'/;
  for (const pattern of [responsiveProp, hidingProp, html, attribute])
    expect(offenders(components, pattern)).toEqual([]);
  const writing =
    /import \{[^}]*\b(AppShell|ColorSchemeScript|Flex|Grid|InlineStyles|SimpleGrid)\b[^}]*\} from '@mantine\/core'/;
  expect(components.filter((file) => writing.test(read(file))).map(named)).toEqual([]);
});

it('only shared/lib/storage.ts uses the browser’s storage', () => {
  const others = components.filter(
    (file) => named(file) !== join('shared', 'lib', 'storage.ts') && !named(file).startsWith('mocks'),
  );
  expect(offenders(others, /\b(local|session)Storage\b/)).toEqual([]);
});

// The service worker sends what a closed page left.
it('only shared/api and the service worker send requests', () => {
  const senders = [join('shared', 'api'), 'sw'];
  const others = components.filter((file) => !senders.some((folder) => named(file).startsWith(folder + sep)));
  expect(offenders(others, /\bfetch\(|XMLHttpRequest|EventSource\(/)).toEqual([]);
});

it('only what another file uses is exported', () => {
  const users = new Map<string, number>();
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  for (const file of sources)
    for (const word of new Set(read(file).match(/\w+/g))) users.set(word, (users.get(word) ?? 0) + 1);
  const unused = components.flatMap((file) =>
    [...read(file).matchAll(/^export (?:async )?(?:function|const|class|interface|type|enum) (\w+)/gm)]
      .filter(([, name]) => users.get(name ?? '') === 1)
      .map(([, name]) => `${named(file)}: ${name}`),
  );
  expect(unused).toEqual([]);
});

it('every test that mocks a module has a worker of its own', () => {
  const isolated = [...read(join(process.cwd(), 'vite.config.ts')).matchAll(/^ {2}'([\w/]+(?:\/\*)?)',$/gm)].map(
    ([, name]) => name,
  );
  expect(isolated).toContain('screens/tracker/LogWorkoutComplete');
  const mocking = files.filter(
    (file) => /\.test\.tsx?$/.test(file) && /^\s*vi\.(mock|resetModules)\(/m.test(read(file)),
  );
  expect(mocking.length).toBeGreaterThan(0);
  const names = mocking.map((file) =>
    named(file)
      .replaceAll('\\', '/')
      .replace(/\.test\.tsx?$/, ''),
  );
  const hasOwn = (name: string) => isolated.includes(name) || isolated.includes(name.replace(/[^/]+$/, '*'));
  expect(names.filter((name) => !hasOwn(name))).toEqual([]);
});

it('the limits of fields come from limits.gen.ts', () => {
  expect(offenders(components, /\bmaxLength=(\{\d|"\d)|[Ss]erver('|’)?s? limit/)).toEqual([]);
});

it('no file is longer than 400 lines', () => {
  expect([...components, ...styleSheets].filter((file) => read(file).split('\n').length > 400).map(named)).toEqual([]);
});
