export { brandPicture } from './brandPicture.ts';
export { pictureView } from './pictureView.ts';
