export { pictureView } from './pictureView.ts';
