/** Footer of every page. */
const en = {
  'footer.label': 'Footer',
  'footer.region': 'Country and language',
  'footer.copyright': '© {{year}} {{brand}}',
  'footer.pay': 'Ways to pay',
};
export default en;
