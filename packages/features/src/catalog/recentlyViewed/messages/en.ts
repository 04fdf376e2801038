export default {
  recentlyViewed: 'Recently viewed',
};
