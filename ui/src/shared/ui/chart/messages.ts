// What every chart says about itself.
import { defineMessages } from '@/shared/i18n/translate';

export const chartMessages = defineMessages(
  { keys: 'The left and right arrow keys go from value to value, Escape closes the reading.' },
  { keys: 'Mit den Pfeiltasten links und rechts gehst du von Wert zu Wert, Escape schließt die Anzeige.' },
);
