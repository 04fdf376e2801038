import type { MouseEventHandler, ReactNode } from 'react';

/** Who is signed in, and the way in for whoever is not. */
export interface HeaderAccount {
  isSignedIn: boolean;
  /** First name of whoever is signed in, where it is known. */
  name: string | undefined;
  /** Below the icon of whoever is signed in: a tooltip. */
  note?: ReactNode;
  /** The sign-in page below the site path; it leads back to this page. */
  signInPath: string;
  /** The registration page below the site path; it leads back to this page. */
  registerPath: string;
  /** Opens the overlay in place of the sign-in page. */
  onSignIn?: MouseEventHandler | undefined;
  /** Opens the overlay in place of the registration page. */
  onRegister?: MouseEventHandler | undefined;
}
