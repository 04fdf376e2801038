export { Avatar } from '../src/Avatar/Avatar.tsx';
export type { AvatarProps } from '../src/Avatar/Avatar.tsx';
