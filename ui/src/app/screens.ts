// The table of screens for signed-in users: path, component and navigation entry.
import {
  IconCalendarMonth,
  IconChartLine,
  IconClipboardList,
  IconLayoutDashboard,
  IconLeaf,
  IconMessageCircle2,
  IconSalad,
  IconUserCircle,
  type Icon,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { Dashboard } from '@/screens/dashboard/Dashboard';
import { lazyScreen } from '@/shared/lib/lazyComponents';
import type { MessageKey } from '@/shared/i18n/translate';

type Label = MessageKey<'app'>;

export interface ScreenRow {
  path: string;
  Screen: ComponentType;
  // Its entry in the sidebar and the drawer, in the order of this table.
  entry?: { label: Label; icon: Icon };
  // Its label on Page Not Found, if it is linked there.
  notFoundLink?: Label;
}

export const screens: readonly ScreenRow[] = [
  {
    path: '/',
    // In the main bundle, so that it renders without waiting for another file.
    Screen: Dashboard,
    entry: { label: 'dashboard', icon: IconLayoutDashboard },
    notFoundLink: 'dashboard',
  },
  {
    path: '/fitness-journey',
    Screen: lazyScreen(() => import('@/screens/FitnessJourney').then((module) => module.FitnessJourney)),
    notFoundLink: 'fitnessJourney',
  },
  {
    path: '/log-workout',
    Screen: lazyScreen(() => import('@/screens/tracker/LogWorkout').then((module) => module.LogWorkout)),
    notFoundLink: 'logWorkout',
  },
  {
    path: '/nutrition',
    Screen: lazyScreen(() => import('@/screens/nutrition/Nutrition').then((module) => module.Nutrition)),
    entry: { label: 'nutrition', icon: IconSalad },
  },
  {
    path: '/nutrition/foods',
    Screen: lazyScreen(() => import('@/screens/nutrition/MyFoods').then((module) => module.MyFoods)),
  },
  {
    path: '/nutrition/week',
    Screen: lazyScreen(() => import('@/screens/nutrition/MealWeek').then((module) => module.MealWeek)),
  },
  {
    path: '/wellness',
    Screen: lazyScreen(() => import('@/screens/wellness/Wellness').then((module) => module.Wellness)),
    entry: { label: 'wellness', icon: IconLeaf },
  },
  {
    path: '/workout-calendar',
    Screen: lazyScreen(() => import('@/screens/calendar/WorkoutCalendar').then((module) => module.WorkoutCalendar)),
    entry: { label: 'calendar', icon: IconCalendarMonth },
  },
  {
    path: '/workout',
    Screen: lazyScreen(() => import('@/screens/loggedworkout/LoggedWorkout').then((module) => module.LoggedWorkout)),
  },
  {
    path: '/exercise',
    Screen: lazyScreen(() => import('@/screens/ExercisePage').then((module) => module.ExercisePage)),
  },
  {
    path: '/exercises',
    Screen: lazyScreen(() => import('@/screens/exercises/Exercises').then((module) => module.Exercises)),
  },
  {
    path: '/workout-planner',
    Screen: lazyScreen(() => import('@/screens/planner/WorkoutPlanner').then((module) => module.WorkoutPlanner)),
    entry: { label: 'myPlans', icon: IconClipboardList },
  },
  {
    path: '/ai-coach',
    Screen: lazyScreen(() => import('@/screens/coach/AiCoach').then((module) => module.AiCoach)),
    entry: { label: 'aiCoach', icon: IconMessageCircle2 },
    notFoundLink: 'aiCoach',
  },
  {
    path: '/progress',
    Screen: lazyScreen(() => import('@/screens/Progress').then((module) => module.Progress)),
    entry: { label: 'progress', icon: IconChartLine },
  },
  {
    path: '/nutrition-reports',
    Screen: lazyScreen(() => import('@/screens/nutrition/NutritionReports').then((module) => module.NutritionReports)),
  },
  {
    path: '/profile',
    Screen: lazyScreen(() => import('@/screens/profile/Profile').then((module) => module.Profile)),
    entry: { label: 'profile', icon: IconUserCircle },
  },
];
