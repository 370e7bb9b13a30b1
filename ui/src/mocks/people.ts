// Signs in a test user.
import { startSession } from '@/shared/api/session';
import type { User } from '@/shared/api/types';

export const mara: User = {
  id: 7,
  name: 'Mara',
  email: 'mara@example.org',
  profilePicture: null,
  height: null,
  weight: null,
  age: null,
  fitnessLevel: 'beginner',
  equipment: 'bodyweight',
  weeklyGoal: 3,
  targetWeight: null,
  dailyCalories: 1800,
  currentStreak: 0,
  longestStreak: 0,
  onboardingCompleted: true,
  onboardingStage: 2,
  createdAt: '2026-11-01T08:00:00.000Z',
};

export function signIn(user: User = mara, token = 'token-of-mara'): void {
  startSession({ user, token });
}
