import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { signIn } from '@/mocks/people';
import { createQueryClient } from '@/shared/api/queryClient';
import { useMealSuggestions } from './todayApi';

it("meal suggestions are not requested before the day's totals are loaded", async () => {
  signIn();
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useMealSuggestions(undefined), { wrapper });
  await expect(result.current.mutateAsync()).rejects.toThrow('No nutrition stats available');
});
