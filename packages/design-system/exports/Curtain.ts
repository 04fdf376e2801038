export { Curtain } from '../src/Curtain/Curtain.tsx';
export type { CurtainProps } from '../src/Curtain/Curtain.tsx';
