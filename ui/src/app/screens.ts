// Every screen of a signed-in person as one row: path, code, and its entry in the navigation. One line adds a screen.
import {
  IconCalendarMonth, IconChartLine, IconClipboardList, IconLayoutDashboard, IconLeaf, IconMessageCircle2, IconSalad, IconUserCircle,
  type Icon,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { appMessages } from './messages';

type Word = keyof (typeof appMessages)['en'];


export interface ScreenRow {
  path: string;
  load: () => Promise<ComponentType>;
  // Stands in the sidebar and the drawer, in this order.
  entry?: { label: Word; icon: Icon };
  // Offered on Page Not Found under this name.
  lostLink?: Word;
}

export const screens: readonly ScreenRow[] = [
  {
    path: '/',
    load: () => import('@/screens/Dashboard').then((module) => module.Dashboard),
    entry: { label: 'dashboard', icon: IconLayoutDashboard },
    lostLink: 'dashboard',
  },
  {
    path: '/fitness-journey',
    load: () => import('@/screens/FitnessJourney').then((module) => module.FitnessJourney),
    lostLink: 'fitnessJourney',
  },
  {
    path: '/log-workout',
    load: () => import('@/screens/LogWorkout').then((module) => module.LogWorkout),
    lostLink: 'logWorkout',
  },
  {
    path: '/nutrition',
    load: () => import('@/screens/Nutrition').then((module) => module.Nutrition),
    entry: { label: 'nutrition', icon: IconSalad },
  },
  {
    path: '/wellness',
    load: () => import('@/screens/Wellness').then((module) => module.Wellness),
    entry: { label: 'wellness', icon: IconLeaf },
  },
  {
    path: '/workout-calendar',
    load: () => import('@/screens/WorkoutCalendar').then((module) => module.WorkoutCalendar),
    entry: { label: 'calendar', icon: IconCalendarMonth },
  },
  {
    path: '/workout-planner',
    load: () => import('@/screens/WorkoutPlanner').then((module) => module.WorkoutPlanner),
    entry: { label: 'myPlans', icon: IconClipboardList },
  },
  {
    path: '/ai-coach',
    load: () => import('@/screens/AiCoach').then((module) => module.AiCoach),
    entry: { label: 'aiCoach', icon: IconMessageCircle2 },
    lostLink: 'aiCoach',
  },
  {
    path: '/progress',
    load: () => import('@/screens/Progress').then((module) => module.Progress),
    entry: { label: 'progress', icon: IconChartLine },
  },
  {
    path: '/nutrition-reports',
    load: () => import('@/screens/NutritionReports').then((module) => module.NutritionReports),
  },
  {
    path: '/profile',
    load: () => import('@/screens/Profile').then((module) => module.Profile),
    entry: { label: 'profile', icon: IconUserCircle },
  },
];
