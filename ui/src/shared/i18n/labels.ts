// Labels of the product's enums.
import { messages } from './translate';

export const workoutTypeLabels = messages<'workout-types'>(
  import.meta.glob('@/locales/en/workout-types.json', { eager: true, import: 'default' }),
);

// A workout that the user gives no name. Equal to the server's names in English.
export const workoutNames = messages<'workout-names'>(
  import.meta.glob('@/locales/en/workout-names.json', { eager: true, import: 'default' }),
);

export const levelLabels = messages<'levels'>(
  import.meta.glob('@/locales/en/levels.json', { eager: true, import: 'default' }),
);

export const bodyAreaLabels = messages<'body-areas'>(
  import.meta.glob('@/locales/en/body-areas.json', { eager: true, import: 'default' }),
);

export const allergenLabels = messages<'allergens'>(
  import.meta.glob('@/locales/en/allergens.json', { eager: true, import: 'default' }),
);

export const dietLabels = messages<'diets'>(
  import.meta.glob('@/locales/en/diets.json', { eager: true, import: 'default' }),
);

// For ratings of mood, energy and sleep quality, from 1 to 5.
export const ratingLabels = messages<'ratings'>(
  import.meta.glob('@/locales/en/ratings.json', { eager: true, import: 'default' }),
);
