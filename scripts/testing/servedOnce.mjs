/**
 * Lets Chromium keep the modules of a test run. Every test file opens a frame of its own, and without this each frame
 * asks the server again for two hundred modules: 24 MB, two thirds of them source maps of libraries.
 * @returns {import('vite').Plugin}
 */
export function servedOnce() {
  return {
    name: 'touchline-served-once',
    enforce: 'post',
    // The connection's own function: Vitest replaces `setHeader` of each answer to keep nothing.
    configureServer({ middlewares }) {
      middlewares.use((_request, response, next) => {
        const { writeHead } = response;
        response.writeHead = (/** @type {any[]} */ ...args) => {
          const type = String(response.getHeader('Content-Type'));
          if (args[0] === 200 && type.startsWith('text/javascript'))
            Object.getPrototypeOf(response).setHeader.call(
              response,
              'Cache-Control',
              'max-age=3600, immutable',
            );
          return Reflect.apply(writeHead, response, args);
        };
        next();
      });
    },
    transform(code, id) {
      return id.includes('/node_modules/') ? { code, map: { mappings: '' } } : undefined;
    },
  };
}
