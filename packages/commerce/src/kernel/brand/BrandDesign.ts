/** Colours of a brand in one scheme, as `#rrggbb`: mail programs and pages elsewhere know no variables. */
export interface DesignColors {
  readonly paper: string;
  readonly text: string;
  readonly subtle: string;
  readonly edge: string;
  readonly error: string;
  readonly errorGround: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly accent: string;
}

/** What the back end shows of the shop's brand: in mails, in texts and on the sandbox's pages. */
export interface BrandDesign {
  /** Name as texts write it. */
  readonly name: string;
  readonly light: DesignColors;
  readonly dark: DesignColors;
  /** The dark band of header and footer. */
  readonly band: { readonly ground: string; readonly text: string };
  /** Corners and height of fields and buttons, as CSS. */
  readonly radius: string;
  readonly height: string;
  /** Font family of texts, as CSS. */
  readonly font: string;
  /** `@font-face` rules of that family, with files that the shop serves; without them the fallbacks of `font` are used. */
  readonly fontFaces?: string;
}

/** The design of a shop that was given none: plain colours, and the name of its brand. */
export function neutralDesign(brand: string): BrandDesign {
  return {
    name: brand.charAt(0).toUpperCase() + brand.slice(1),
    light: {
      ...{ paper: '#ffffff', text: '#1a1a1a', subtle: '#5b5c60', edge: '#74757a' },
      ...{ error: '#b8122b', errorGround: '#fdf0f1' },
      ...{ primary: '#1a1a1a', onPrimary: '#ffffff', accent: '#ffd400' },
    },
    dark: {
      ...{ paper: '#121212', text: '#f4f4f4', subtle: '#a9aab0', edge: '#85868c' },
      ...{ error: '#ff8793', errorGround: '#2b1519' },
      ...{ primary: '#f4f4f4', onPrimary: '#121212', accent: '#ffd400' },
    },
    band: { ground: '#1a1a1a', text: '#ffffff' },
    radius: '4px',
    height: '52px',
    font: 'Arial,system-ui,sans-serif',
  };
}
