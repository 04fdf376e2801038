export { Carousel } from '../src/Carousel/Carousel.tsx';
export type { CarouselProps, CarouselSlide, CarouselLabels } from '../src/Carousel/Carousel.tsx';
