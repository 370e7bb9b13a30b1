// Finds what is due to be told and remembers on this device that it was; it draws nothing.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { progressQuery, statsQuery, todaysWorkoutQuery, workoutsBetweenQuery } from '@/shared/api/queries';
import { useUser } from '@/shared/api/user';
import { useToday } from '@/shared/hooks/useToday';
import { weekStart } from '@/shared/lib/dates';
import { changeNoticeSettings, useNoticeSettings } from '@/shared/lib/noticeSettings';
import { clearedOnLogOut } from '@/shared/lib/resettable';
import { goalOf, openQuestions, reminderOf, untilTime, weekOf, type Notice } from './logic';

const useShown = create<{ notice: Notice | null }>(() => ({ notice: null }));
clearedOnLogOut(useShown);

const show = (notice: Notice | null) => useShown.setState({ notice });

export const dismissNotice = () => show(null);

// True once the local clock has reached the time of today.
function useReached(time: string, today: string): boolean {
  const [reached, setReached] = useState(() => untilTime(new Date(), time) === 0);
  useEffect(() => {
    const look = () => setReached(untilTime(new Date(), time) === 0);
    look();
    // A moment later, so that a timer a little early does not miss it.
    const timer = setTimeout(look, untilTime(new Date(), time) + 500);
    // A page that slept missed its moment.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [time, today]);
  return reached;
}

// Told once each: what is found is remembered as told, and stays until it is put away. Who is `training` is told nothing
// meanwhile: a card would lie over the sets.
export function useNotice(training: boolean): Notice | null {
  const user = useUser();
  const today = useToday();
  const monday = weekStart(today);
  const settings = useNoticeSettings();
  const settled = user.onboardingCompleted;
  const open = openQuestions(user, settings, today, monday);
  const due = useReached(settings.remindAt, today) && open.workout && settled && !training;
  const notice = useShown((state) => state.notice);

  const todays = useQuery({ ...todaysWorkoutQuery, enabled: due }).data;
  const logged = useQuery({ ...workoutsBetweenQuery(today, today), enabled: due }).data;
  const weeks = useQuery({ ...progressQuery('workouts', 'four_weeks'), enabled: open.week && settled && !training })
    .data?.frequency;
  // Asked by the screens that show it; here it is only listened to.
  const stats = useQuery({ ...statsQuery, enabled: false }).data;

  useEffect(() => {
    if (notice || training) return;
    if (due && todays && logged) {
      changeNoticeSettings({ reminded: today });
      return show(reminderOf(todays, logged));
    }
    const goal = open.goal && stats ? goalOf(stats, user) : null;
    if (goal) {
      changeNoticeSettings({ reached: monday });
      return show(goal);
    }
    if (open.week && weeks) {
      changeNoticeSettings({ summed: monday });
      show(weekOf(weeks, monday));
    }
  }, [notice, due, todays, logged, stats, weeks, open.goal, open.week, user, today, monday, training]);

  return notice;
}
