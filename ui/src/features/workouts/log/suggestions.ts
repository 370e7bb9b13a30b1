// The exercise suggestions of the manual form: 38 names, 12 shown.
import type { WorkoutType } from '@/shared/api/types';

// docs/behaviour.md, Workouts.
const SHOWN_SUGGESTIONS = 12;

const suggestions: readonly (readonly [name: string, ...types: WorkoutType[]])[] = [
  ['Push-ups', 'strength'],
  ['Squats', 'strength'],
  ['Deadlifts', 'strength'],
  ['Bench Press', 'strength'],
  ['Pull-ups', 'strength'],
  ['Lunges', 'strength'],
  ['Overhead Press', 'strength'],
  ['Bent-over Rows', 'strength'],
  ['Bicep Curls', 'strength'],
  ['Tricep Dips', 'strength'],
  ['Hip Thrusts', 'strength'],
  ['Plank', 'strength', 'yoga'],
  ['Russian Twists', 'strength'],
  ['Leg Press', 'strength'],
  ['Lat Pulldown', 'strength'],
  ['Kettlebell Swings', 'strength', 'hiit'],
  ['Burpees', 'hiit', 'cardio'],
  ['Mountain Climbers', 'hiit', 'cardio'],
  ['Jumping Jacks', 'hiit', 'cardio'],
  ['High Knees', 'hiit', 'cardio'],
  ['Box Jumps', 'hiit'],
  ['Jump Rope', 'cardio', 'hiit'],
  ['Rowing Machine', 'cardio'],
  ['Elliptical', 'cardio'],
  ['Stair Climber', 'cardio', 'walking'],
  ['Treadmill', 'running', 'walking', 'cardio'],
  ['Interval Run', 'running', 'cardio'],
  ['Trail Run', 'running'],
  ['Hill Walk', 'walking'],
  ['Stationary Bike', 'cycling', 'cardio'],
  ['Hill Ride', 'cycling'],
  ['Freestyle Laps', 'swimming'],
  ['Breaststroke Laps', 'swimming'],
  ['Sun Salutations', 'yoga'],
  ['Downward Dog', 'yoga', 'stretching'],
  ["Child's Pose", 'yoga', 'stretching'],
  ['Hamstring Stretch', 'stretching'],
  ['Hip Flexor Stretch', 'stretching'],
];

export const suggestionCount = suggestions.length;

// Suggestions for the type first, then the others in their order.
export function suggestionsFor(type: WorkoutType | null): string[] {
  const fits = (types: readonly WorkoutType[]) => type !== null && types.includes(type);
  const first = suggestions.filter(([, ...types]) => fits(types));
  const rest = suggestions.filter(([, ...types]) => !fits(types));
  return [...first, ...rest].slice(0, SHOWN_SUGGESTIONS).map(([name]) => name);
}

const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

export function isNamed(text: string, name: string): boolean {
  return namesIn(text).includes(name);
}

// Adds the exercise to the workout's name, or removes it if it is there.
export function toggleName(text: string, name: string): string {
  const names = namesIn(text);
  return (names.includes(name) ? names.filter((each) => each !== name) : [...names, name]).join(', ');
}
