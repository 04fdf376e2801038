/** The banner of the app; what it says itself is written by the brand. */
const en = {
  label: 'Our app',
  close: 'Close the banner',
  /** `count` is short already: `12K`. */
  rating: '{{rating}} of 5 stars, {{count}} ratings',
};
export default en;
