// Theme, queries, the list of screens, toasts and the undo bar around everything; it knows no route.
import { localStorageColorSchemeManager, MantineProvider, useMantineColorScheme } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useRefetchOnOtherTabChange } from '@/shared/api/otherTabs';
import { queryClient } from '@/shared/api/queryClient';
import { useSession } from '@/shared/api/session';
import { ScreenPaths } from '@/shared/hooks/useScreenPaths';
import { usePrintInLight } from '@/shared/hooks/usePrintInLight';
import { useRefetchOnNewDay } from '@/shared/hooks/useToday';
import { useLocale } from '@/shared/i18n/locale';
import { cssVariables, theme } from '@/shared/theme';
import { Toaster } from '@/shared/ui/Toaster';
import { UndoBar } from '@/shared/ui/UndoBar';
import { screens } from './screens';

const places = new Set(screens.map(({ path }) => path));
const colorSchemeManager = localStorageColorSchemeManager({ key: 'color-scheme' });

// Language and colour scheme follow the person who is signed in.
function FollowPerson() {
  const locale = useLocale();
  const chosen = useSession((state) => state.session?.user.theme);
  const { setColorScheme } = useMantineColorScheme();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  useEffect(() => {
    if (chosen) setColorScheme(chosen === 'system' ? 'auto' : chosen);
  }, [chosen, setColorScheme]);
  useRefetchOnNewDay();
  useRefetchOnOtherTabChange();
  usePrintInLight();
  return null;
}

export function Providers({ children, client = queryClient }: { children: ReactNode; client?: QueryClient }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
    >
      <QueryClientProvider client={client}>
        <FollowPerson />
        <ScreenPaths.Provider value={places}>{children}</ScreenPaths.Provider>
        <UndoBar />
        <Toaster />
      </QueryClientProvider>
    </MantineProvider>
  );
}
