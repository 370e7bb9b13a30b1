// The route tree with its guards: who may see what; it knows no screen but by the rows of screens.ts.
import { Suspense } from 'react';
import { createBrowserRouter, Navigate, Outlet, useLocation, type RouteObject } from 'react-router';
import { useSession } from '@/shared/api/session';
import { lazyScreen } from '@/shared/lib/lazyPart';
import { LoadingScreen } from '@/shared/ui/LoadingScreen';
import { arrivalFrom } from './arrival';
import { BrokenPage } from './BrokenPage';
import { NotFound } from './NotFound';
import { screens, type ScreenRow } from './screens';
import { Shell } from './Shell';

const Auth = lazyScreen(() => import('@/screens/Auth').then((module) => module.Auth));
const ResetPassword = lazyScreen(() => import('@/screens/ResetPassword').then((module) => module.ResetPassword));
const Welcome = lazyScreen(() => import('@/screens/welcome/Welcome').then((module) => module.Welcome));

// A new session is a new tree: no component keeps anything of the person before.
function Root() {
  const status = useSession((state) => state.status);
  const epoch = useSession((state) => state.epoch);
  if (status === 'loading') return <LoadingScreen />;
  return (
    <Suspense key={epoch} fallback={<LoadingScreen />}>
      <Outlet />
    </Suspense>
  );
}

function SignedOutOnly() {
  const signedIn = useSession((state) => state.status === 'signedIn');
  const { to, state } = arrivalFrom(useLocation());
  return signedIn ? <Navigate to={to} state={state} replace /> : <Auth />;
}

function SignedInOnly() {
  const signedIn = useSession((state) => state.status === 'signedIn');
  return signedIn ? <Shell /> : <Welcome />;
}

function routeOf({ path, Screen }: ScreenRow): RouteObject {
  return { path, element: <Screen />, errorElement: <BrokenPage /> };
}

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <BrokenPage />,
    children: [
      { path: '/auth', element: <SignedOutOnly /> },
      // Open to all: who follows the e-mail's link may still be logged in on this device.
      { path: '/reset-password', element: <ResetPassword /> },
      { element: <SignedInOnly />, children: [...screens.map(routeOf), { path: '*', element: <NotFound /> }] },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}
