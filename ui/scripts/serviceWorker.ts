// Builds the service worker, src/sw.ts, with the list of all files of the interface.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

// The largest file is the WebAssembly of the barcode scanner.
const MAX_FILE_BYTES = 4_000_000;

// `folder` is the ui folder.
export function serviceWorker(folder: string): PluginOption {
  // A stored page keeps the headers it came with. Workers fetch it again when they change, not only with the page.
  const headers = readFileSync(`${folder}/../src/http/page_headers.h`);
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    injectRegister: false,
    // public/manifest.webmanifest
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['**/*'],
      globIgnores: ['sw.js'],
      maximumFileSizeToCacheInBytes: MAX_FILE_BYTES,
      // Names with a hash need no revision.
      dontCacheBustURLsMatching: /^assets\/.+-[\w-]{8}\.\w+$/,
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) =>
            entry.url === 'index.html'
              ? {
                  ...entry,
                  revision: createHash('sha256').update(`${entry.revision}`).update(headers).digest('hex').slice(0, 16),
                }
              : entry,
          ),
          warnings: [],
        }),
      ],
    },
  });
}
