// Compresses a file with gzip. zopfli needs seconds and saves 4 % against zlib; any program can decompress the result.
//
//   node embed/gzip.mjs <input> <output>
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

const MOST_BYTES = 64 * 1024 * 1024;

export function gzip(path) {
  return execFileSync('zopfli', ['-c', path], { maxBuffer: MOST_BYTES });
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const [input, output] = argv.slice(2);
  writeFileSync(output, gzip(input));
}
