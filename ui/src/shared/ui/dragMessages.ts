// What screen readers hear while something is dragged.
import { defineMessages } from '@/shared/i18n/translate';

export const dragMessages = defineMessages(
  {
    pickedUp: '{name} is picked up.',
    stays: '{name} would stay in its place.',
    putBack: '{name} is back in its place.',
  },
  {
    pickedUp: '{name} ist aufgenommen.',
    stays: '{name} bliebe an seinem Platz.',
    putBack: '{name} ist wieder an seinem Platz.',
  },
);
