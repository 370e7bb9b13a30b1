// The shapes on the wire by the names that the interface uses; it knows no screen.
// What the server's own description gives is taken from there (schema.d.ts is generated).
import type { components } from './schema';

// A person as a device keeps them: what came later may be missing in what it stored earlier.
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
  injuries?: BodyArea[];
  trackPeriods?: boolean;
  notifyWorkoutReminders?: boolean;
  notifyProgressUpdates?: boolean;
  notifyAchievements?: boolean;
  coachHealthData?: boolean;
  diet?: Diet[];
  proteinTarget?: number | null;
  carbsTarget?: number | null;
  fatTarget?: number | null;
  sex?: Schemas['User']['sex'];
  activityLevel?: Schemas['User']['activityLevel'];
}

export interface AuthAnswer {
  user: User;
  token: string;
}

type Schemas = components['schemas'];

// The body of a failed call. Nothing is certain: a proxy may have answered.
export type ErrorBody = Partial<Schemas['Problem']>;
// The code and the parameters of a text, and the text in English.
export type Reason = Schemas['Reason'];
export type Note = Schemas['Note'];

// `duration` in minutes, `calories` in kcal, `weight` in lb, `distance` in metres.
export type Workout = Schemas['Workout'];
export type WorkoutInput = Schemas['WorkoutInput'];
export type WorkoutUpdate = Schemas['WorkoutUpdate'];
export type WorkoutType = Workout['type'];
export type Intensity = NonNullable<Workout['intensity']>;
export type Stats = Schemas['Stats'];
export type WorkoutPlan = Schemas['WorkoutPlan'];
export type WorkoutPlanInput = Schemas['WorkoutPlanInput'];
export type WorkoutPlanUpdate = Schemas['WorkoutPlanUpdate'];
// `dayOfWeek`: 0 is Sunday.
export type PlannedWorkout = Schemas['PlannedWorkout'];
// `weight` in lb; `duration` (of one set) and `restTime` in seconds. `exerciseKey` is null for a custom exercise.
export type PlannedExercise = Schemas['PlannedExercise'];
export type Section = PlannedExercise['category'];
export type PlannedType = PlannedWorkout['type'];
export type PlannedExerciseInput = Schemas['PlannedExerciseInput'];
// What was done of a planned exercise on a day. Durations in seconds, weight in lb; `date` is the workout's local day.
export type ExerciseCompletion = Schemas['ExerciseCompletion'];
export type PersonalRecord = Schemas['PersonalRecord'];
// With the record it set, or `firstTime`: a first value beats nothing.
export type SavedCompletion = Schemas['SavedCompletion'];
export type SetLog = Schemas['SetLog'];
// The tick of an exercise, planned or by its name.
export type CompletionInput = Schemas['ExerciseCompletionInput'];
// What was done the last time, by exercise; durations in seconds, weights in lb, distances in metres.
export type LastCompletion = Schemas['LastCompletion'];
export type TodaysWorkout = Schemas['TodaysWorkout'];
export type Exercise = Schemas['Exercise'];
export type Equipment = Exercise['equipment'];
// What one holds or sits on; `Equipment` says where that is available.
export type Implement = Exercise['implement'];
// Everything done of one exercise. Weights and volumes (repetitions × weight) in lb, durations in seconds.
export type ExerciseHistory = Schemas['ExerciseHistory'];
export type ExerciseBest = Schemas['ExerciseBest'];
export type HistoryPoint = Schemas['HistoryPoint'];
export type ExerciseNote = Schemas['ExerciseNote'];
export type ExerciseNoteInput = Schemas['ExerciseNoteInput'];
export type Level = Exercise['difficulty'];
export type DailyMealPlan = Schemas['DailyMealPlan'];
export type GeneratedMealPlan = Schemas['GeneratedMealPlan'];
// Calories in kcal; nutrients in g (sodium in mg), null when unknown. What was eaten in all: the quantity multiplies nothing.
export type FoodEntry = Schemas['FoodEntry'];
export type FoodEntryInput = Schemas['FoodEntryInput'];
export type FoodEntryUpdate = Schemas['FoodEntryUpdate'];
export type FoodCopyInput = Schemas['FoodCopyInput'];
// A food that was logged before, once, as it was the last time.
export type LoggedFood = Schemas['LoggedFood'];
// A food of the table; its nutrients are those of `grams`.
export type FoodSuggestion = Schemas['FoodSuggestion'];
export type FoodPortion = Schemas['FoodPortion'];
export type NutritionStats = Schemas['NutritionStats'];
export type MealSuggestionInput = Schemas['MealSuggestionInput'];
export type MealSuggestion = Schemas['MealSuggestion'];
export type CalorieQuery = Schemas['CalorieQuery'];
export type CalorieEstimate = Schemas['CalorieEstimate'];
// One answer for each tab of the progress screen.
export type ProgressOverview = Schemas['ProgressOverview'];
export type ProgressWorkouts = Schemas['ProgressWorkouts'];
export type ProgressNutrition = Schemas['ProgressNutrition'];
export type ProgressBody = Schemas['ProgressBody'];
// `from` is a Monday; `goal` is the weekly goal that held then.
export type TrainingWeek = Schemas['TrainingWeek'];
export type StrengthLine = Schemas['StrengthLine'];
export type BodyArea = Schemas['User']['injuries'][number];
export type Diet = Schemas['User']['diet'][number];
// Weights in lb, energies in kcal a day, targets in g a day; only what changes is sent.
export type UserUpdate = Schemas['UserUpdate'];
export type LoginInput = Schemas['LoginInput'];
export type SignupInput = Schemas['SignupInput'];
export type ResetPasswordInput = Schemas['ResetPasswordInput'];
export type ChangePasswordInput = Schemas['ChangePasswordInput'];
// Where a person is signed in.
export type AccountSession = Schemas['Session'];
export type PersonalPlanInput = Schemas['PersonalPlanInput'];
export type PersonalPlan = Schemas['PersonalPlan'];
// A ready-made week, fitted to the person. Durations in seconds, `minutes` of a whole day.
export type PlanTemplate = Schemas['PlanTemplate'];
// How near the next level is, and why; `perceivedEffort` 1 very light … 6 very high.
export type Progression = Schemas['Progression'];
export type ProgressionAnswer = Schemas['ProgressionAnswerInput'];
export type WellnessActivityInput = Schemas['WellnessActivityInput'];
export type WellnessActivity = Schemas['WellnessActivity'];
export type ActivityType = WellnessActivity['activityType'];
export type WellnessInsight = Schemas['WellnessInsight'];
export type GeneratedInsights = Schemas['GeneratedInsights'];
export type CoachStatus = Schemas['CoachStatus'];
// Whose words an answer is.
export type CoachSource = CoachStatus['source'];
export type Motivation = Schemas['Motivation'];
export type FormFeedback = Schemas['FormFeedback'];
// `duration` in minutes; its exercises are in the units of planned exercises.
export type Recommendation = Schemas['Recommendation'];
export type RecommendationQuery = Schemas['RecommendationQuery'];
export type ChatMessage = Schemas['ChatMessage'];
export type ChatAnswer = Schemas['ChatAnswer'];
export type PeriodTracking = Schemas['PeriodTracking'];
export type PeriodTrackingInput = Schemas['PeriodTrackingInput'] & Schemas['PeriodTrackingUpdate'];
export type Cycle = Schemas['Cycle'];
// A night; `sleepDate` is the day of waking. Bedtime and waking have an offset each.
export type SleepTracking = Schemas['SleepTracking'];
export type SleepTrackingInput = Schemas['SleepTrackingInput'] & Schemas['SleepTrackingUpdate'];
// Weights in lb, lengths in inches, body fat in per cent.
export type BodyMeasurement = Schemas['BodyMeasurement'];
// For a new one and for a change of one.
export type BodyMeasurementInput = Schemas['BodyMeasurementInput'] & Schemas['BodyMeasurementUpdate'];
// A month of food in numbers; `goalCompletionRate` 0 to 1, null when no day was logged.
export type NutritionReport = Schemas['NutritionReport'];
