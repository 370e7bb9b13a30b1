// Bundles the modules of the first screen into one file that index.html references: over HTTP/1.1 every further file
// costs a round trip, and a nested import has to wait for the file that contains it.
const ROOTS = ['/src/main.tsx', '/src/screens/dashboard/Dashboard.tsx'];
const NAME = 'first';
// A small file that runs before the first screen's file has arrived.
const EARLY_ROOTS = ['/src/language.ts'];
const EARLY_NAME = 'language';
// Vite's own part of every dynamic import.
const PRELOAD_HELPER = '\0vite/preload-helper.js';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

// All modules in src that the roots import statically, directly or indirectly. Libraries are left out: the bundler adds
// the parts that are used, while their import lists contain everything.
function reachable(graph: ModuleGraph, folder: string, roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = roots.map((root) => folder + root);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || !id.startsWith(`${folder}/src/`)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

// The groups for Rolldown's code splitting. `folder` is the ui folder.
export function firstScreenGroups(folder: string) {
  let early: Set<string> | undefined;
  let first: Set<string> | undefined;
  return [
    {
      debugName: EARLY_NAME,
      name: (id: string, graph: ModuleGraph) => {
        early ??= reachable(graph, folder, EARLY_ROOTS);
        return early.has(id) || id === PRELOAD_HELPER ? EARLY_NAME : null;
      },
      priority: 2,
    },
    {
      debugName: NAME,
      name: (id: string, graph: ModuleGraph) => {
        first ??= reachable(graph, folder, ROOTS);
        return first.has(id) ? NAME : null;
      },
      priority: 1,
    },
  ];
}

// Bundles the icons that several files use. Each alone would be a file of a few hundred bytes, half of it headers.
export const iconsGroup = { name: 'icons', test: /\/@tabler\/icons-react\//, minShareCount: 2 };

// Bundles the chart components without the drawings, because the first screen's file lists the files of every screen,
// and each name adds to its size. The drawings and their library are separate files.
export const chartsGroup = {
  name: 'charts',
  test: /\/src\/shared\/ui\/chart\/(Chart|ChartCard|lazyDrawing|ChartTable|RankChart|ShareChart|content|messages)\.[a-z.]+$/,
};
