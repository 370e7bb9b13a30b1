// Checks project rules: allowed includes, file length, leftovers. Reads the dependencies between modules from
// CMakeLists.txt.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';

const MAX_LINES = 400;
// Header of a third-party library -> the files that may include it.
const LIBRARIES = [
  [/^httplib\.h/, /^src\/http\/(routing|connection|worker_pool|reply)\./],
  [/^(SQLiteCpp\/|sqlite3\.h)/, /^src\/store\/(db|connection|readers|writer)[a-z_]*\./],
  [/^zlib\.h/, /^(embed\/inflate|src\/base\/gzip)\./],
  [/^lzma\.h/, /^embed\/unpack\./],
  [/^curl\//, /^src\/outbound\//],
  [/^argon2\.h/, /^src\/security\//],
  [/^openssl\//, /^src\/(security|http|outbound)\//],
  [/^CLI\//, /^src\/app\//],
  [/^toml\+\+\//, /^src\/app\//],
  [/^spdlog\//, /^src\/base\/log/],
  [/^nlohmann\//, /^src\/((base|api|coach|outbound|transfer)\/|store\/(json_list|set_targets)\.cpp$)/],
  [/^absl\//, /^src\/base\/zone\.cpp$/],
  [/^doctest\//, /^tests\//],
];
const LEFTOVERS =
  /\b(TODO|FIXME|XXX)\b|\bdoctest::(skip|may_fail|should_fail)\b|\b(it|test|describe)\.(only|skip|todo)\b/;
// The program starts no other program, so that no input can become part of a command.
const PROCESSES = /\b(system|popen|execl|execlp|execle|execv|execvp|execve|posix_spawnp?|v?fork)\s*\(/;
const MACHINE_PATHS = /(?<![\w.])\/(work|tmp\/team)\//;
// Wording: not accepted in code, comments, documents and texts -> what to write instead.
const WORDING = [
  [/\bdeeds?\b/i, 'action'],
  [/\bkept_?store/i, 'persistedStore'],
  [/emptied_?with_?session/i, 'resetOnSessionChange'],
  [/\bVisit\b(?!\w*\()/, 'RequestContext, Callback'],
  [/\bpacking\b/i, 'compression'],
  [/\brooms\.cmake|\bfitapp_room\b|\b(other|each|every|a|the) rooms? (of|in) src\b/i, 'module'],
  [/\barrows? (between|from|to) (the )?(module|room)s?\b/i, 'dependency'],
  [/\b(coach|front|help)[ _]?desk\b|::Desk\b/i, 'service'],
  [/\bthis house\b|\bin the house\b|\bhouse words?\b/i, 'project'],
  [/\bknows? (no|nothing)\b/i, 'delete it, or "must not depend on"'],
  [/\bmust not know\b/i, '"must not depend on"'],
  [/\bwhat (comes|becomes) of\b|\bwhatever (comes|becomes) of\b/i, 'result'],
  [/\bfor who(ever)? (asks|reads|signs)\b|\bto who(ever)? (asks|chose)\b/i, 'when requested, to users who'],
  [/\bwhoever\b/i, 'a client that, the user who'],
  [/\bwho is signed in\b/i, 'the signed-in user'],
  [/\breckon/i, 'calculate'],
  [/\banew\b/i, 'again'],
  [/\b(is|are) told( apart)?\b/i, 'receives, is reported, is distinguished'],
  [/\bstands? (in the (file|log|address)|on (the|a) (screen|page))\b/i, 'is in'],
  [/\bgo(es)? (out|by) (to|as|with)\b/i, 'is sent, follows'],
  [/\bfrom the door\b|\bat the door\b/i, 'at the boundary'],
  [/\breset letter|\bletter of a (password )?reset\b/i, 'reset email'],
  [/\bcontract( §|\.md)|\bpart-[12]\b|\bspecification,? lines?\b/i, 'docs/behaviour.md with the title of the section'],
];
const PROSE = new Set(['.md', '.toml', '.yml', '.yaml', '.txt', '.json', '']);
const SOURCES = new Set(['.cpp', '.h', '.ts', '.tsx', '.mjs', '.js', '.sh', '.cmake', '.sql', '.css']);

const problems = [];

function files(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (name === 'node_modules' || name === 'dist') return [];
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

// module -> all modules that it may use, directly or indirectly.
function dependencies() {
  const direct = new Map();
  const text = readFileSync('CMakeLists.txt', 'utf8');
  for (const [, name, rest] of text.matchAll(/^fitapp_module\((\w+)([^)]*)\)/gm)) {
    const uses = /USES([\w\s]*?)(?:LINKS|$)/.exec(rest);
    direct.set(name, uses ? uses[1].trim().split(/\s+/) : []);
  }
  const reach = (module) => [module, ...direct.get(module).flatMap(reach)];
  return new Map([...direct.keys()].map((module) => [module, new Set(reach(module))]));
}

const reachable = dependencies();
if (reachable.size === 0) problems.push('CMakeLists.txt: no fitapp_module line found');

function checkIncludes(path, lines) {
  const module = /^src\/(\w+)\//.exec(path)?.[1];
  if (path.startsWith('src/') && module && !reachable.has(module))
    problems.push(`${path}: ${module} is not a module in CMakeLists.txt`);
  lines.forEach((line, index) => {
    const header = /^\s*#\s*include\s*[<"]([^>"]+)[>"]/.exec(line)?.[1];
    if (!header) return;
    const where = `${path}:${index + 1}`;
    if (path.startsWith('src/')) {
      for (const [library, allowed] of LIBRARIES) {
        if (library.test(header) && !allowed.test(path)) problems.push(`${where}: must not include ${header}`);
      }
    }
    const other = /^(\w+)\//.exec(header)?.[1];
    if (module && reachable.has(other) && !reachable.get(module)?.has(other)) {
      problems.push(`${where}: module ${module} must not use module ${other}`);
    }
    if (header.startsWith('src/') || header.includes('../'))
      problems.push(`${where}: includes must be relative to src/`);
  });
}

const folders = ['src', 'tests', 'embed', 'packaging', 'ui/src', 'ui/public'];
const present = folders.filter((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory());
for (const path of present.flatMap(files)) {
  if (!SOURCES.has(extname(path))) continue;
  const text = readFileSync(path, 'utf8');
  const lines = text.split('\n');
  const generated = /^(\/\/|#|--) Generated /.test(lines[0]);
  if (extname(path) === '.cpp' || extname(path) === '.h') checkIncludes(path, lines);
  if (path === 'packaging/check_rules.mjs') continue;
  // The schema is one file, because it is read from top to bottom.
  const mayBeLong = generated || extname(path) === '.sql';
  if (lines.length - 1 > MAX_LINES && !mayBeLong && !/over 400 lines because/i.test(lines.slice(0, 10).join(' '))) {
    problems.push(`${path}: ${lines.length - 1} lines; split it, or add "Over 400 lines because ..." at the top`);
  }
  lines.forEach((line, index) => {
    if (LEFTOVERS.test(line)) problems.push(`${path}:${index + 1}: leftover: ${line.trim()}`);
    if (path.startsWith('src/') && PROCESSES.test(line)) {
      problems.push(`${path}:${index + 1}: starts a program: ${line.trim()}`);
    }
  });
}
// ---- Classes of style sheets: every `classes.x` of a component must exist in the sheet that it imports ----
for (const path of files('ui/src')) {
  if (!/\.tsx?$/.test(path)) continue;
  const text = readFileSync(path, 'utf8');
  for (const [, name, from] of text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)) {
    const sheet = readFileSync(from.startsWith('@/') ? join('ui/src', from.slice(2)) : join(path, '..', from), 'utf8');
    const used = text.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'));
    for (const style of new Set([...used].map((match) => match[1] ?? match[2]))) {
      if (!new RegExp(`\\.${style}(?![\\w-])`).test(sheet)) problems.push(`${path}: ${from} has no class .${style}`);
    }
  }
}

// ---- Wording and machine paths, in every text file that git tracks ----
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
for (const path of tracked.split('\n')) {
  if (path === '' || path === 'packaging/check_rules.mjs') continue;
  if (!SOURCES.has(extname(path)) && !PROSE.has(extname(path))) continue;
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) continue;
  readFileSync(path, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      for (const [words, better] of WORDING) {
        const found = words.exec(line)?.[0];
        if (found) problems.push(`${path}:${index + 1}: wording '${found}'; write: ${better}`);
      }
      if (MACHINE_PATHS.test(line)) problems.push(`${path}:${index + 1}: machine-specific path: ${line.trim()}`);
    });
}

// ---- Comments that name a section of docs/behaviour.md: the section exists ----
const sections = [...readFileSync('docs/behaviour.md', 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title]) => title);
for (const path of tracked.split('\n').filter((each) => SOURCES.has(extname(each)) && existsSync(each))) {
  const text = readFileSync(path, 'utf8').replace(/\n[ \t]*(\/\/|#|--|\*)[ \t]*/g, ' ');
  for (const [, title] of text.matchAll(/docs\/behaviour\.md,\s+([A-Z][\w ,-]*)/g)) {
    if (!sections.some((each) => title === each || title.startsWith(`${each}, `)))
      problems.push(`${path}: docs/behaviour.md has no section "${title}"`);
  }
}

// ---- Documents: relative links lead to files and headings that exist, and each screenshot sheet is shown ----
const headingsOf = (path) =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
const shown = new Set();
for (const path of tracked.split('\n').filter((each) => each.endsWith('.md') && existsSync(each))) {
  for (const [, link] of readFileSync(path, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(link)) continue;
    const [file, anchor] = link.split('#');
    const target = file === '' ? path : join(dirname(path), file);
    shown.add(target);
    if (!existsSync(target)) problems.push(`${path}: ${link} does not exist`);
    else if (anchor && !headingsOf(target).includes(anchor)) problems.push(`${path}: ${link} names no heading`);
  }
}
for (const folder of ['docs/screens', 'docs/screenshots']) {
  for (const path of files(folder)) if (!shown.has(path)) problems.push(`${path}: no document shows it`);
}

for (const lock of ['ui/package-lock.json', 'tests/e2e/package-lock.json']) {
  if (statSync(lock, { throwIfNoEntry: false }) && /"resolved": "https?:/.test(readFileSync(lock, 'utf8'))) {
    problems.push(`${lock}: contains registry URLs; run npm with omit-lockfile-registry-resolved=true`);
  }
}

for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exit(1);
