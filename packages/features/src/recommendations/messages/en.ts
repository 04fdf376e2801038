export default {
  'recommendations.new': 'Just in',
  'recommendations.ways': 'Ways in',
  carousel: 'carousel',
  'carousel.slide': 'slide',
  'carousel.position': '{{number}} of {{total}}',
  'carousel.show': 'Show {{number}} of {{total}}',
  'carousel.previous': 'Previous',
  'carousel.next': 'Next',
};
