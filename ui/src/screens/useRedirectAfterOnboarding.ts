// After the first questions: on to what someone asked for before signing up. The tour waits for their next visit here.
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readReturnTo } from '@/shared/lib/returnTo';

export function useRedirectAfterOnboarding(settled: boolean): void {
  const navigate = useNavigate();
  const asked = readReturnTo(useLocation().state);
  useEffect(() => {
    if (settled && asked !== null) void navigate(asked, { replace: true });
  }, [settled, asked, navigate]);
}
