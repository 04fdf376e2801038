/**
 * For pages in a script that is written from right to left and whose letters join, such as Arabic: tracking would tear
 * the letters apart, headlines need room for marks above and below them, and a text that is only there in English
 * keeps its order of words on its side of the page. Only such pages load it.
 */
export const joinedScriptCss =
  ':root *{letter-spacing:0!important}:root :is(h1,h1 *,h2,h3){line-height:1.3!important}' +
  ':where(p,dd,dt,li,td,h1,h2,h3,h4){unicode-bidi:plaintext;text-align:right}';
