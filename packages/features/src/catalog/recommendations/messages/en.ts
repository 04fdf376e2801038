export default {
  'recommendations.new': 'Just in',
  'recommendations.product': 'Others also looked at',
  'recommendations.bag': 'Goes with your bag',
  'recommendations.views': 'Picked for you',
  'recommendations.ways': 'Ways in',
  carousel: 'carousel',
  'carousel.slide': 'slide',
  'carousel.position': '{{number}} of {{total}}',
  'carousel.show': 'Show {{number}} of {{total}}',
  'carousel.previous': 'Previous',
  'carousel.next': 'Next',
};
