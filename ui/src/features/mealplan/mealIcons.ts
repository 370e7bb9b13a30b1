// The icon of each meal of the day.
import { IconApple, IconBowlSpoon, IconCoffee, IconSoup } from '@tabler/icons-react';

export const mealIcons = { breakfast: IconCoffee, lunch: IconBowlSpoon, dinner: IconSoup, snack: IconApple };
