import type { Face } from '../fonts/Face.ts';
import type { LogoArt } from '../Logo/LogoArt.ts';
import type { TokenGroup } from './tokenFile.ts';

/** A brand, as its folder describes it. */
export interface Brand {
  /** Name of its folder, and its value of `data-brand`. */
  readonly id: string;
  /** Its name, as texts write it. */
  readonly name: string;
  /** Its name as the logo writes it. */
  readonly logo: string;
  readonly mark: LogoArt;
  /** `tokens.json`, which has passed `checkBrand`. */
  readonly tokens: TokenGroup;
  /** Its fonts, display first; files of its folder. */
  readonly fonts: readonly Face[];
  /** Ground of the plain page shown when nothing else works. */
  readonly failurePage: 'accent' | 'band';
  /** Default pictures of pages without their own: addresses without width and format. */
  readonly pictures: BrandPictures;
  /** Title of the page that says that an address leads nowhere, by language; without one it is a plain one. */
  readonly notFoundTitle: Readonly<Record<string, string>>;
}

/** Default pictures of a brand; a page without one shows none. */
export interface BrandPictures {
  /** Beside the forms of accounts. */
  readonly account?: string;
  readonly emptyBag?: string;
  readonly notFound?: string;
}

/** The files every brand's folder has; its fonts and pictures stand next to them. */
export const brandFiles = ['brand.json', 'tokens.json', 'logo.svg', 'icon.svg'] as const;
