import { expect, it } from 'vitest';
import { withoutMarkers } from './withoutMarkers.ts';

it('leaves the rules of a page, and nothing else, in its styles', () => {
  const styles =
    '<style data-styled="true" data-styled-version="6">.c1-0{color:red;}/*!sc*/\ndata-styled.g1[id="s1-0"]{content:"c1-0,"}/*!sc*/\n@media print{.c2-0{display:none;}}/*!sc*/\n</style>';
  expect(withoutMarkers(`${styles}<p>/*!sc*/</p>`)).toBe(
    '<style data-styled="true" data-styled-version="6">.c1-0{color:red;}@media print{.c2-0{display:none;}}</style><p>/*!sc*/</p>',
  );
});
