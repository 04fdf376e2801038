import type { MouseEventHandler, ReactNode } from 'react';

/** Who is signed in, and the way in for whoever is not. */
export interface HeaderAccount {
  /** The account, where it is not the one that the market's configuration names. */
  accountPath?: string | undefined;
  isSignedIn: boolean;
  /** First name of whoever is signed in, where it is known. */
  name: string | undefined;
  /** Below the icon of whoever is signed in: a tooltip. */
  note?: ReactNode;
  /** The sign-in page below the site path, which leads back to this page; or its address at another application. */
  signInPath: string;
  /** The registration page below the site path; it leads back to this page. Absent where nobody can register. */
  registerPath?: string | undefined;
  /** Opens the overlay in place of the sign-in page. */
  onSignIn?: MouseEventHandler | undefined;
  /** Opens the overlay in place of the registration page. */
  onRegister?: MouseEventHandler | undefined;
}
