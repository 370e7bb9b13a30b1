// Joins the files of the exercise catalogue into one list.
//
//   node embed/pack_exercises.mjs <folder> <output>
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder, output] = process.argv.slice(2);
const exercises = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
writeFileSync(output, JSON.stringify(exercises));
