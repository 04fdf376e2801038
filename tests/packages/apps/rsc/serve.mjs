// Serves the built page of server components, and prints its address.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import handler from './dist/rsc/index.js';

const server = createServer((request, response) => {
  if (request.url?.startsWith('/assets/')) {
    response.setHeader('content-type', 'text/javascript');
    response.end(readFileSync(new URL(`./dist/client${request.url}`, import.meta.url)));
    return;
  }
  void handler(new Request(new URL(request.url ?? '/', 'http://site.test'))).then(async (answer) => {
    response.setHeader('content-type', answer.headers.get('content-type') ?? '');
    response.end(await answer.text());
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`http://127.0.0.1:${address?.port}`);
});
