// Opens the tour one second after onboarding, unless the user has seen it.
import { useEffect, useState } from 'react';
import { useUser } from '@/shared/api/user';
import { isTourDue, makeTourDue, START_DELAY_MS } from './logic';

export function useTour() {
  const { id, onboardingCompleted } = useUser();
  const [due, setDue] = useState(() => isTourDue(id));
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!due || !onboardingCompleted) return;
    const timer = setTimeout(() => setOpen(true), START_DELAY_MS);
    return () => clearTimeout(timer);
  }, [due, onboardingCompleted]);

  return {
    open,
    // Called when onboarding is complete.
    start: () => {
      makeTourDue(id);
      setDue(isTourDue(id));
    },
    end: () => {
      setOpen(false);
      setDue(false);
    },
  };
}
