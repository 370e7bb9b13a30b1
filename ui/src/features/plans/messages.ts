// What is said about plans as a whole; it knows no workout.
import { defineMessages } from '@/shared/i18n/translate';

export const planMessages = defineMessages(
  {
    createMyPlan: 'Create my plan',
    creatingPlan: 'Creating your plan...',
    planReady: 'Your Plan is Ready!',
    planFailed: 'Failed to generate plan',
  },
  {
    createMyPlan: 'Meinen Plan erstellen',
    creatingPlan: 'Dein Plan entsteht …',
    planReady: 'Dein Plan ist fertig!',
    planFailed: 'Der Plan konnte nicht erstellt werden',
  },
);
