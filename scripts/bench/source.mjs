import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

let used = 0;

/**
 * One visitor's connection, from an unused address of this machine: the shop limits requests per address, and a crowd
 * has many addresses. Needs a system on which all of 127.0.0.0/8 is local, such as Linux.
 */
export function newSource() {
  used += 1;
  const localAddress = `127.${1 + (used >> 16)}.${(used >> 8) & 255}.${used & 255}`;
  return new Agent({ keepAlive: true, maxSockets: 1, localAddress });
}

/**
 * Sends a request to the shop over a visitor's connection.
 * @param {Agent} agent
 * @param {string} origin of the shop
 * @param {{ method?: string, path: string, headers?: Record<string, string>, body?: string }} call
 * @returns {Promise<{ status: number, cookies: string[], text: string }>}
 */
export function ask(agent, origin, { method = 'GET', path, headers = {}, body }) {
  const { host, port } = new URL(origin);
  const sent = {
    host,
    origin,
    ...(body
      ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
      : {}),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const asking = request(
      { agent, hostname: '127.0.0.1', port, method, path, headers: sent },
      (response) => {
        /** @type {Buffer[]} */
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () => {
          const body = Buffer.concat(parts);
          const isPacked = response.headers['content-encoding'] === 'gzip';
          resolve({
            status: response.statusCode ?? 0,
            cookies: response.headers['set-cookie'] ?? [],
            text: (isPacked ? gunzipSync(body) : body).toString(),
          });
        });
      },
    );
    asking.once('error', reject);
    asking.end(body);
  });
}
