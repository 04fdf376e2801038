import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy in front of a server that can drop all data: connections stay open and nothing arrives. */
export interface SwallowingProxy {
  /** The server's address through the proxy. */
  readonly url: string;
  swallow(isSwallowing: boolean): void;
  close(): Promise<void>;
}

/** Starts a proxy in front of the server at this address. */
export async function startSwallowingProxy(target: string): Promise<SwallowingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isSwallowing = false;
  const passOn = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => void (isSwallowing || to.write(bytes)));
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      if (!isSwallowing) to.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    passOn(near, far);
    passOn(far, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    swallow: (next) => void (isSwallowing = next),
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
