// The route tree with its guards.
import { Suspense } from 'react';
import { createBrowserRouter, Navigate, Outlet, useLocation, type RouteObject } from 'react-router';
import { useSession } from '@/shared/api/session';
import { lazyScreen } from '@/shared/lib/lazyComponents';
import { LoadingScreen } from '@/shared/ui/LoadingScreen';
import { redirectAfterLogin } from './redirectAfterLogin';
import { ErrorPage } from './ErrorPage';
import { screens, type ScreenRow } from './screens';
import { Shell } from './Shell';

const NotFound = lazyScreen(() => import('./NotFound').then((module) => module.NotFound));
const Auth = lazyScreen(() => import('@/screens/Auth').then((module) => module.Auth));
const ResetPassword = lazyScreen(() => import('@/screens/ResetPassword').then((module) => module.ResetPassword));
const Welcome = lazyScreen(() => import('@/screens/welcome/Welcome').then((module) => module.Welcome));

// A new session remounts the whole tree, so that no component keeps data of the previous user.
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
  const { to, state } = redirectAfterLogin(useLocation());
  return signedIn ? <Navigate to={to} state={state} replace /> : <Auth />;
}

function SignedInOnly() {
  const signedIn = useSession((state) => state.status === 'signedIn');
  return signedIn ? <Shell /> : <Welcome />;
}

function routeOf({ path, Screen }: ScreenRow): RouteObject {
  return { path, element: <Screen />, errorElement: <ErrorPage /> };
}

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorPage />,
    children: [
      { path: '/auth', element: <SignedOutOnly /> },
      // Without a guard: a user who follows the email's link may still be signed in on this device.
      { path: '/reset-password', element: <ResetPassword /> },
      { element: <SignedInOnly />, children: [...screens.map(routeOf), { path: '*', element: <NotFound /> }] },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}
