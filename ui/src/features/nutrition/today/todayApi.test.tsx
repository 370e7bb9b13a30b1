import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { signIn } from '@/mocks/people';
import { createQueryClient } from '@/shared/api/queryClient';
import { macroTargets } from '@/features/nutrition/log/log';
import { useMealSuggestions } from './todayApi';

it("without the day's numbers no meal is asked for", async () => {
  signIn();
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useMealSuggestions(undefined, macroTargets), { wrapper });
  await expect(result.current.mutateAsync()).rejects.toThrow('No nutrition stats available');
});
