/** The folders of all brands, which `brandsModule` reads. */
declare module 'virtual:brands' {
  export const folders: readonly {
    readonly id: string;
    /** Names of all its files. */
    readonly files: readonly string[];
    /** Content of those that are text. */
    readonly texts: Readonly<Record<string, string>>;
  }[];
}
