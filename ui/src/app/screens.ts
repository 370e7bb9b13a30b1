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

// The tabs of small screens.
export type Tab = 'today' | 'train' | 'eat' | 'wellness' | 'more';

type Label = MessageKey<'app'>;

export interface ScreenRow {
  path: string;
  Screen: ComponentType;
  // Its entry in the sidebar and the drawer, in the order of this table.
  entry?: { label: Label; icon: Icon };
  // Its label on Page Not Found, if it is linked there.
  notFoundLink?: Label;
  // The tab that is marked on it.
  tab: Tab;
}

export const screens: readonly ScreenRow[] = [
  {
    path: '/',
    tab: 'today',
    // In the main bundle, so that it renders without waiting for another file.
    Screen: Dashboard,
    entry: { label: 'dashboard', icon: IconLayoutDashboard },
    notFoundLink: 'dashboard',
  },
  {
    path: '/fitness-journey',
    tab: 'more',
    Screen: lazyScreen(() => import('@/screens/FitnessJourney').then((module) => module.FitnessJourney)),
    notFoundLink: 'fitnessJourney',
  },
  {
    path: '/log-workout',
    tab: 'train',
    Screen: lazyScreen(() => import('@/screens/tracker/LogWorkout').then((module) => module.LogWorkout)),
    notFoundLink: 'logWorkout',
  },
  {
    path: '/nutrition',
    tab: 'eat',
    Screen: lazyScreen(() => import('@/screens/nutrition/Nutrition').then((module) => module.Nutrition)),
    entry: { label: 'nutrition', icon: IconSalad },
  },
  {
    path: '/nutrition/foods',
    tab: 'eat',
    Screen: lazyScreen(() => import('@/screens/nutrition/MyFoods').then((module) => module.MyFoods)),
  },
  {
    path: '/nutrition/week',
    tab: 'eat',
    Screen: lazyScreen(() => import('@/screens/nutrition/MealWeek').then((module) => module.MealWeek)),
  },
  {
    path: '/wellness',
    tab: 'wellness',
    Screen: lazyScreen(() => import('@/screens/wellness/Wellness').then((module) => module.Wellness)),
    entry: { label: 'wellness', icon: IconLeaf },
  },
  {
    path: '/workout-calendar',
    tab: 'train',
    Screen: lazyScreen(() => import('@/screens/calendar/WorkoutCalendar').then((module) => module.WorkoutCalendar)),
    entry: { label: 'calendar', icon: IconCalendarMonth },
  },
  {
    path: '/workout',
    tab: 'train',
    Screen: lazyScreen(() => import('@/screens/loggedworkout/LoggedWorkout').then((module) => module.LoggedWorkout)),
  },
  {
    path: '/exercise',
    tab: 'train',
    Screen: lazyScreen(() => import('@/screens/ExercisePage').then((module) => module.ExercisePage)),
  },
  {
    path: '/exercises',
    tab: 'train',
    Screen: lazyScreen(() => import('@/screens/exercises/Exercises').then((module) => module.Exercises)),
  },
  {
    path: '/workout-planner',
    tab: 'train',
    Screen: lazyScreen(() => import('@/screens/planner/WorkoutPlanner').then((module) => module.WorkoutPlanner)),
    entry: { label: 'myPlans', icon: IconClipboardList },
  },
  {
    path: '/ai-coach',
    tab: 'more',
    Screen: lazyScreen(() => import('@/screens/coach/AiCoach').then((module) => module.AiCoach)),
    entry: { label: 'aiCoach', icon: IconMessageCircle2 },
    notFoundLink: 'aiCoach',
  },
  {
    path: '/progress',
    tab: 'more',
    Screen: lazyScreen(() => import('@/screens/Progress').then((module) => module.Progress)),
    entry: { label: 'progress', icon: IconChartLine },
  },
  {
    path: '/nutrition-reports',
    tab: 'eat',
    Screen: lazyScreen(() => import('@/screens/nutrition/NutritionReports').then((module) => module.NutritionReports)),
  },
  {
    path: '/profile',
    tab: 'more',
    Screen: lazyScreen(() => import('@/screens/profile/Profile').then((module) => module.Profile)),
    entry: { label: 'profile', icon: IconUserCircle },
  },
];
