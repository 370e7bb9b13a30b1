// What the frame of the nutrition screen says: title, buttons, tabs; it knows no food.
import { defineMessages } from '@/shared/i18n/translate';

export const nutritionScreenMessages = defineMessages(
  {
    title: 'Nutrition',
    toDashboard: 'Back to the dashboard',
    addFood: 'Add Food',
    addMeasurement: 'Add Measurement',
    reports: 'Monthly Reports',
    tabs: 'Nutrition areas',
    food: 'Food Log',
    body: 'Body Measurements',
  },
  {
    title: 'Ernährung',
    toDashboard: 'Zurück zur Übersicht',
    addFood: 'Essen eintragen',
    addMeasurement: 'Messung eintragen',
    reports: 'Monatsberichte',
    tabs: 'Bereiche der Ernährung',
    food: 'Essensprotokoll',
    body: 'Körpermaße',
  },
);
