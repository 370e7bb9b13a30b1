import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

// Vitest runs in the interface's folder.
const root = join(process.cwd(), 'src');
const files = (readdirSync(root, { recursive: true }) as string[]).map((name) => join(root, name));
const read = (file: string) => readFileSync(file, 'utf8');
const named = (file: string) => relative(root, file);

const styleSheets = files.filter((file) => file.endsWith('.css') && !file.endsWith('font.css'));
const components = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|d|gen)\.tsx?$/.test(file));

// Lines that a pattern finds, as file:line text.
function offenders(paths: readonly string[], pattern: RegExp): string[] {
  return paths.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${named(file)}:${index + 1} ${line.trim()}`] : [])),
  );
}

describe('only the theme states how things look', () => {
  const others = components.filter((file) => named(file) !== join('shared', 'theme.ts'));

  it('no style sheet names a colour', () => {
    expect(
      offenders(styleSheets, /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab)\((?!from)|:\s*(white|black)\b/i),
    ).toEqual([]);
  });

  it('no style sheet names a font size or a radius', () => {
    expect(offenders(styleSheets, /(font-size|border-radius):[^;]*\d(px|r?em)\b/)).toEqual([]);
  });

  it('no component names a colour', () => {
    expect(offenders(others, /['"`]#[0-9a-f]{3,8}['"`]|\b(rgba?|hsla?|oklch)\(/i)).toEqual([]);
  });

  it('every variable of ours that is used is stated', () => {
    const stated = read(join(root, 'shared', 'theme.ts'));
    const used = new Set(
      [...styleSheets, ...others].flatMap((file) => read(file).match(/--fit-[a-z-]+(?=[),\s])/g) ?? []),
    );
    const missing = [...used].filter((name) => !stated.includes(`'${name}'`) && !name.startsWith('--fit-type-'));
    expect(missing).toEqual([]);
  });
});

// What the file imports of the interface itself, not by import(): what comes with it.
function importsOf(file: string): string[] {
  return [...read(file).matchAll(/^(?:import|export) (?!type )(?:[^;]*? from )?'(@|\.\.?)\/([^']+)'/gm)].flatMap(
    ([, base, path]) => {
      const target = join(base === '@' ? root : join(dirname(file), base ?? ''), path ?? '');
      return [target, `${target}.ts`, `${target}.tsx`].filter((each) => components.includes(each));
    },
  );
}

describe('style sheets of components', () => {
  const sheets = join(process.cwd(), 'node_modules', '@mantine', 'core', 'styles');
  const first = read(join(root, 'shared', 'styles.ts'));
  const later = read(join(root, 'shared', 'lazyStyles.ts'));
  const usedIn = (files: readonly string[]) =>
    new Set(
      files.flatMap((file) =>
        [...read(file).matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)].flatMap(([, names]) =>
          (names ?? '')
            .split(',')
            .map((name) => name.replace(/ as .*/, '').trim())
            .filter((name) => /^[A-Z]\w+$/.test(name)),
        ),
      ),
    );
  const used = usedIn(components);
  const firstScreen = [join(root, 'main.tsx')];
  for (const file of firstScreen) firstScreen.push(...importsOf(file).filter((each) => !firstScreen.includes(each)));

  it.each([...used])('of %s is imported once if it has one', (name) => {
    const sheet = `'@mantine/core/styles/${name}.layer.css'`;
    if (existsSync(join(sheets, `${name}.layer.css`)))
      expect([first, later].filter((styles) => styles.includes(sheet))).toHaveLength(1);
  });

  it('come with the first screen when it uses them', () => {
    expect(firstScreen.map(named)).toContain(join('screens', 'dashboard', 'Dashboard.tsx'));
    const needed = [...usedIn(firstScreen)].filter((name) => existsSync(join(sheets, `${name}.layer.css`)));
    expect(needed).toContain('Button');
    expect(needed.filter((name) => !first.includes(`/${name}.layer.css'`))).toEqual([]);
  });

  it('are looked at', () => {
    expect(used.size).toBeGreaterThan(5);
  });
});

describe('Back closes what is on top', () => {
  const others = (file: string) => !/^shared\/ui\/(Modal|Menu|Popover)\.tsx$/.test(named(file).replaceAll('\\', '/'));
  const catches = (file: string) => /useBackCloses\(/.test(read(file));

  it('so every dialog, menu and sheet of the library is the one of shared/ui', () => {
    const library =
      /import \{[^}]*\b(Modal|Drawer|Dialog|Menu|Popover|HoverCard|Spotlight)\b[^}]*\} from '@mantine\/\w+'/;
    expect(components.filter((file) => others(file) && library.test(read(file))).map(named)).toEqual([]);
  });

  it('and every overlay drawn by hand listens to it', () => {
    const drawn = components.filter((file) => /<dialog\b|aria-modal|role="(alert)?dialog"/.test(read(file)));
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter((file) => !catches(file)).map(named)).toEqual([]);
  });

  it('and the wrappers do', () => {
    expect(components.filter((file) => !others(file)).filter(catches)).toHaveLength(3);
  });
});

it('nothing but the storage of lib touches the browser’s', () => {
  const others = components.filter(
    (file) => named(file) !== join('shared', 'lib', 'storage.ts') && !named(file).startsWith('mocks'),
  );
  expect(offenders(others, /\b(local|session)Storage\b/)).toEqual([]);
});

it('nothing but the client fetches', () => {
  const others = components.filter((file) => !named(file).startsWith(join('shared', 'api')));
  expect(offenders(others, /\bfetch\(|XMLHttpRequest|EventSource\(/)).toEqual([]);
});

it('no file is longer than 400 lines', () => {
  expect([...components, ...styleSheets].filter((file) => read(file).split('\n').length > 400).map(named)).toEqual([]);
});
