// Import first, for its side effect: reports in one sentence that Node is too old, before newer modules are loaded.
// It must therefore run on old versions: no syntax or built-in module newer than Node 14.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Touchline needs Node 20.19 or newer; this is Node ${process.versions.node}. See https://nodejs.org.`,
  );
  process.exit(1);
}
