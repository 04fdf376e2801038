export { Button } from '../src/Button/Button.tsx';
export type { ButtonProps } from '../src/Button/Button.tsx';
export { ButtonLink } from '../src/Button/ButtonLink.tsx';
export type { ButtonLinkProps } from '../src/Button/ButtonLink.tsx';
export type { ButtonAppearance, ButtonVariant } from '../src/Button/ButtonRoot.ts';
