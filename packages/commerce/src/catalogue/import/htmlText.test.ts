import { describe, expect, it } from 'vitest';
import { feedLine, feedText } from './feedText.ts';

describe('Markup in a feed', () => {
  it.each([
    ['Warm <b>wool</b> &amp; silk', 'Warm wool & silk'],
    ['<p>Light.</p><p>Dries fast.</p>', 'Light.\n\nDries fast.'],
    ['<p>Light.<br/>Dries fast.</p>', 'Light.\nDries fast.'],
    [
      '<p>For:</p><ul><li>rain</li><li><p>wind</p></li></ul><p>Not snow.</p>',
      'For:\n\n• rain\n• wind\n\nNot snow.',
    ],
    ['<ol><li>Wash</li><li>Dry</li></ol>', '1. Wash\n2. Dry'],
    ['<ul><li>Sole<ul><li>rubber</li></ul></li><li>Laces</li></ul>', '• Sole\n• rubber\n• Laces'],
    ['&lt;p&gt;Light &amp;amp; &lt;strong&gt;strong&lt;/strong&gt;&lt;/p&gt;', 'Light & strong'],
    ['<div class="x">One</div><div>Two</div>', 'One\nTwo'],
    [
      '<table><tr><td>Weight</td><td>200 g</td></tr><tr><td>Drop</td><td>8 mm</td></tr></table>',
      'Weight 200 g\nDrop 8 mm',
    ],
    ['A<script>alert(1)</script><style>p{}</style><!-- note -->B', 'AB'],
    ['<p>Cut off in the mid<a hre', 'Cut off in the mid'],
    ['<o:p>From a word processor</o:p>', 'From a word processor'],
    ['<span onclick="x()">Hello</span><img src=x onerror=alert(1)>', 'Hello'],
    ['<script>alert(1)</script>', ''],
    ['5 < 6 > 4, I <3 it, a <b', '5 < 6 > 4, I <3 it, a <b'],
    ['Fits heights <M> and <L>', 'Fits heights <M> and <L>'],
  ])('%j becomes %j', (raw, text) => {
    expect(feedText(raw)).toBe(text);
  });

  it('leaves a title on one line', () => {
    expect(feedLine('<h1>Peak<br>jacket</h1>\n &trade;')).toBe('Peak jacket ™');
  });

  it('turns halves of an emoji that were written apart into the emoji', () => {
    expect(feedText('Fast &#xD83D;&#xDE00; &#55357;&#56832;')).toBe('Fast 😀 😀');
  });
});
