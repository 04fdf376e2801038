/** Labels of the links that a market's configuration adds to the header. */
const en = {
  'link.orderHistory': 'Your orders',
  'link.orderTracker': 'Track an order',
  'link.help': 'Help',
  'link.giftCards': 'Gift cards',
  'link.sustainability': 'Sustainability',
  'link.storeFinder': 'Find a shop',
  'link.blog': 'Blog',
  'link.returns': 'Returns',
  'link.bot': 'Ask the assistant',
  'link.moscowPage': 'Moscow shop',
  'link.loyaltyLandingPage': 'Membership',
};
export default en;
