// The words for the product's closed lists, the same on every screen; it knows no screen.
import { messages } from './translate';

export const workoutTypeWords = messages<'workout-types'>(
  import.meta.glob('@/locales/*/workout-types.json', { eager: true, import: 'default' }),
);

export const levelWords = messages<'levels'>(
  import.meta.glob('@/locales/*/levels.json', { eager: true, import: 'default' }),
);

export const bodyAreaWords = messages<'body-areas'>(
  import.meta.glob('@/locales/*/body-areas.json', { eager: true, import: 'default' }),
);

// Steps 1 to 5 of mood, energy and sleep quality.
export const ratingWords = messages<'ratings'>(
  import.meta.glob('@/locales/*/ratings.json', { eager: true, import: 'default' }),
);
