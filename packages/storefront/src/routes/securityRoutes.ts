import type { Guard } from './guards.ts';
import type { PageRoute } from './routes.ts';

/** The pages for the safety of an account. */
export const securityRoutes = (guard: Guard): readonly PageRoute[] => [
  {
    name: 'AccountSecurityPage',
    id: 'security',
    path: 'account/security',
    load: () => import('./security/page.ts'),
    guard,
  },
  {
    name: 'ConfirmSignInPage',
    id: 'confirmSignIn',
    path: 'account/confirm',
    load: () => import('./confirmSignIn/page.ts'),
    guard,
  },
  {
    name: 'VerifyEmailPage',
    id: 'verifyEmail',
    path: 'account/verify-email',
    guard,
    load: () => import('./verifyEmail/page.ts'),
  },
];
