// The shop with hot reload: Vite serves the browser's modules and loads the server's modules, both from source.
import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
process.env.NODE_ENV = 'development';

const vite = await createServer({ root: here, appType: 'custom', server: { middlewareMode: true } });
const { startDevelopment } = await vite.ssrLoadModule('/src/server/start/development.ts');
const { listener, port, stop } = await startDevelopment(process.env);

const server = createHttpServer((incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing));
});
/** Stops everything that was started, then exits. */
async function end(code) {
  server.close();
  await Promise.allSettled([stop(), vite.close()]);
  process.exit(code);
}

server.once('error', (error) => {
  const isTaken = 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    isTaken
      ? `Port ${port} is taken: choose another with PORT=3001.`
      : `The server could not listen: ${error.message}`,
  );
  void end(1);
});
server.listen(port, () => console.log(`The shop in development is open at http://localhost:${port}.`));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end(0));
