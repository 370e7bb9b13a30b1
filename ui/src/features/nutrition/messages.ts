// What the nutrition card on the dashboard says; it knows no number.
import { defineMessages } from '@/shared/i18n/translate';

export const nutritionMessages = defineMessages(
  {
    title: "Today's Nutrition Plan",
    target: 'Calorie target',
    empty: 'No meals are planned for today. One way to spread your target over the day:',
    breakfast: 'Breakfast',
    lunch: 'Lunch',
    dinner: 'Dinner',
    snacks: 'Snacks',
    about: 'about {amount} {unit}',
    track: 'Track Your Food',
  },
  {
    title: 'Ernährungsplan für heute',
    target: 'Kalorienziel',
    empty: 'Für heute sind keine Mahlzeiten geplant. So lässt sich dein Ziel über den Tag verteilen:',
    breakfast: 'Frühstück',
    lunch: 'Mittagessen',
    dinner: 'Abendessen',
    snacks: 'Snacks',
    about: 'etwa {amount} {unit}',
    track: 'Gegessenes eintragen',
  },
);
