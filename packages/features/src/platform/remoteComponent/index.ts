export { loadRemote, remoteScript, type Remote } from './loadRemote.ts';
export { RemoteComponent, type RemoteComponentProps } from './RemoteComponent.tsx';
