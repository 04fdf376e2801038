/** The strip of selling points above the header. */
const en = {
  pause: 'Stop the messages',
  play: 'Let the messages change',
  close: 'Close',
  /** What is left of a countdown. */
  'left.days': '{{days}} d {{hours}} h',
  'left.hours': '{{hours}} h {{minutes}} min',
  'left.minutes': '{{minutes}} min {{seconds}} s',
  over: 'This offer has ended',
};
export default en;
