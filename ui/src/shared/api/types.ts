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
