// The shop with hot reload: Vite serves the browser's modules and loads the server's, both from source.
import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
process.env.NODE_ENV = 'development';

const vite = await createServer({ root: here, appType: 'custom', server: { middlewareMode: true } });
const { startDevelopment } = await vite.ssrLoadModule('/src/server/development.ts');
const { listener, port, stop } = await startDevelopment(process.env);

const server = createHttpServer((incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing));
});
server.listen(port, () => console.log(`The shop in development is open at http://localhost:${port}.`));
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    server.close();
    await Promise.allSettled([stop(), vite.close()]);
    process.exit(0);
  });
}
