// The words for the product's closed lists, the same on every screen; it knows no screen.
import { defineMessages } from './translate';

export const workoutTypeWords = defineMessages(
  {
    strength: 'Strength', cardio: 'Cardio', yoga: 'Yoga', hiit: 'HIIT', rest: 'Rest', swimming: 'Swimming',
    cycling: 'Cycling', running: 'Running', walking: 'Walking', stretching: 'Stretching', sports: 'Sports', other: 'Other',
  },
  {
    strength: 'Kraft', cardio: 'Cardio', yoga: 'Yoga', hiit: 'HIIT', rest: 'Ruhetag', swimming: 'Schwimmen',
    cycling: 'Radfahren', running: 'Laufen', walking: 'Gehen', stretching: 'Dehnen', sports: 'Sport', other: 'Anderes',
  },
);

export const levelWords = defineMessages(
  { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
  { beginner: 'Am Anfang', intermediate: 'Fortgeschritten', advanced: 'Erfahren' },
);

export const bodyAreaWords = defineMessages(
  { lower_back: 'Lower back', knee: 'Knee', shoulder: 'Shoulder', wrist: 'Wrist', ankle: 'Ankle', neck: 'Neck', hip: 'Hip' },
  {
    lower_back: 'Unterer Rücken', knee: 'Knie', shoulder: 'Schulter', wrist: 'Handgelenk', ankle: 'Sprunggelenk',
    neck: 'Nacken', hip: 'Hüfte',
  },
);

// Steps 1 to 5 of mood, energy and sleep quality.
export const ratingWords = defineMessages(
  { rating1: 'very low', rating2: 'low', rating3: 'okay', rating4: 'good', rating5: 'very good' },
  { rating1: 'sehr niedrig', rating2: 'niedrig', rating3: 'okay', rating4: 'gut', rating5: 'sehr gut' },
);
