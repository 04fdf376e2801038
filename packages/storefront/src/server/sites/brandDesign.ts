import type { BrandDesign, DesignColors } from '@touchline/commerce/brand/BrandDesign';
import { plainValues, type Brand, type PlainColors } from '@touchline/design-system/brand';
import { fontCss } from '@touchline/design-system/fonts';
import { fontPath } from './fontPath.ts';

const colorsOf = (color: PlainColors): DesignColors => ({
  ...{ paper: color('paper'), text: color('text'), subtle: color('text.subtle'), edge: color('edge') },
  ...{ error: color('error'), errorGround: color('error.ground') },
  ...{ primary: color('primary'), onPrimary: color('primary.on'), accent: color('accent') },
});

/** What the back end shows of the brand: in mails and on the sandbox's pages. */
export function brandDesign({ name, tokens, fonts }: Brand): BrandDesign {
  const { light, dark, band, css } = plainValues(tokens);
  const font = css('font.text');
  return {
    name,
    light: colorsOf(light),
    dark: colorsOf(dark),
    band: { ground: band('paper'), text: band('text') },
    radius: css('radius.control'),
    height: css('size.control'),
    font,
    fontFaces: fontCss({ fonts: fonts.filter(({ family }) => font.includes(family)) }, fontPath),
  };
}
