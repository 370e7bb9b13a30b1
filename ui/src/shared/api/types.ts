// Names for the API's types. They come from schema.d.ts, which is generated from the server's OpenAPI description.
import type { components } from './schema';

// A user as stored on the device. Fields that were added later are optional, because an older stored user may lack
// them.
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
  allergens?: Allergen[];
  // Names of foods, in the words of the user.
  dislikes?: string[];
  proteinTarget?: number | null;
  carbsTarget?: number | null;
  fatTarget?: number | null;
  // ml per day. Null for the default.
  waterGoal?: number | null;
  sex?: Schemas['User']['sex'];
  activityLevel?: Schemas['User']['activityLevel'];
}

// The answer to a change of the user.
export type UpdatedUser = Schemas['UpdatedUser'];

export interface AuthResponse {
  user: User;
  token: string;
}

type Schemas = components['schemas'];

// What other devices of the user do.
export type LiveEvent = Schemas['LiveEvent'];
export type RestTimer = Schemas['RestTimer'];

export type MuscleStatus = Schemas['MuscleStatus'];
export type MuscleStatuses = Schemas['MuscleStatuses'];
export type TrainingAdvice = Schemas['TrainingAdvice'];
export type AdvisedWorkout = Schemas['AdvisedWorkout'];

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
// A planned set that differs from the others.
export type SetTarget = Schemas['SetTarget'];
export type PlannedExercise = Schemas['PlannedExercise'];
export type Section = PlannedExercise['category'];
export type PlannedType = PlannedWorkout['type'];
export type PlannedExerciseInput = Schemas['PlannedExerciseInput'];
// A completed exercise on a day. Durations in seconds, weight in lb; `date` is the workout's local day.
export type ExerciseCompletion = Schemas['ExerciseCompletion'];
export type PersonalRecord = Schemas['PersonalRecord'];
// Includes the records that it set. With `firstTime` there was no earlier value, so it is not a record.
export type SavedCompletion = Schemas['SavedCompletion'];
export type SetLog = Schemas['SetLog'];
// Of a planned exercise, or of another one by its name.
export type CompletionInput = Schemas['ExerciseCompletionInput'];
// The last completion of an exercise. Durations in seconds, weights in lb, distances in metres.
export type LastCompletion = Schemas['LastCompletion'];
export type TodaysWorkout = Schemas['TodaysWorkout'];
export type Exercise = Schemas['Exercise'];
// An exercise that the user added, as it is edited.
export type OwnExercise = Schemas['OwnExercise'];
export type OwnExerciseInput = Schemas['OwnExerciseInput'];
export type OwnExerciseUpdate = Schemas['OwnExerciseUpdate'];
export type Muscle = OwnExercise['primaryMuscles'][number];
// What is counted in a set of an own exercise.
export type MeasuredAs = OwnExercise['measuredAs'];
export type Equipment = Exercise['equipment'];
// The implement itself, such as a barbell; `Equipment` is the set-up in which it is available.
export type Implement = Exercise['implement'];
// The history of one exercise. Weights and volumes (repetitions × weight) in lb, durations in seconds.
export type ExerciseHistory = Schemas['ExerciseHistory'];
export type ExerciseBest = Schemas['ExerciseBest'];
export type HistoryPoint = Schemas['HistoryPoint'];
export type ExerciseNote = Schemas['ExerciseNote'];
export type ExerciseSuggestion = Schemas['ExerciseSuggestion'];
export type SuggestedTarget = Schemas['SuggestedTarget'];
export type SuggestionAnswerInput = Schemas['SuggestionAnswerInput'];
export type ExerciseNoteInput = Schemas['ExerciseNoteInput'];
export type Level = Exercise['difficulty'];
export type GeneratedMealPlan = Schemas['GeneratedMealPlan'];
// Seven days from `first` on. The meals of a day without a plan are null.
export type WeekPlan = Schemas['WeekPlan'];
// What the planned days from `from` on need. `amount` is in the words of the user's language.
export type ShoppingList = Schemas['ShoppingList'];
export type ShoppingTickInput = Schemas['ShoppingTickInput'];
export type MealSwapInput = Schemas['MealSwapInput'];
export type Allergen = Schemas['PlannedMeal']['allergens'][number];
// Calories in kcal; nutrients in g (sodium in mg), null if unknown. Totals of the entry: do not multiply by the
// quantity.
export type FoodEntry = Schemas['FoodEntry'];
export type FoodEntryInput = Schemas['FoodEntryInput'];
export type FoodEntryUpdate = Schemas['FoodEntryUpdate'];
export type FoodCopyInput = Schemas['FoodCopyInput'];
// A previously logged food with the values of its latest entry. Each food appears once.
export type LoggedFood = Schemas['LoggedFood'];
// A food of the food table. Its nutrients are those of `grams`.
export type FoodSuggestion = Schemas['FoodSuggestion'];
export type FoodPortion = Schemas['FoodPortion'];
// A food of the user. Its nutrients are those of 100 g, or of 100 ml of a liquid.
export type OwnFood = Schemas['OwnFood'];
export type OwnFoodInput = Schemas['OwnFoodInput'];
export type OwnFoodUpdate = Schemas['OwnFoodUpdate'];
// The nutrients of an ingredient are those of its amount.
export type Recipe = Schemas['Recipe'];
export type RecipeIngredient = Schemas['RecipeIngredient'];
export type RecipeInput = Schemas['RecipeInput'];
export type RecipeUpdate = Schemas['RecipeUpdate'];
// Foods that are logged together, with the values of their entries.
export type SavedMeal = Schemas['SavedMeal'];
export type SavedMealFood = Schemas['SavedMealFood'];
export type SavedMealFoodInput = Schemas['SavedMealFoodInput'];
export type SavedMealInput = Schemas['SavedMealInput'];
export type SavedMealUpdate = Schemas['SavedMealUpdate'];
export type SavedMealLogInput = Schemas['SavedMealLogInput'];
export type NutrientDay = Schemas['NutrientDay'];
export type NutritionStats = Schemas['NutritionStats'];
export type MealSuggestionInput = Schemas['MealSuggestionInput'];
export type MealSuggestion = Schemas['MealSuggestion'];
export type CalorieQuery = Schemas['CalorieQuery'];
export type CalorieEstimate = Schemas['CalorieEstimate'];
// Grams per day; `energy` and `difference` (energy − calorie target) in kcal.
export type MacroPlan = Schemas['MacroPlan'];
// Energy in kcal per day, `weeklyChange` in lb.
export type AdaptiveTarget = Schemas['AdaptiveTarget'];
export type BodyAdvice = Schemas['BodyAdvice'];
export type NutrientOfDay = Schemas['NutrientOfDay'];
export type WaterDay = Schemas['WaterDay'];
export type WaterEntry = Schemas['WaterEntry'];
// One response per tab of the progress screen.
export type ProgressOverview = Schemas['ProgressOverview'];
export type ProgressWorkouts = Schemas['ProgressWorkouts'];
export type ProgressNutrition = Schemas['ProgressNutrition'];
export type ProgressBody = Schemas['ProgressBody'];
// `from` is a Monday; `goal` is the weekly goal at that time.
export type TrainingWeek = Schemas['TrainingWeek'];
export type StrengthLine = Schemas['StrengthLine'];
export type BodyArea = Schemas['User']['injuries'][number];
export type Diet = Schemas['User']['diet'][number];
// Weights in lb, energies in kcal a day, targets in g a day. Contains only the changed fields.
export type UserUpdate = Schemas['UserUpdate'];
export type LoginInput = Schemas['LoginInput'];
export type SignupInput = Schemas['SignupInput'];
export type ResetPasswordInput = Schemas['ResetPasswordInput'];
export type ChangePasswordInput = Schemas['ChangePasswordInput'];
// A device on which the user is signed in.
export type AccountSession = Schemas['Session'];
// How much the user has stored, and how much they may store. `bytes` of the values.
export type Usage = Schemas['Usage'];
export type SecurityEvent = Schemas['SecurityEvent'];
export type PersonalPlanInput = Schemas['PersonalPlanInput'];
export type PersonalPlan = Schemas['PersonalPlan'];
// A ready-made week, adapted to the user. Durations in seconds; `minutes` is the length of a day's workout.
export type PlanTemplate = Schemas['PlanTemplate'];
// The progress towards the next level. `perceivedEffort` is from 1, very light, to 6, very high.
export type Progression = Schemas['Progression'];
export type ProgressionAnswerInput = Schemas['ProgressionAnswerInput'];
export type WellnessActivityInput = Schemas['WellnessActivityInput'];
export type WellnessActivity = Schemas['WellnessActivity'];
export type WellnessStats = Schemas['WellnessStats'];
export type ActivityType = WellnessActivity['activityType'];
export type WellnessInsight = Schemas['WellnessInsight'];
export type GeneratedInsights = Schemas['GeneratedInsights'];
export type CoachStatus = Schemas['CoachStatus'];
// Who wrote a response: the built-in coach or a model.
export type CoachSource = CoachStatus['source'];
export type Motivation = Schemas['Motivation'];
export type FormFeedback = Schemas['FormFeedback'];
// `duration` in minutes; the exercises use the units of PlannedExercise.
export type Recommendation = Schemas['Recommendation'];
export type RecommendationInput = Schemas['RecommendationInput'];
export type ChatMessage = Schemas['ChatMessage'];
export type ChatReply = Schemas['ChatAnswer'];
export type PeriodTracking = Schemas['PeriodTracking'];
export type PeriodTrackingInput = Schemas['PeriodTrackingInput'] & Schemas['PeriodTrackingUpdate'];
export type Cycle = Schemas['Cycle'];
// Flow and symptoms of a day, in a period or outside of one.
export type PeriodDay = Schemas['PeriodDay'];
export type PeriodDayUpdate = Schemas['PeriodDayUpdate'];
// A night; `sleepDate` is the day of waking. Bedtime and wake time each have their own UTC offset.
export type SleepTracking = Schemas['SleepTracking'];
export type SleepTrackingInput = Schemas['SleepTrackingInput'] & Schemas['SleepTrackingUpdate'];
// Weights in lb, lengths in inches, body fat in per cent.
export type BodyMeasurement = Schemas['BodyMeasurement'];
// For creating and updating.
export type BodyMeasurementInput = Schemas['BodyMeasurementInput'] & Schemas['BodyMeasurementUpdate'];
// A monthly nutrition report. `goalCompletionRate` is from 0 to 1, null if no day was logged.
export type NutritionReport = Schemas['NutritionReport'];
