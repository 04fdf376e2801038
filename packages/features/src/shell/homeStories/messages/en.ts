/** Stories of the home page. */
const en = {
  /** Names the row of round pictures. */
  rail: 'Stories',
  /** Of one of them, for screen readers. */
  open: 'Story: {{title}}',
  close: 'Close the story',
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Pause',
  play: 'Play',
  /** Which picture of a story is shown. */
  progress: 'Picture {{number}} of {{count}}',
};
export default en;
