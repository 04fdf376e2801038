/** The page that asks for a link, below the site path. */
export const forgotPasswordPath = '/account/forgot-password';
