// The states of the exercise library; part of states.mjs.
import { heading } from './people.mjs';

const openLibrary =
  (query = '') =>
  async (page, address) => {
    await page.goto(`${address}/exercises${query}`);
    await page.getByRole('option').first().waitFor();
  };

export const libraryStates = [
  ['library', openLibrary()],
  ['library-search', openLibrary('?q=press&suits=yes')],
  [
    'library-muscles',
    async (page, address) => {
      await openLibrary('?muscle=quadriceps')(page, address);
      await page.getByRole('button', { name: 'Muscle: Quadriceps' }).click();
      await page.getByRole('dialog', { name: 'Which muscle?' }).waitFor();
    },
  ],
  [
    'library-exercise',
    async (page, address) => {
      await page.goto(`${address}/exercises?exercise=Goblet%20Squat`);
      await page.getByRole('list', { name: 'Steps' }).waitFor();
      await page.getByRole('heading', { name: 'Alternatives' }).waitFor();
    },
  ],
  [
    'library-add-to-plan',
    async (page, address) => {
      await page.goto(`${address}/exercises?exercise=Goblet%20Squat`);
      await page.getByRole('button', { name: 'Add to plan' }).click();
      await page.getByRole('dialog').getByRole('radio', { name: 'Main' }).waitFor();
    },
  ],
  [
    'library-missing',
    async (page, address) => {
      await page.goto(`${address}/exercises?exercise=Unicorn%20Press`);
      await page.getByText('No exercise is called “Unicorn Press”').waitFor();
    },
  ],
  [
    'library-nothing',
    async (page, address) => {
      await page.goto(`${address}/exercises?q=xyzxyz`);
      await heading(page, 'Exercises').waitFor();
      await page.getByText('No exercise fits.').waitFor();
    },
  ],
];
