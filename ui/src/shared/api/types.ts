// The shapes on the wire that the foundation itself reads; it knows no screen.
// When schema.d.ts is generated, each line becomes `components['schemas'][…]` and nothing else changes.

export interface User {
  id: number;
  name: string;
  email: string;
  profilePicture: string | null;
  height: string | null;
  weight: number | null;
  age: number | null;
  fitnessLevel: 'beginner' | 'intermediate' | 'advanced' | null;
  equipment: 'bodyweight' | 'dumbbells' | 'resistance_bands' | 'full_gym' | 'home_gym' | null;
  weeklyGoal: number;
  targetWeight: number | null;
  dailyCalories: number;
  currentStreak: number;
  longestStreak: number;
  onboardingCompleted: boolean;
  onboardingStage: number;
  createdAt: string;
  timezone?: string;
  locale?: string | null;
  weightUnit?: 'lb' | 'kg';
  lengthUnit?: 'in' | 'cm';
  energyUnit?: 'kcal' | 'kJ';
  distanceUnit?: 'mi' | 'km';
  theme?: 'system' | 'light' | 'dark';
  weekStart?: 'sunday' | 'monday';
}

export interface AuthAnswer {
  user: User;
  token: string;
}

export interface ServerInfo {
  mail: boolean;
  signup: boolean;
}

export interface ErrorBody {
  message?: string;
  code?: string;
  fields?: Record<string, string>;
}

export type WorkoutType =
  | 'strength' | 'cardio' | 'yoga' | 'hiit' | 'swimming' | 'cycling' | 'running' | 'walking' | 'stretching' | 'sports'
  | 'other';
export type PlannedType = 'strength' | 'cardio' | 'yoga' | 'hiit' | 'rest';
export type Intensity = 'very_light' | 'light' | 'moderate' | 'vigorous' | 'high' | 'very_high';
export type Section = 'warmup' | 'main' | 'cooldown';
export type Equipment = 'bodyweight' | 'dumbbells' | 'resistance_bands' | 'home_gym' | 'full_gym';

// `duration` in minutes, `calories` in kcal, `weight` in lb, `distance` in metres.
export interface Workout {
  id: number;
  name: string;
  type: WorkoutType;
  exercises: string[];
  duration: number | null;
  calories: number | null;
  intensity: Intensity | null;
  weight: number | null;
  distance: number | null;
  notes: string | null;
  plannedWorkoutId: number | null;
  date: string;
  localDate: string;
  utcOffset: number;
}

export interface WorkoutInput {
  type: WorkoutType;
  name?: string;
  duration?: number;
  calories?: number;
  intensity?: Intensity;
  weight?: number;
  distance?: number;
  notes?: string;
  exercises?: string[];
  plannedWorkoutId?: number;
  completionIds?: number[];
  date?: string;
  clientKey?: string;
}

export interface Stats {
  currentStreak: number;
  longestStreak: number;
  weekStreak: number;
  thisWeekWorkouts: number;
  totalHours: number;
  totalWorkouts: number;
  totalCalories: number;
  activeDays: number;
  avgDuration: number;
}

export interface WorkoutPlan {
  id: number;
  name: string;
  description: string | null;
  duration: string;
  isFavorite: boolean;
  createdAt: string;
}

// `dayOfWeek`: 0 is Sunday.
export interface PlannedWorkout {
  id: number;
  workoutPlanId: number;
  dayOfWeek: number;
  title: string;
  type: PlannedType;
  notes: string | null;
}

// `weight` in lb; `duration` (of one set) and `restTime` in seconds. `exerciseKey` is null for a custom exercise.
export interface PlannedExercise {
  id: number;
  plannedWorkoutId: number;
  exerciseKey: string | null;
  exerciseName: string;
  category: Section;
  sets: number | null;
  reps: number | null;
  weight: number | null;
  duration: number | null;
  restTime: number | null;
  notes: string | null;
  orderIndex: number;
  instructions: string | null;
  coachingCues: string | null;
  videoUrl: string | null;
  muscleGroups: string[];
  difficulty: 'beginner' | 'intermediate' | 'advanced' | null;
  whyIncluded: string | null;
}

// What was done of a planned exercise on a day. Durations in seconds, weight in lb; `date` is the workout's local day.
export interface ExerciseCompletion {
  id: number;
  plannedExerciseId: number | null;
  plannedWorkoutId: number | null;
  workoutId: number | null;
  exerciseName: string;
  category: Section;
  actualSets: number | null;
  actualReps: number | null;
  actualWeight: number | null;
  actualDuration: number | null;
  notes: string | null;
  completedAt: string;
  date: string;
}

export interface PersonalRecord {
  id: number;
  exerciseName: string;
  value: number;
  unit: 'lb' | 'reps' | 's';
  achievedAt: string;
}

export interface SavedCompletion extends ExerciseCompletion {
  newRecord: PersonalRecord | null;
}

export interface CompletionInput {
  plannedExerciseId: number;
  actualSets?: number;
  actualReps?: number;
  actualWeight?: number;
  actualDuration?: number;
  notes?: string;
  date?: string;
}

export interface TodaysWorkout {
  workout: PlannedWorkout | null;
  plan: WorkoutPlan | null;
  exercises: PlannedExercise[];
  completions: ExerciseCompletion[];
}

// An entry of the exercise catalogue, as far as the screens read it.
export interface Exercise {
  id: number;
  key: string;
  name: string;
  category: Section;
  equipment: Equipment;
}

export interface MadePlan {
  message: string;
  plan: WorkoutPlan;
}
