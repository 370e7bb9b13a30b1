// Finds the due notice and remembers on this device that it was shown.
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { progressQuery, statsQuery, todaysWorkoutQuery, usageQuery, workoutsBetweenQuery } from '@/shared/api/queries';
import { useUser } from '@/shared/api/user';
import { useToday } from '@/shared/hooks/useToday';
import { weekStart } from '@/shared/lib/dates';
import { changeNoticeSettings, useNoticeSettings } from '@/shared/lib/noticeSettings';
import { resetOnSessionChange } from '@/shared/lib/resetOnSessionChange';
import { useWithUnsentWorkouts } from '@/shared/outbox/workouts';
import { goalOf, dueNotices, reminderOf, storageOf, untilTime, weekOf, type Notice } from './logic';

const useShown = create<{ notice: Notice | null }>(() => ({ notice: null }));
resetOnSessionChange(useShown);

const show = (notice: Notice | null) => useShown.setState({ notice });

export const dismissNotice = () => show(null);

// True once the local clock has reached the time of today.
function useReached(time: string, today: string): boolean {
  const [reached, setReached] = useState(() => untilTime(new Date(), time) === 0);
  useEffect(() => {
    const check = () => setReached(untilTime(new Date(), time) === 0);
    check();
    // Slightly later, so that a timer that fires early does not miss it.
    const timer = setTimeout(check, untilTime(new Date(), time) + 500);
    // Timers do not fire while the device sleeps.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [time, today]);
  return reached;
}

// Without answers that this device keeps from an earlier time, as long as they are fetched again.
function answerOfNow<T>({ data, isStale, isError }: UseQueryResult<T>): T | undefined {
  return isStale && !isError ? undefined : data;
}

// Each notice is shown once and stays until it is dismissed. `busy`: nothing is shown, because a card would cover what
// the user works with.
export function useNotice(busy: boolean): Notice | null {
  const user = useUser();
  const today = useToday();
  const monday = weekStart(today);
  const settings = useNoticeSettings();
  const onboarded = user.onboardingCompleted;
  const pending = dueNotices(user, settings, today, monday);
  const due = useReached(settings.remindAt, today) && pending.workout && onboarded && !busy;
  const notice = useShown((state) => state.notice);

  const todays = answerOfNow(useQuery({ ...todaysWorkoutQuery, enabled: due }));
  const todaysLogs = useQuery({ ...workoutsBetweenQuery(today, today), enabled: due });
  const logged = answerOfNow(useWithUnsentWorkouts(todaysLogs, today, today));
  const weeks = answerOfNow(
    useQuery({ ...progressQuery('workouts', 'four_weeks'), enabled: pending.week && onboarded && !busy }),
  )?.frequency;
  const usage = answerOfNow(useQuery({ ...usageQuery, enabled: pending.storage && onboarded && !busy }));
  // Never fetches: uses the data of screens that show the statistics.
  const stats = useQuery({ ...statsQuery, enabled: false }).data;

  useEffect(() => {
    if (notice || busy) return;
    if (due && todays && logged) {
      changeNoticeSettings({ reminded: today });
      return show(reminderOf(todays, logged));
    }
    const goal = pending.goal && stats ? goalOf(stats, user) : null;
    if (goal) {
      changeNoticeSettings({ reached: monday });
      return show(goal);
    }
    const storage = pending.storage && usage ? storageOf(usage) : null;
    if (storage) {
      changeNoticeSettings({ warned: monday });
      return show(storage);
    }
    if (pending.week && weeks) {
      changeNoticeSettings({ summed: monday });
      show(weekOf(weeks, monday));
    }
  }, [
    notice,
    due,
    todays,
    logged,
    stats,
    usage,
    weeks,
    pending.goal,
    pending.storage,
    pending.week,
    user,
    today,
    monday,
    busy,
  ]);

  return notice;
}
