export { VisuallyHidden } from '../src/VisuallyHidden/VisuallyHidden.tsx';
