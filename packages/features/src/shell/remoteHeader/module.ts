import { defineModule } from '../../platform/module/index.ts';

/** The band above the header, by another application. */
export const remoteHeaderModule = defineModule({
  key: 'remoteHeader',
  config: ['remoteHeaderOrigin', 'remoteHeaderName', 'remoteHeaderIntegrity'],
});
