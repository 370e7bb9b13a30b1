// Packs one file, so that it takes less room in the executable; knows nothing of what is in it.
//
//   node embed/gzip.mjs <input> <output>
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const [input, output] = process.argv.slice(2);
writeFileSync(output, gzipSync(readFileSync(input), { level: 9 }));
