/** The coloured half beside the forms of accounts. */
const en = {
  'accountLayout.panel': 'One email. We work out the rest.',
};
export default en;
