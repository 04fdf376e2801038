export { loadRemote, remoteScript, type Remote } from './loadRemote.ts';
export { loadStyledRemote, type StyledRemote } from './loadStyledRemote.ts';
export { RemoteComponent, type RemoteComponentProps } from './RemoteComponent.tsx';
export { useRemote } from './useRemote.ts';
