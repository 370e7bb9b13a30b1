// The diets of a profile, in the order in which screens list them.
import type { Diet } from '@/shared/api/types';

export const diets: readonly Diet[] = ['vegetarian', 'vegan', 'gluten_free', 'dairy_free'];
