// Puts what the first screen needs into one file that the page names: over HTTP/1.1 every further file is a round trip,
// and a file that only another one names has to wait for it. It knows the first screen by its path alone.
const ROOTS = ['/src/main.tsx', '/src/screens/dashboard/Dashboard.tsx'];
const NAME = 'first';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

// Every module of ours that the roots import, and what these import; what comes later (import()) is left out. The walk
// ends at the libraries: the bundler adds what is used of them, while their own lists of imports name all they have.
function reachable(graph: ModuleGraph, folder: string): Set<string> {
  const found = new Set<string>();
  const waiting = ROOTS.map((root) => folder + root);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || !id.startsWith(`${folder}/src/`)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

// The group for Rolldown's code splitting; `folder` is that of the interface.
export function firstScreenGroup(folder: string) {
  let first: Set<string> | undefined;
  return {
    name: (id: string, graph: ModuleGraph) => {
      first ??= reachable(graph, folder);
      return first.has(id) ? NAME : null;
    },
  };
}

// What holds the places of charts is one file: the first screen names every file that a screen consists of, and each name
// weighs. The drawings, with their library, are files of their own.
export const chartPlacesGroup = {
  name: 'charts',
  test: /\/src\/shared\/ui\/chart\/(Chart|ChartCard|ChartPlace|ChartTable|RankChart|ShareChart|content|messages)\.[a-z.]+$/,
};
