/** The blog. */
const en = {
  title: 'The bench',
  /** Title of a later page: the number of the page. */
  'title.page': 'The bench, page {{page}}',
  lead: 'Tests, training and how things are made, from the people who make them.',
  /** Name and date: the author, then the day. */
  by: 'By {{author}}, {{day}}',
  back: 'All stories',
  pages: 'Pages of stories',
  page: 'Page {{page}}',
  previous: 'Newer stories',
  next: 'Older stories',
  loading: 'Fetching the stories',
  'failed.title': 'The stories did not arrive',
  'failed.text': 'The connection dropped on the way.',
  retry: 'Try again',
};
export default en;
