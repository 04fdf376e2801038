/** Addresses of the embedded database's compressed files, which `packedDatabase` provides in a build. */
declare module 'virtual:packed-database' {
  export const packed: { pglite: string; initdb: string; data: string } | undefined;
}

/** The pictures that Storybook has, which `storyPicturesModule` provides. */
declare module 'virtual:story-pictures' {
  const manifest: unknown;
  export default manifest;
}
