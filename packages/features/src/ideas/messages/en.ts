export default {
  'ideas.new': 'Just in',
  'ideas.ways': 'Ways in',
};
