export { ColourDots } from '../src/Swatches/ColourDots.tsx';
export type { ColourDot, ColourDotsProps } from '../src/Swatches/ColourDots.tsx';
export { SwatchGrid } from '../src/Swatches/SwatchGrid.tsx';
export type { Swatch, SwatchGridProps } from '../src/Swatches/SwatchGrid.tsx';
export { PictureChoices } from '../src/Swatches/PictureChoices.tsx';
export type { PictureChoice, PictureChoicesProps } from '../src/Swatches/PictureChoices.tsx';
