// Compresses a file with gzip.
//
//   node embed/gzip.mjs <input> <output>
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const [input, output] = process.argv.slice(2);
writeFileSync(output, gzipSync(readFileSync(input), { level: 9 }));
