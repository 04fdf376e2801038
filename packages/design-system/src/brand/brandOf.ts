import type { LogoArt } from '../Logo/LogoArt.ts';
import type { Brand } from './Brand.ts';
import type { TokenGroup } from './tokenFile.ts';

/** The brand of files that are known to be right; `about` is its `brand.json`. */
export function brandOf(id: string, about: object, tokens: TokenGroup, mark: LogoArt): Brand {
  const { name = id, logo = name, fonts = [], failurePage = 'band', pictures = {} } = about as Partial<Brand>;
  const { notFoundTitle = {} } = about as Partial<Brand>;
  return { id, name, logo, mark, tokens, fonts, failurePage, pictures, notFoundTitle };
}
