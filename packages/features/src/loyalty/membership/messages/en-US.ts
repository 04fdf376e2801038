/** What America spells differently. */
export const hasGaps = true;

export default {
  INVITE_A_FRIEND: 'You know your way around now. Tell a friend about the program.',
  'join.text':
    'Joining is free. You earn points with each order; they become vouchers. By joining you accept the terms of the program.',
  leave: 'Leave the program',
  'consent.main.text':
    'Your account is part of our program: points, vouchers and member prices. Accept the terms to go on.',
  'welcome.title': 'Welcome to the program',
};
