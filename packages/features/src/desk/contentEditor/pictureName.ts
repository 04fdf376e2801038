/** What a picture is called by its file: `Spring hero.JPG` is `spring-hero`. */
export const pictureName = (file: string): string =>
  file
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '') || 'picture';
