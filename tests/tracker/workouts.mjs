// Runs 2,000 random workouts with the interface's outbox against the real server. The logged sets must match the ticks,
// despite failures of the network, reloads and changed exercises. A failure prints the seed that reproduces it.
import { fileURLToPath } from 'node:url';
import { endAll, call, person, startServer } from '../e2e/lib/server.mjs';
import { expectEqual, finish, test } from '../e2e/lib/suite.mjs';
import { loadInterface, network, pretendBrowser } from './browser.mjs';
import { Simulation } from './simulation.mjs';

const WORKOUTS = Number(process.env.FITAPP_WORKOUTS ?? 2000);
const FIRST_SEED = Number(process.env.FITAPP_SEED ?? 1);
const ui = fileURLToPath(new URL('../../ui', import.meta.url));

test(
  `the logged sets of ${WORKOUTS} random workouts match the ticks`,
  async () => {
    const server = await startServer();
    const ada = await person(server.address);
    pretendBrowser(server.address);
    const { load, close } = await loadInterface(ui);
    const simulation = await Simulation.start({
      load,
      call: (...words) => call(server.address, ...words),
      person: ada,
      network,
    });
    let sets = 0;
    for (let seed = FIRST_SEED; seed < FIRST_SEED + WORKOUTS; seed += 1) {
      const { wanted, logged, story } = await simulation.workout(seed);
      expectEqual(logged, wanted, `seed ${seed} (${story.join(', ')})`);
      sets += wanted.flat().flatMap(([, each]) => each).length;
    }
    console.log(`${WORKOUTS} workouts, ${sets} sets, ${network.calls} calls`);
    await close();
  },
  { timeout: 900_000 },
);

await finish(endAll);
