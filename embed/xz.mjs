// Compresses a file with xz, which saves a fifth against gzip; any program can decompress the result.
//
//   node embed/xz.mjs <input> <output>
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const MOST_BYTES = 64 * 1024 * 1024;

const [input, output] = process.argv.slice(2);
writeFileSync(output, execFileSync('xz', ['-9e', '--check=crc32', '-c', input], { maxBuffer: MOST_BYTES }));
