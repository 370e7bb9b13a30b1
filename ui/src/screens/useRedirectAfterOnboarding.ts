// After onboarding, redirects to the address that was requested before sign-up. The tour then starts on a later visit.
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readReturnTo } from '@/shared/lib/returnTo';

export function useRedirectAfterOnboarding(completed: boolean): void {
  const navigate = useNavigate();
  const returnTo = readReturnTo(useLocation().state);
  useEffect(() => {
    if (completed && returnTo !== null) void navigate(returnTo, { replace: true });
  }, [completed, returnTo, navigate]);
}
