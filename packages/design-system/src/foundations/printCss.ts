/**
 * How a page is printed: its content alone, black on white. What surrounds it, what can be pressed and what sticks to
 * the window stays away; an open dialog is printed in place of the page, in full. Links out of the shop show where they
 * lead.
 */
export const printCss =
  '@media print{' +
  [
    '*,*::before,*::after{background-color:transparent!important;background-image:none!important;color:#000!important;box-shadow:none!important;text-shadow:none!important;animation:none!important;content-visibility:visible!important}',
    'html,body{background:#fff!important}main{padding:0!important}',
    // The header and the footer of the page, not those inside of its content.
    'header:not(main *),footer:not(main *),nav,[role=search],[role=status]:empty,a[href="#main"],button,[type=submit],[data-no-print]{display:none!important}',
    'a[href^="http"]::after,a[href^="mailto:"]::after{content:" (" attr(href) ")";font-size:.85em;overflow-wrap:anywhere}',
    'details::details-content{content-visibility:visible!important;block-size:auto!important}',
    'h1,h2,h3{break-after:avoid}li,tr,img,figure{break-inside:avoid}p{orphans:3;widows:3}',
    'html:has(dialog[open]) main{display:none!important}',
    'dialog:not([open]),dialog::backdrop{display:none!important}',
    'dialog[open],dialog[open] *{position:static!important;max-block-size:none!important;overflow:visible!important}',
  ].join('') +
  '}';
