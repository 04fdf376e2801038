/** Said to screen readers after signing in. */
const en = {
  'session.signedIn': 'You are signed in',
  'session.signedIn.named': 'You are signed in, {{name}}',
};
export default en;
