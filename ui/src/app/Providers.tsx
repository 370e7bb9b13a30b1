// Wraps the app in its providers: theme, queries, screen paths, toasts and the undo bar.
import { localStorageColorSchemeManager, MantineProvider, useMantineColorScheme } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { queryClient } from '@/shared/api/queryClient';
import { useSession } from '@/shared/api/session';
import { ScreenPaths } from '@/shared/hooks/useScreenPaths';
import { usePrintInLight } from '@/shared/hooks/usePrintInLight';
import { useRefetchOnNewDay } from '@/shared/hooks/useToday';
import { useLocale } from '@/shared/i18n/locale';
import { theme } from '@/shared/theme';
import { UndoBar } from '@/shared/ui/UndoBar';
import { screens } from './screens';
import { Toasts } from './Toasts';

const screenPaths = new Set(screens.map(({ path }) => path));
const colorSchemeManager = localStorageColorSchemeManager({ key: 'color-scheme' });

// Parts of the page would change their color later than the others.
function withoutTransitions(change: () => void): void {
  const page = document.documentElement;
  page.toggleAttribute('data-still', true);
  change();
  // Computes the styles of the whole page.
  page.getBoundingClientRect();
  page.toggleAttribute('data-still', false);
}

// Applies the signed-in user's language and color scheme.
function UserEffects() {
  const locale = useLocale();
  const colorScheme = useSession((state) => state.session?.user.theme);
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  useEffect(() => {
    if (colorScheme) withoutTransitions(() => setColorScheme(colorScheme === 'system' ? 'auto' : colorScheme));
  }, [colorScheme, setColorScheme]);
  useRefetchOnNewDay();
  usePrintInLight();
  return null;
}

export function Providers({ children, client = queryClient }: { children: ReactNode; client?: QueryClient }) {
  return (
    <MantineProvider
      theme={theme}
      // The content security policy forbids <style> elements: scripts/themeStyles.ts builds the sheet of the variables.
      withCssVariables={false}
      withGlobalClasses={false}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
    >
      <QueryClientProvider client={client}>
        <UserEffects />
        <ScreenPaths.Provider value={screenPaths}>{children}</ScreenPaths.Provider>
        <UndoBar />
        <Toasts />
      </QueryClientProvider>
    </MantineProvider>
  );
}
