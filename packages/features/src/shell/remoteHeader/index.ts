export { RemoteHeader, type RemoteHeaderProps } from './RemoteHeader.tsx';
