// What every chart says about itself.
import { defineMessages } from '@/shared/i18n/translate';

export const chartMessages = defineMessages(
  {
    keys: 'The left and right arrow keys go from value to value, Escape closes the reading.',
    failed: 'The chart could not be loaded',
    nothing: 'Nothing logged in this time.',
  },
  {
    keys: 'Mit den Pfeiltasten links und rechts gehst du von Wert zu Wert, Escape schließt die Anzeige.',
    failed: 'Das Diagramm konnte nicht geladen werden',
    nothing: 'In dieser Zeit ist nichts eingetragen.',
  },
);
