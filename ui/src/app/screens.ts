// Every screen of a signed-in person as one row: path, code, and its entry in the navigation. One line adds a screen.
import { IconCalendarMonth, IconChartLine, IconClipboardList, IconLayoutDashboard, IconLeaf, type Icon } from '@tabler/icons-react';
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
    path: '/progress',
    load: () => import('@/screens/Progress').then((module) => module.Progress),
    entry: { label: 'progress', icon: IconChartLine },
  },
];
