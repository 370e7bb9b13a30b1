// Every screen of a signed-in person as one row: path, code, and its entry in the navigation. One line adds a screen.
import {
  IconCalendarMonth, IconChartLine, IconClipboardList, IconLayoutDashboard, IconLeaf, IconMessageCircle2, IconSalad, IconUserCircle,
  type Icon,
} from '@tabler/icons-react';
import { lazy, type ComponentType } from 'react';
import { Dashboard } from '@/screens/Dashboard';
import type { appMessages } from './messages';

type Word = keyof (typeof appMessages)['en'];

export interface ScreenRow {
  path: string;
  Screen: ComponentType;
  // Stands in the sidebar and the drawer, in this order.
  entry?: { label: Word; icon: Icon };
  // Offered on Page Not Found under this name.
  lostLink?: Word;
}

export const screens: readonly ScreenRow[] = [
  {
    path: '/',
    // Part of the first file: drawn at once, without a page that waits for it.
    Screen: Dashboard,
    entry: { label: 'dashboard', icon: IconLayoutDashboard },
    lostLink: 'dashboard',
  },
  {
    path: '/fitness-journey',
    Screen: lazy(() => import('@/screens/FitnessJourney').then((module) => ({ default: module.FitnessJourney }))),
    lostLink: 'fitnessJourney',
  },
  {
    path: '/log-workout',
    Screen: lazy(() => import('@/screens/LogWorkout').then((module) => ({ default: module.LogWorkout }))),
    lostLink: 'logWorkout',
  },
  {
    path: '/nutrition',
    Screen: lazy(() => import('@/screens/Nutrition').then((module) => ({ default: module.Nutrition }))),
    entry: { label: 'nutrition', icon: IconSalad },
  },
  {
    path: '/wellness',
    Screen: lazy(() => import('@/screens/Wellness').then((module) => ({ default: module.Wellness }))),
    entry: { label: 'wellness', icon: IconLeaf },
  },
  {
    path: '/workout-calendar',
    Screen: lazy(() => import('@/screens/WorkoutCalendar').then((module) => ({ default: module.WorkoutCalendar }))),
    entry: { label: 'calendar', icon: IconCalendarMonth },
  },
  {
    path: '/workout-planner',
    Screen: lazy(() => import('@/screens/WorkoutPlanner').then((module) => ({ default: module.WorkoutPlanner }))),
    entry: { label: 'myPlans', icon: IconClipboardList },
  },
  {
    path: '/ai-coach',
    Screen: lazy(() => import('@/screens/AiCoach').then((module) => ({ default: module.AiCoach }))),
    entry: { label: 'aiCoach', icon: IconMessageCircle2 },
    lostLink: 'aiCoach',
  },
  {
    path: '/progress',
    Screen: lazy(() => import('@/screens/Progress').then((module) => ({ default: module.Progress }))),
    entry: { label: 'progress', icon: IconChartLine },
  },
  {
    path: '/nutrition-reports',
    Screen: lazy(() => import('@/screens/NutritionReports').then((module) => ({ default: module.NutritionReports }))),
  },
  {
    path: '/profile',
    Screen: lazy(() => import('@/screens/Profile').then((module) => ({ default: module.Profile }))),
    entry: { label: 'profile', icon: IconUserCircle },
  },
];
